import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

const meta = preview.meta({
  title: 'Feedback/Banner',
  component: Banner,
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        does: 'Moves to the action and the close button; the timeout pauses while one has focus',
      },
      { keys: ['Enter', 'Space'], does: 'Presses the focused button' },
    ],
  },
  args: { tone: 'positive' as const, children: 'Privacy Policy saved successfully!' },
});

const TONES = ['positive', 'danger', 'warning', 'info'] as const;

/** Tests fast-forward the countdown instead of waiting. */
function countdownOf(element: HTMLElement): Animation {
  const countdown = element.getAnimations({ subtree: true }).find(({ id }) => id === 'countdown');
  if (!countdown) throw new Error('The banner has no countdown.');
  return countdown;
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Privacy Policy saved successfully!')).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('Privacy Policy saved successfully!');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onDismiss: fn(), action: <Button size="small">Show</Button> },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

export const Variants = meta.story({
  render: (args) => (
    <Stack>
      {TONES.map((tone) => (
        <Banner {...args} key={tone} tone={tone}>
          {`A message that is ${tone}`}
        </Banner>
      ))}
      {TONES.map((tone) => (
        <Banner
          {...args}
          key={tone}
          tone={tone}
          title="Somebody else saved this page"
          action={<Button size="small">Show</Button>}
          onDismiss={fn()}
        >
          Your text is still here. <Link href="/legal">Compare</Link> before you save it.
        </Banner>
      ))}
    </Stack>
  ),
});

/** Without room beside the words, the buttons stand below them. */
export const Narrow = meta.story({
  args: {
    tone: 'warning',
    children: '1 of 2 users changed to admin; 1 failed',
    action: (
      <>
        <Button size="small">Show failed</Button>
        <Button size="small">Undo</Button>
      </>
    ),
    onDismiss: fn(),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const words = await canvas.findByText('1 of 2 users changed to admin; 1 failed');
    const button = canvas.getByRole('button', { name: 'Show failed' });
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(words.getBoundingClientRect().bottom);
  },
});

export const Failure = meta.story({
  args: { tone: 'danger', children: 'Invalid email or password' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Invalid email or password'));
  },
});

export const Dismissible = meta.story({
  args: { onDismiss: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

export const Timed = meta.story({
  args: { onDismiss: fn(), timeoutMs: 3_000 },
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findByText('Privacy Policy saved successfully!');
    const countdown = countdownOf(canvasElement);
    await expect(countdown.effect?.getComputedTiming().duration).toBe(3_000);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    countdown.finish();
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
  },
});

export const TimedWhileRead = meta.story({
  args: { onDismiss: fn(), timeoutMs: 60_000 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const words = await canvas.findByText('Privacy Policy saved successfully!');
    const countdown = countdownOf(canvasElement);
    await expect(countdown.playState).toBe('running');
    await userEvent.hover(words);
    await expect(countdown.playState).toBe('paused');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.unhover(words);
    await expect(countdown.playState).toBe('paused');
    await userEvent.tab();
    await expect(countdown.playState).toBe('running');
  },
});

function Messages({ onDismiss }: { onDismiss: () => void }) {
  const [count, setCount] = useState(1);
  const [isShown, setShown] = useState(true);
  return (
    <Stack align="start">
      {isShown && (
        <Banner tone="positive" timeoutMs={60_000} onDismiss={onDismiss}>
          {`Message ${count}`}
        </Banner>
      )}
      <Button onPress={() => setCount(count + 1)}>Next message</Button>
      <Button onPress={() => setShown(false)}>Leave the screen</Button>
    </Stack>
  );
}

const onDismiss = fn();

export const NewMessage = meta.story({
  render: () => <Messages onDismiss={onDismiss} />,
  beforeEach: () => {
    onDismiss.mockClear();
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Message 1');
    const countdown = countdownOf(canvasElement);
    countdown.currentTime = 50_000;
    await userEvent.click(canvas.getByRole('button', { name: 'Next message' }));
    await canvas.findByText('Message 2');
    await waitFor(() => expect(countdown.currentTime).toBeLessThan(40_000));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the screen' }));
    await expect(countdown.playState).toBe('idle');
    await expect(onDismiss).not.toHaveBeenCalled();
  },
});

export const LongWords = meta.story({
  args: {
    tone: 'warning',
    onDismiss: fn(),
    title: 'x'.repeat(80),
    children: 'Straßenbahnhaltestelle'.repeat(10),
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  args: { onDismiss: fn(), title: 'Saved' },
  globals: { direction: 'rtl' },
});
