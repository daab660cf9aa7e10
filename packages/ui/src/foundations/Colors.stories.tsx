import { useSyncExternalStore } from 'react';
import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Grid } from '../Stack/Stack.tsx';
import { contrastOfOklch } from '../theme/contrast.ts';
import { contrastPairs } from '../theme/contrastPairs.ts';
import { dark, light, type Theme } from '../theme/themes.ts';
import { darkTheme } from '../theme/themes.css.ts';
import * as styles from '../testing/foundations.css.ts';

const meta = preview.meta({ title: 'Foundations/Colors' });

const shownTheme = () => (document.documentElement.classList.contains(darkTheme) ? dark : light);

const watchClass = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
};

/** Follows the theme of the page, which tests change without rendering the story again. */
const useShownTheme = (): Theme => useSyncExternalStore(watchClass, shownTheme);

const flatten = ([name, value]: [string, Theme['color'][keyof Theme['color']]]): [string, string][] =>
  typeof value === 'string'
    ? [[name, value]]
    : [
        [`${name}.soft`, value.soft],
        [`${name}.text`, value.text],
      ];

function Palette() {
  const theme = useShownTheme();
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

export const AllColors = meta.story({ render: () => <Palette /> });

function ContrastTable() {
  const theme = useShownTheme();
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
            <td className={styles.cell}>{contrastOfOklch(frontColor, backColor).toFixed(2)}</td>
            <td className={styles.cell}>{atLeast}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Contrast (WCAG 2.2) of all declared pairs, computed from the tokens. A unit test checks them. */
export const MeasuredContrast = meta.story({
  render: () => <ContrastTable />,
  // Samples of lines and fills are not text and may be below 4.5.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', selector: ':not([aria-hidden])' }] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(contrastPairs(shownTheme()).length + 1);
  },
});
