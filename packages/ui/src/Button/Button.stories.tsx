import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Actions/Button',
  component: Button,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the button' },
      { keys: ['Enter', 'Space'], does: 'Presses it; a pending button keeps focus and ignores the press' },
    ],
  },
  args: { children: 'Save changes', onPress: fn() },
});

export const Default = meta.story({});

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const SIZES = ['large', 'medium', 'small'] as const;

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledTimes(3);
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

export const Variants = meta.story({
  render: (args) => (
    <Stack>
      {SIZES.map((size) => (
        <Inline key={size}>
          {VARIANTS.map((variant) => (
            <Button {...args} key={variant} size={size} variant={variant}>
              {`${variant} ${size}`}
            </Button>
          ))}
          <Button {...args} size={size} icon="add">
            With an icon
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  render: (args) => (
    <Inline>
      {VARIANTS.map((variant) => (
        <Button {...args} key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </Inline>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('button');
    await expect(first).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'danger' }));
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  args: { variant: 'primary', isPending: true, pendingLabel: 'Saving…' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Saving…' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Enter in a field submits the form while focus stays in the field; the label is then announced from a live region. */
export const PendingElsewhere = meta.story({
  args: { variant: 'primary', type: 'submit', pendingLabel: 'Saving…' },
  render: function Render(args) {
    const [isPending, setPending] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setPending(true);
        }}
        aria-label="Name"
      >
        <Inline>
          <input aria-label="Full name" size={20} />
          <Button {...args} isPending={isPending} />
        </Inline>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Amelia{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saving…'));
    await expect(canvas.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-disabled', 'true');
    await expect(field).toHaveFocus();
  },
});

export const PendingWithOwnWords = meta.story({ args: { isPending: true, icon: 'retry' } });

export const FullWidth = meta.story({
  args: { isFullWidth: true, variant: 'primary', size: 'large' },
  globals: { viewport: { value: 'phone' } },
});

export const LongWords = meta.story({
  args: { icon: 'delete', children: `Delete ${'Donaudampfschifffahrtsgesellschaft'.repeat(4)} for ever` },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ args: { icon: 'arrowLeft' }, globals: { direction: 'rtl' } });

/** `aria-label` for lists where the visible text repeats. */
export const Named = meta.story({
  args: { 'aria-label': 'Delete Amelia Okafor', children: 'Delete', variant: 'danger' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete Amelia Okafor' })).toBeVisible();
  },
});

export const Submit = meta.story({
  args: { type: 'submit' },
  render: function Render(args) {
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.dataset['sent'] = 'yes';
        }}
        aria-label="Name"
      >
        <Button {...args} />
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('form')).toHaveAttribute('data-sent', 'yes');
  },
});
