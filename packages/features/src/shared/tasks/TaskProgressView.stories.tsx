import { fixtures } from '@planner/api-client/testing';
import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { TaskProgressView } from './TaskProgressView.tsx';

const { task } = fixtures;

const meta = preview.meta({
  title: 'Features/Shared/TaskProgressView',
  component: TaskProgressView,
  args: {
    task,
    isCancelling: false,
    message: undefined,
    onCancel: fn(),
    canUndo: true,
    isUndoing: false,
    onUndo: fn(),
    onShowFailures: fn(),
    onDismiss: fn(),
  },
});

export const Running = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Deleting 5,240 users' })).toBeVisible();
    await expect(canvas.getByText('1,200 of 5,240')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const RunningWithFailures = meta.story({
  args: { task: { ...task, kind: 'changeRoles', newRole: 'admin', failed: 2 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('1,202 of 5,240, 2 failed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show failed' }));
    await expect(args.onShowFailures).toHaveBeenCalledOnce();
  },
});

export const CancelFailed = meta.story({ args: { message: 'Failed to cancel' } });

export const Done = meta.story({
  args: { task: { ...task, state: 'done', done: 5240 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('5,240 of 5,240 users deleted')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** Leads to whom it added or updated. */
export const Imported = meta.story({
  args: {
    task: { ...task, kind: 'importUsers', state: 'done', done: 290, total: 295, failed: 5 },
    onShowImported: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('290 of 295 users imported; 5 failed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show users' }));
    await expect(args.onShowImported).toHaveBeenCalledOnce();
  },
});

export const Restoring = meta.story({
  args: { task: { ...task, kind: 'restoreUsers' }, canUndo: false },
  play: ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: 'Restoring 5,240 users' })).toBeVisible(),
});

export const RolesChangedBack = meta.story({
  args: { task: { ...task, kind: 'restoreRoles', state: 'done', done: 5239, failed: 1 }, canUndo: false },
  play: ({ canvas }) =>
    expect(canvas.findByText('5,239 of 5,240 users changed back; 1 failed')).resolves.toBeVisible(),
});

export const SomeFailed = meta.story({
  args: { task: { ...task, state: 'done', done: 5238, failed: 2 } },
  play: ({ canvas }) =>
    expect(canvas.findByText('5,238 of 5,240 users deleted; 2 failed')).resolves.toBeVisible(),
});

export const Cancelled = meta.story({
  args: { task: { ...task, state: 'cancelled' } },
  play: ({ canvas }) =>
    expect(canvas.findByText('1,200 of 5,240 users deleted; 4,040 unchanged')).resolves.toBeVisible(),
});

export const Stopped = meta.story({
  args: {
    task: {
      ...task,
      state: 'failed',
      reason: 'The account that started it is not an administrator anymore',
    },
  },
});

/** There is nothing to undo or to show. */
export const StoppedAtOnce = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    task: { ...task, kind: 'importUsers', state: 'cancelled', done: 0, failed: 0 },
    onShowImported: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelled')).toBeVisible();
    await expect(canvas.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(['Dismiss']);
  },
});

export const Phone = meta.story({
  args: { task: { ...task, failed: 2 } },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({
  args: { task: { ...task, failed: 2 } },
  globals: { direction: 'rtl' },
});
