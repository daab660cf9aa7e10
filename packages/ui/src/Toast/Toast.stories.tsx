import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { toasts } from './toasts.ts';
import { keyboard } from './Toast.keyboard.ts';

const onUndo = fn();

const meta = preview.meta({
  title: 'Feedback/Toast',
  component: ToastRegion,
  parameters: { keyboard },
  render: (args) => (
    <>
      <Button onPress={() => toasts.add({ tone: 'positive', message: 'User deleted' })}>Delete</Button>
      <ToastRegion {...args} />
    </>
  ),
  beforeEach: () => {
    onUndo.mockClear();
    toasts.clear();
    return () => toasts.clear();
  },
});

export const Default = meta.story({});

export const Tones = meta.story({
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  play: async () => {
    toasts.add({ tone: 'danger', message: 'Failed to delete user' });
    toasts.add({ tone: 'warning', message: 'Another administrator just changed this user' });
    toasts.add({
      tone: 'info',
      message: 'A new version is ready',
      action: { label: 'Reload', onPress: onUndo },
    });
    await expect(await screen.findAllByRole('alert')).toHaveLength(3);
  },
});

export const Action = meta.story({
  parameters: { docs: { story: { inline: false, height: '10rem' } } },
  play: async ({ userEvent }) => {
    toasts.add({ tone: 'positive', message: 'User deleted', action: { label: 'Undo', onPress: onUndo } });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('User deleted')).not.toBeInTheDocument());
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const toast = await screen.findByRole('alertdialog', { name: 'User deleted' });
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus());
    await userEvent.tab();
    await expect(toast).toHaveFocus();
    await userEvent.tab();
    await expect(within(toast).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.click(button);
    const region = await screen.findByRole('region', { name: 'Notifications' });
    await expect(await within(region).findByRole('alert')).toHaveTextContent('User deleted');
    await expect(button).toHaveFocus();
    await userEvent.click(within(region).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('User deleted')).not.toBeInTheDocument());
  },
});

export const Timed = meta.story({
  play: async ({ userEvent }) => {
    const TIMEOUT_MS = 300;
    toasts.add({ tone: 'positive', message: 'User deleted', timeoutMs: TIMEOUT_MS });
    const toast = await screen.findByText('User deleted');
    await waitFor(() => expect(toast).not.toBeInTheDocument());

    toasts.add({ tone: 'positive', message: 'Still here', timeoutMs: TIMEOUT_MS });
    const held = await screen.findByText('Still here');
    await userEvent.hover(held);
    toasts.add({ tone: 'positive', message: 'User added', timeoutMs: TIMEOUT_MS });
    await waitFor(() => expect(screen.getByText('User added')).toBeVisible());
    await userEvent.unhover(held);
    await waitFor(() => expect(held).not.toBeInTheDocument());
  },
});

export const Long = meta.story({
  play: async () => {
    toasts.add({
      tone: 'danger',
      message: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(4),
    });
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
  globals: { viewport: { value: 'small' } },
});

export const RightToLeft = meta.story({ ...Tones.input, globals: { direction: 'rtl' } });
