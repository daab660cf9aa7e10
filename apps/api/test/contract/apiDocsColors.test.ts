import { expect, test } from 'vitest';
import dark from '../../../../packages/ui/tokens/dark.json' with { type: 'json' };
import light from '../../../../packages/ui/tokens/light.json' with { type: 'json' };

interface ColorToken {
  $value: { components: number[] };
}

const toCss = ({ $value }: ColorToken): string => `oklch(${$value.components.join(' ')})`;

const COLORS = [
  'page',
  'surface',
  'sunken',
  'hover',
  'line',
  'text',
  'muted',
  'accentText',
  'focus',
] as const;
const TONES = ['neutral', 'positive', 'warning', 'danger', 'info'] as const;

const propertyOf = (name: string, inLight: ColorToken, inDark: ColorToken): string =>
  `  --${name}: light-dark(${toCss(inLight)}, ${toCss(inDark)});`;

// `pnpm generate` writes the file.
test('the documentation has the colors of the kit', async () => {
  const properties = [
    ...COLORS.map((name) => propertyOf(name, light.color[name], dark.color[name])),
    ...TONES.flatMap((tone) =>
      (['soft', 'text'] as const).map((part) =>
        propertyOf(`${tone}-${part}`, light.color[tone][part], dark.color[tone][part]),
      ),
    ),
  ];
  await expect(`// Generated from the tokens of the kit by \`pnpm generate\`. Do not edit.

/** Colors of the kit as CSS custom properties, light and dark. */
export const COLORS = \`
${properties.join('\n')}
\`;
`).toMatchFileSnapshot('../../src/docs/generated/colors.ts');
});
