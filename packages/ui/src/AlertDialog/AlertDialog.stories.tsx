import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { AlertDialog } from './AlertDialog.tsx';
import type { AlertDialogProps } from './AlertDialogModal.tsx';

function WithTrigger({ onOpenChange, ...props }: AlertDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Delete</Button>
      <AlertDialog
        {...props}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
      />
    </>
  );
}
WithTrigger.displayName = 'AlertDialog';

const meta = preview.meta({
  title: 'Feedback/AlertDialog',
  component: AlertDialog,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves through the dialog; focus is trapped inside' },
      {
        keys: ['Enter', 'Space'],
        does: 'Presses the focused button; with tone `danger`, Cancel has focus first. With fields, the first one has it',
      },
      { keys: ['Escape'], does: 'Cancels and restores focus' },
    ],
    docs: { story: { inline: false } },
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete user',
    tone: 'danger' as const,
    confirmLabel: 'Delete',
    children: 'Are you sure you want to delete this user?',
  },
  render: (args) => <WithTrigger {...args} />,
});

export const Default = meta.story({
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete user' });
    await expect(dialog).toHaveAccessibleDescription('Are you sure you want to delete this user?');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

export const Keyboard = meta.story({
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
    const confirm = within(dialog).getByRole('button', { name: 'Delete' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await expect(confirm).toHaveFocus();
    await userEvent.tab();
    await expect(cancel).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(confirm).toHaveFocus();
    await expect(trigger.closest('[inert], [aria-hidden="true"]')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Cancelled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible();
  },
});

export const OutsidePressed = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(document.body);
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

export const DefaultTone = meta.story({
  args: {
    title: 'Leave without saving?',
    tone: 'default',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
    children: 'What you typed will be lost.',
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus());
  },
});

export const Pending = meta.story({
  args: { isPending: true, pendingLabel: 'Deleting...' },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: /Deleting/ }));
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { errorMessage: 'Failed to delete user' },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('Failed to delete user');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

/** For what takes a reason. */
export const WithField = meta.story({
  args: {
    title: 'Suspend this account?',
    confirmLabel: 'Suspend',
    children: 'Ada Lovelace will be logged out everywhere.',
    fields: <TextField label="Reason" isRequired />,
  },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription('Ada Lovelace will be logged out everywhere.');
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveFocus());
    await userEvent.keyboard('Chargeback{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** For what is grave: many get rights, or something is gone for good. */
export const Typed = meta.story({
  args: {
    title: 'Delete 5,240 users',
    confirmLabel: 'Delete 5,240 users',
    children: 'Are you sure you want to delete these users?',
    typed: {
      label: 'Number of users',
      description: 'Type 5,240 to confirm.',
      errorMessage: 'This is not the number of users',
      isRight: (text: string) => text === '5240',
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const number = await screen.findByRole('textbox', { name: 'Number of users' });
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.keyboard('524');
    await userEvent.click(screen.getByRole('button', { name: 'Delete 5,240 users' }));
    await expect(number).toHaveFocus();
    await expect(number).toHaveAccessibleDescription(/This is not the number of users/);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('0{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    // What was typed does not confirm the next question.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(number).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByRole('textbox', { name: 'Number of users' })).toHaveValue('');
  },
});

export const Long = meta.story({
  args: {
    title: 'A question that is much longer than a question of this kind should ever be',
    confirmLabel: 'Delete it and everything that belongs to it',
    cancelLabel: 'Keep it just as it is',
    children: `Are you sure you want to delete ${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(4)}? ${'And more. '.repeat(80)}`,
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
});
