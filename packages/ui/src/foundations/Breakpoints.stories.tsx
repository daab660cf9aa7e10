import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { useMediaQuery } from '../media/useMediaQuery.ts';
import { Grid } from '../Stack/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Isolate } from '../Text/Isolate.tsx';
import { Text } from '../Text/Text.tsx';
import { media, NARROW_MAX_PX, PHONE_MAX_PX, TABLET_MAX_PX } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.ts';
import * as styles from './foundations.css.ts';

const meta = preview.meta({ title: 'Foundations/Breakpoints' });

/** As wide as the drawing goes; the widest breakpoint has something beyond it. */
const SHOWN_PX = 1440;

const ranges = [
  { name: 'phone', from: 0, to: PHONE_MAX_PX, does: 'Tables are lists, the sidebar is a drawer' },
  { name: 'narrow', from: 0, to: NARROW_MAX_PX, does: 'One column' },
  {
    name: 'abovePhone',
    from: PHONE_MAX_PX + 1,
    to: undefined,
    does: 'Tables are tables; so is what is printed',
  },
  {
    name: 'aboveTablet',
    from: TABLET_MAX_PX + 1,
    to: undefined,
    does: 'The sidebar is as wide as the person wants it',
  },
] as const;

const percent = (px: number) => `${(100 * px) / SHOWN_PX}%`;

/** What `media` of the theme calls the widths of a window. They count in `em`: who enlarges the text of the browser gets the layout for it. */
export const Widths = meta.story({
  render: () => (
    <Stack gap="l">
      {ranges.map(({ name, from, to, does }) => (
        <Stack key={name} gap="xxs">
          <Text as="p" weight="semibold">
            {name}
          </Text>
          <Text as="p" tone="muted" size="small">
            <Isolate>
              {to === undefined ? `${from} px and wider` : `up to ${to} px`}: {does}
            </Isolate>
          </Text>
          <div className={styles.scale}>
            <div
              className={styles.bar}
              style={{ marginInlineStart: percent(from), inlineSize: percent((to ?? SHOWN_PX) - from) }}
            />
          </div>
        </Stack>
      ))}
    </Stack>
  ),
});

function Query({ name, query }: { name: string; query: string }) {
  const isMet = useMediaQuery(query);
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        {name}
      </th>
      <td className={styles.cell}>
        <code>{query}</code>
      </td>
      <td className={styles.cell}>{isMet ? 'yes' : 'no'}</td>
    </tr>
  );
}

/** Every query that styles of the kit ask, and whether this window meets it now: change its size, or the settings of the system. */
export const Queries = meta.story({
  render: () => (
    <table className={styles.table}>
      <thead>
        <tr>
          {['Name', 'Media query', 'Met now'].map((head) => (
            <th key={head} scope="col" className={styles.cell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(media).map(([name, query]) => (
          <Query key={name} name={name} query={query} />
        ))}
      </tbody>
    </table>
  ),
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^aboveTablet .* yes$/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^phone .* no$/ })).toBeVisible();
  },
});

/** How many things fill a row of each grid. */
const SAMPLES = { 2: 2, 3: 3, 4: 4, cards: 4, mainAside: 2 };

/** The grids of `Grid`; the width of the window decides how many columns there are. */
export const Columns = meta.story({
  render: () => (
    <Stack gap="l">
      {(['mainAside', 2, 3, 4, 'cards'] as const).map((columns) => (
        <Stack key={columns} gap="xxs">
          <Text tone="muted" size="small">
            <Isolate>{`columns="${columns}"`}</Isolate>
          </Text>
          <Grid columns={columns}>
            {Array.from({ length: SAMPLES[columns] }, (_, index) => (
              <div key={index} className={styles.chip} style={{ background: vars.color.accentSoft }} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
});
