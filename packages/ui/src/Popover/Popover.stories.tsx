import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';
import type { PopoverProps } from './PopoverPanel.tsx';

const columns = (close: () => void) => (
  <Stack gap="s">
    <Checkbox label="Email" defaultSelected />
    <Checkbox label="Last active" />
    <Button onPress={close}>Done</Button>
  </Stack>
);

const meta = preview.meta({
  title: 'Feedback/Popover',
  component: Popover,
  parameters: {
    keyboard: [
      { keys: ['Enter', 'Space'], does: 'Opens it' },
      { keys: ['Tab'], does: 'Moves through its controls; focus is trapped inside' },
      { keys: ['Escape'], does: 'Closes it and returns focus to the button' },
    ],
    docs: { story: { inline: false, height: '14rem' } },
  },
  args: {
    label: 'Columns',
    trigger: <Button>Columns</Button>,
    onOpenChange: fn(),
    children: columns as PopoverProps['children'],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Columns', expanded: false })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const Opened = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Columns' })).toBeVisible());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Columns' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Columns' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(within(dialog).getByRole('checkbox', { name: 'Email' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole('button', { name: 'Done' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard(' ');
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const AtTheEnd = meta.story({
  args: {
    placement: 'bottom end',
    trigger: <IconButton icon="info" label="What is this?" />,
    children: <Text as="p">People who were active in the last 30 days.</Text>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What is this?' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

/** Something else opens it, and it stands at its own button. */
export const Controlled = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Controlled(args) {
    const [isOpen, setOpen] = useState(false);
    const change = (next: boolean) => {
      args.onOpenChange?.(next);
      setOpen(next);
    };
    return (
      <Stack gap="m" align="start">
        <Button onPress={() => setOpen(true)}>Show the columns</Button>
        <Popover {...args} isOpen={isOpen} onOpenChange={change} />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const other = canvas.getByRole('button', { name: 'Show the columns' });
    await userEvent.click(other);
    const dialog = await screen.findByRole('dialog', { name: 'Columns' });
    await waitFor(() => expect(dialog).toHaveFocus());
    const button = canvas.getByText('Columns').getBoundingClientRect();
    await expect(Math.abs(dialog.getBoundingClientRect().top - button.bottom)).toBeLessThan(20);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(other).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Columns' })).toBeVisible());
  },
});

export const OpenAtFirst = meta.story({
  args: { defaultOpen: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Long = meta.story({
  args: { children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk and more. '.repeat(30) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ ...Opened.input, globals: { direction: 'rtl' } });
