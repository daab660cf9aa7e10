import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Feedback/ErrorState',
  component: ErrorState,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the retry button' },
      { keys: ['Enter', 'Space'], does: 'Tries again; the button keeps focus' },
    ],
  },
  args: { message: 'The server did not answer. Your connection may be down.', onRetry: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer.');
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
});

export const Retrying = meta.story({
  args: { isRetrying: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

export const WithoutRetry = meta.story({
  args: { title: 'No access', message: 'Your account may not see this.', onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const LongWords = meta.story({
  args: { message: 'x'.repeat(200) },
  globals: { viewport: { value: 'small' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
