import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Grid } from '../Stack/Grid.tsx';
import { contrast } from '../theme/contrast.ts';
import { contrastPairs } from '../theme/contrastPairs.ts';
import { dark } from '../theme/dark.ts';
import { light } from '../theme/light.ts';
import type { Theme, Tone } from '../theme/Theme.ts';
import * as styles from './foundations.css.ts';

const meta = preview.meta({ title: 'Foundations/Colors' });

const themeOf = (globals: Record<string, unknown>) => (globals['theme'] === 'dark' ? dark : light);

const flatten = ([name, value]: [string, string | Tone]): [string, string][] =>
  typeof value === 'string'
    ? [[name, value]]
    : [
        [`${name}.soft`, value.soft],
        [`${name}.text`, value.text],
      ];

function Palette({ theme }: { theme: Theme }) {
  return (
    <Grid columns="cards">
      {Object.entries(theme.color)
        .flatMap(flatten)
        .map(([name, color]) => (
          <div key={name} className={styles.swatch}>
            <div className={styles.chip} style={{ background: color }} />
            <span>{name}</span>
            <span>{color}</span>
          </div>
        ))}
    </Grid>
  );
}

/** Every colour of the theme in the toolbar, by the name components use. */
export const AllColors = meta.story({ render: (_, { globals }) => <Palette theme={themeOf(globals)} /> });

function ContrastTable({ theme }: { theme: Theme }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {['Sample', 'Front', 'Back', 'Contrast', 'At least'].map((head) => (
            <th key={head} scope="col" className={styles.cell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contrastPairs(theme).map(({ front, back, frontColor, backColor, atLeast }) => (
          <tr key={`${front} ${back}`}>
            <td className={styles.cell}>
              <div className={styles.sample} style={{ color: frontColor, background: backColor }}>
                {atLeast === 3 ? <span aria-hidden>■ ◯</span> : 'Ag'}
              </div>
            </td>
            <td className={styles.cell}>{front}</td>
            <td className={styles.cell}>{back}</td>
            <td className={styles.cell}>{contrast(frontColor, backColor).toFixed(2)}</td>
            <td className={styles.cell}>{atLeast}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Contrast (WCAG 2.2) of every pair that people have to tell apart, measured from the tokens. A unit test holds them. */
export const MeasuredContrast = meta.story({
  render: (_, { globals }) => <ContrastTable theme={themeOf(globals)} />,
  // The marks for lines and fills are purposely not text and may be below 4.5.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', selector: ':not([aria-hidden])' }] } } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(contrastPairs(themeOf(globals)).length + 1);
  },
});
