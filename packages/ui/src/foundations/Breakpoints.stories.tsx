import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { useMediaQuery } from '../media/useMediaQuery.ts';
import { Grid, Stack } from '../Stack/Stack.tsx';
import { Isolate, Text } from '../Text/Text.tsx';
import { media, NARROW_MAX_PX, PHONE_MAX_PX, TABLET_MAX_PX } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';
import * as styles from '../testing/foundations.css.ts';

const meta = preview.meta({ title: 'Foundations/Breakpoints' });

const SCALE_PX = 1440;

const ranges = [
  { name: 'phone', from: 0, to: PHONE_MAX_PX, does: 'Tables are lists, the sidebar is a drawer' },
  { name: 'narrow', from: 0, to: NARROW_MAX_PX, does: 'One column' },
  {
    name: 'abovePhone',
    from: PHONE_MAX_PX + 1,
    to: undefined,
    does: 'Tables keep their columns, as in print',
  },
  {
    name: 'aboveTablet',
    from: TABLET_MAX_PX + 1,
    to: undefined,
    does: 'The sidebar has the width the user chose',
  },
] as const;

const percent = (px: number) => `${(100 * px) / SCALE_PX}%`;

/** Widths of `media`, in `em`: a larger browser text size gets the layout of a narrower window. */
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
              style={{ marginInlineStart: percent(from), inlineSize: percent((to ?? SCALE_PX) - from) }}
            />
          </div>
        </Stack>
      ))}
    </Stack>
  ),
});

function Query({ name, query }: { name: string; query: string }) {
  const isMatching = useMediaQuery(query);
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        {name}
      </th>
      <td className={styles.cell}>
        <code>{query}</code>
      </td>
      <td className={styles.cell}>{isMatching ? 'yes' : 'no'}</td>
    </tr>
  );
}

/** All media queries of the kit and whether they match now. Resize the window or change system settings. */
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

const SAMPLES = { 2: 2, 3: 3, 4: 4, cards: 4, mainAside: 2 };

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
