import { type ThemedValue, themeTokens } from './themeTokens.ts';
import { media } from './breakpoints.ts';

/** Public name of a token's CSS variable: `--planner-color-control-line` for `color.controlLine`. */
export const variableName = (path: readonly string[]): string =>
  `--planner-${path.join('-').replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

/** A theme that can be on. Its name is the class that applies it. */
export type ThemeName = 'light' | 'dark';

/** `system` follows the operating system. */
export type ThemePreference = ThemeName | 'system';

type ValuesOf<Tokens> = {
  readonly [Name in keyof Tokens]: Tokens[Name] extends ThemedValue ? string : ValuesOf<Tokens[Name]>;
};

export type Theme = ValuesOf<typeof themeTokens>;

/** Both themes of an application. */
export type Themes = Readonly<Record<ThemeName, Theme>>;

const valuesOf = (tokens: object, theme: ThemeName): object =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [
      name,
      theme in token ? token[theme] : valuesOf(token, theme),
    ]),
  );

const themeOf = (theme: ThemeName) => valuesOf(themeTokens, theme) as Theme;

/** The light theme: a value for each token. */
export const light = themeOf('light');
/** The dark theme: a value for each token. */
export const dark = themeOf('dark');

interface TokenValues {
  readonly [name: string]: string | TokenValues;
}

/** CSS variables by their public names. */
const variablesOf = (tokens: TokenValues, path: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tokens).flatMap(([name, value]) => {
      const place = [...path, name];
      return typeof value === 'string'
        ? [[variableName(place), value]]
        : Object.entries(variablesOf(value, place));
    }),
  );

/** For `prefers-contrast: more`: secondary text and outlines like text, hairlines like secondary text. */
export const moreContrast = ({ color }: Theme) => ({
  muted: color.text,
  line: color.muted,
  controlLine: color.text,
});

export interface ThemeRule {
  readonly selector: string;
  readonly media: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** The rules of a style sheet that apply two themes. Paper is always light. */
export const themeRules = (themes: Themes): ThemeRule[] => [
  { selector: ':root, .light', media: 'all', variables: variablesOf({ ...themes.light }) },
  {
    selector: ':root, .light',
    media: media.moreContrast,
    variables: variablesOf({ color: moreContrast(themes.light) }),
  },
  { selector: '.dark', media: 'screen', variables: variablesOf({ ...themes.dark }) },
  {
    selector: '.dark',
    media: `screen and ${media.moreContrast}`,
    variables: variablesOf({ color: moreContrast(themes.dark) }),
  },
];
