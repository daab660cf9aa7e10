import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Inline } from '../Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the button and shows its tooltip' },
      { keys: ['Enter', 'Space'], does: 'Presses it' },
      { keys: ['Escape'], does: 'Closes the tooltip' },
    ],
  },
  args: { icon: 'edit' as const, label: 'Edit Amelia Okafor', onPress: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Edit Amelia Okafor' })).toBeVisible();
  },
});

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
  },
});

export const Variants = meta.story({
  render: (args) => (
    <Inline>
      <IconButton {...args} />
      <IconButton {...args} icon="delete" label="Delete" tone="danger" />
      <IconButton {...args} icon="search" label="Search" variant="secondary" />
      <IconButton {...args} icon="close" label="Close" size="small" />
      <IconButton {...args} icon="more" label="More" size="small" variant="secondary" />
      <IconButton {...args} icon="code" label="Source" isPressed />
      <IconButton {...args} icon="copy" label="Copy" isDisabled />
    </Inline>
  ),
});

/** Opens on keyboard focus, closes on Escape, and doesn't repeat the name to screen readers. */
export const WithTooltip = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Edit Amelia Okafor' });
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit Amelia Okafor');
    await expect(button).not.toHaveAttribute('aria-describedby');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
});

export const Toggle = meta.story({
  args: { icon: 'code', label: 'Show the source', isPressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
});

export const Opener = meta.story({
  args: { icon: 'menu', label: 'Navigation', isExpanded: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { expanded: false })).toBeVisible();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { icon: 'chevronRight', label: 'Next page' },
});
