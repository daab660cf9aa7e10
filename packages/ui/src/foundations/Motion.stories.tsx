import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { foundationTokens } from '../theme/foundationTokens.ts';
import * as styles from './motion.css.ts';

const meta = preview.meta({ title: 'Foundations/Motion' });

const { easing, ...durations } = foundationTokens.motion;

function Durations() {
  const [isThere, setThere] = useState(false);
  return (
    <Stack gap="l">
      {Object.entries(durations).map(([name, duration]) => (
        <Stack key={name} gap="xs">
          <Text tone="muted" size="small">{`${name}, ${duration}`}</Text>
          <div className={styles.track} data-there={isThere || undefined}>
            <div className={styles.traveller} style={{ transitionDuration: duration }} />
          </div>
        </Stack>
      ))}
      <Inline>
        <Button onPress={() => setThere((is) => !is)}>{isThere ? 'Back' : 'Go'}</Button>
      </Inline>
    </Stack>
  );
}

/**
 * `fast` answers the hand: hover, a switch, a chevron. `slow` brings and takes what lies over the page: dialogs, drawers, menus.
 * Only `opacity` and `transform` move, so that nothing on the page does. Under reduced motion it is there at once.
 */
export const Duration = meta.story({
  render: () => <Durations />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('button', { name: 'Go' })).toBeVisible();
  },
});

/** Side of the drawing, in its own units. */
const SIDE = 100;

/** The four numbers of `cubic-bezier(…)`: the two points that pull at the curve. */
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

/** One curve for everything: it sets out at once and comes to rest gently. Time runs across, the way goes up. */
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
