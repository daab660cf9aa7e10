import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { foundationTokens } from '../theme/foundationTokens.ts';
import * as styles from '../testing/motion.css.ts';

const meta = preview.meta({ title: 'Foundations/Motion' });

const { easing, ...durations } = foundationTokens.motion;

function Durations() {
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <Stack gap="l">
      {Object.entries(durations).map(([name, duration]) => (
        <Stack key={name} gap="xs">
          <Text tone="muted" size="small">{`${name}, ${duration}`}</Text>
          <div className={styles.track} data-at-end={isAtEnd || undefined}>
            <div className={styles.dot} style={{ transitionDuration: duration }} />
          </div>
        </Stack>
      ))}
      <Inline>
        <Button onPress={() => setAtEnd((is) => !is)}>{isAtEnd ? 'Back' : 'Go'}</Button>
      </Inline>
    </Stack>
  );
}

/** `fast` for feedback, `slow` for overlays. Only `opacity` and `transform` animate; nothing with reduced motion. */
export const Duration = meta.story({
  render: () => <Durations />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('button', { name: 'Go' })).toBeVisible();
  },
});

const SIDE = 100;

const points = (curve: string) =>
  [...curve.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number) * SIDE) as [
    number,
    number,
    number,
    number,
  ];

function Curve({ curve }: { curve: string }) {
  const [x1, y1, x2, y2] = points(curve);
  return (
    <svg
      viewBox={`-4 -4 ${SIDE + 8} ${SIDE + 8}`}
      role="img"
      aria-label={`Curve of ${curve}`}
      className={styles.curve}
    >
      <path className={styles.axes} d={`M0 0V${SIDE}H${SIDE}`} />
      <path className={styles.line} d={`M0 ${SIDE}C${x1} ${SIDE - y1} ${x2} ${SIDE - y2} ${SIDE} 0`} />
    </svg>
  );
}

/** One curve for everything: fast start, soft end. Time runs to the right, progress up. */
export const Easing = meta.story({
  render: () => (
    <Stack gap="s">
      <Curve curve={easing} />
      <Text tone="muted" size="small">
        {easing}
      </Text>
    </Stack>
  ),
});
