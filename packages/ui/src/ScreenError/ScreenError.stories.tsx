import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ScreenError } from './ScreenError.tsx';

const meta = preview.meta({
  title: 'Shell/ScreenError',
  component: ScreenError,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the button, then to the link' },
      { keys: ['Enter', 'Space'], does: 'Tries again' },
      { keys: ['Enter'], does: 'On the link: follows it' },
    ],
  },
  args: {
    title: 'Something went wrong on this screen',
    message: 'The rest of Planner Admin still works. Try again, or go to the start page.',
    onRetry: fn(),
    homeHref: '/dashboard',
  },
});

export const Crashed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Something went wrong on this screen',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to the start page' })).toHaveFocus();
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    const link = canvas.getByRole('link');
    while (document.activeElement !== button) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    while (document.activeElement !== link) await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

export const NotFound = meta.story({
  args: {
    title: 'This page does not exist',
    message: 'The address may be mistyped, or the page has moved.',
    onRetry: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
});

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } });

export const LongWords = meta.story({
  args: { title: 'Unvorhergesehen'.repeat(8), message: 'x'.repeat(200) },
  globals: { viewport: { value: 'phone' } },
});

/** A message in another language than the page keeps its full stop at its end. */
export const RightToLeft = meta.story({
  args: { message: 'It may have moved.' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const message = canvas.getByText('It may have moved.').firstChild;
    const leftOf = (index: number) => {
      const range = document.createRange();
      range.setStart(message as Text, index);
      range.setEnd(message as Text, index + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(leftOf('It may have moved'.length)).toBeGreaterThan(leftOf(0));
  },
});
