import preview from '@planner/storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { foundationTokens } from '../theme/foundationTokens.ts';
import * as styles from '../testing/foundations.css.ts';

const meta = preview.meta({ title: 'Foundations/Type' });

const WORDS = 'Planner Admin 0123456789';

/** Inter Variable, bundled. Sizes are in rem and scale with the browser's text size. */
export const Sizes = meta.story({
  render: () => (
    <Stack>
      {Object.entries(foundationTokens.size).map(([name, fontSize]) => (
        <div key={name} className={styles.row}>
          <Text tone="muted" size="small">{`${name}, ${fontSize}`}</Text>
          <span style={{ fontSize }}>{WORDS}</span>
        </div>
      ))}
    </Stack>
  ),
});

export const Weights = meta.story({
  render: () => (
    <Stack>
      {Object.entries(foundationTokens.weight).map(([name, fontWeight]) => (
        <div key={name} className={styles.row}>
          <Text tone="muted" size="small">{`${name}, ${fontWeight}`}</Text>
          <span style={{ fontWeight }}>{WORDS}</span>
        </div>
      ))}
    </Stack>
  ),
});
