import preview from '@planner/storybook/preview';
import { Grid, Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { foundationTokens } from '../theme/foundationTokens.ts';
import { vars } from '../theme/vars.css.ts';
import * as styles from '../testing/foundations.css.ts';

const meta = preview.meta({ title: 'Foundations/Space, radius, elevation' });

const bars = (tokens: Record<string, string>) => (
  <Stack gap="xs">
    {Object.entries(tokens).map(([name, inlineSize]) => (
      <div key={name} className={styles.row}>
        <Text tone="muted" size="small">{`${name}, ${inlineSize}`}</Text>
        <div className={styles.bar} style={{ inlineSize }} />
      </div>
    ))}
  </Stack>
);

export const Space = meta.story({ render: () => bars(foundationTokens.space) });

/** Heights of controls; at least the 24 px of WCAG 2.2 (2.5.8). */
export const Controls = meta.story({ render: () => bars(foundationTokens.control) });

export const Radius = meta.story({
  render: () => (
    <Grid columns="cards">
      {Object.entries(foundationTokens.radius).map(([name, borderRadius]) => (
        <div key={name} className={styles.swatch}>
          <div className={styles.chip} style={{ borderRadius, background: vars.color.accentSoft }} />
          <span>{`${name}, ${borderRadius}`}</span>
        </div>
      ))}
    </Grid>
  ),
});

/** One soft shadow for cards, one for overlays. */
export const Elevation = meta.story({
  render: () => (
    <Grid columns={2} gap="xxl">
      {Object.entries(vars.shadow).map(([name, boxShadow]) => (
        <div key={name} className={styles.swatch}>
          <div className={styles.chip} style={{ boxShadow, background: vars.color.surface }} />
          <span>{name}</span>
        </div>
      ))}
    </Grid>
  ),
});
