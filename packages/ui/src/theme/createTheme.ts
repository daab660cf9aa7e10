import { contrastOfOklch } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { dark, light, type ThemeRule, themeRules, type Themes } from './themes.ts';

export { hexOfOklch } from './contrast.ts';
export type { Themes } from './themes.ts';

/** Hue of the accent in the kit's tokens, and of nothing else. */
const ACCENT_HUE = 275;

const turn = <Tokens>(theme: Tokens, hue: number): Tokens =>
  JSON.parse(JSON.stringify(theme).replaceAll(` ${ACCENT_HUE})`, ` ${hue})`)) as Tokens;

/** The kit's themes with an accent of another hue, in degrees of OKLCH from 0 to 360. */
export const withAccentHue = (hue: number): Themes => ({ light: turn(light, hue), dark: turn(dark, hue) });

/** Not rounded up: 4.499 is below 4.5. */
const ratio = (contrast: number) => `${Math.floor(contrast * 100) / 100}:1`;

const contrastProblems = (themes: Themes): string[] =>
  Object.entries(themes).flatMap(([name, theme]: [string, Themes['light']]) =>
    contrastPairs(theme).flatMap(({ front, back, frontColor, backColor, atLeast }) => {
      const contrast = contrastOfOklch(frontColor, backColor);
      return contrast < atLeast
        ? [`${front} on ${back} in the ${name} theme is ${ratio(contrast)}, needs ${atLeast}:1`]
        : [];
    }),
  );

const changedNames = (rules: readonly ThemeRule[], kitRules: readonly ThemeRule[]): Set<string> =>
  new Set(
    rules.flatMap(({ variables }, index) =>
      Object.keys(variables).filter((name) => variables[name] !== kitRules[index]?.variables[name]),
    ),
  );

/**
 * The CSS of two themes, which replaces the kit's: add it to the page in any way. It has only variables that differ from the
 * kit's, so it is empty for the kit's own themes. Colors are `oklch(L C H)`.
 * @throws naming each pair of colors whose contrast is below WCAG 2.2 AA
 */
export function createTheme(themes: Themes): string {
  const problems = contrastProblems(themes);
  if (problems.length > 0) throw new Error(`The contrast of the theme is too low:\n${problems.join('\n')}`);

  const rules = themeRules(themes);
  const changed = changedNames(rules, themeRules({ light, dark }));
  // Each rule sets all of them: unlayered, the light ones would win over the kit's dark ones.
  return rules
    .map(({ selector, media, variables }) => {
      const declarations = Object.entries(variables)
        .filter(([name]) => changed.has(name))
        .map(([name, value]) => `${name}:${value}`);
      return declarations.length > 0 ? `@media ${media}{${selector}{${declarations.join(';')}}}` : '';
    })
    .join('');
}
