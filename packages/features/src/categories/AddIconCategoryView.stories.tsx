import { iconFile } from '@planner/api-client/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { AddIconCategoryView } from './AddIconCategoryView.tsx';
import type { Kind } from './iconCategoryResources.ts';

const meta = preview.meta({
  title: 'Features/Categories/AddIconCategoryView',
  component: AddIconCategoryView,
  args: {
    kind: 'habit' as Kind,
    isPending: false,
    isDone: false,
    cancelHref: '/habits/all-categories',
    onDismissMessage: fn(),
    onSubmit: fn(),
    onSubmitAnother: fn(),
    onDirtyChange: fn(),
  },
});

const choose = async () => {
  await userEvent.upload(screen.getByLabelText('Light Icon'), iconFile('sun.png'));
  await userEvent.upload(screen.getByLabelText('Dark Icon'), iconFile('moon.png'));
  await screen.findByText('sun.png');
  await screen.findByText('moon.png');
};

export const Habit = meta.story({
  tags: ['screen:addHabitCategory'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Create New Habit Category', level: 1 })).toBeVisible();
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
  },
});

export const Workout = meta.story({
  tags: ['screen:addWorkoutCategory'],
  args: { kind: 'workout' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Create New Workout Category', level: 1 }),
    ).toBeVisible();
  },
});

export const FilledIn = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), '  Reading ');
    await choose();
    // Both icons have dark lines: fine on light, a warning on dark.
    await expect(canvas.getByText(/^Easy to see on the light surface/)).toBeVisible();
    await expect(canvas.getByText(/^Hard to see on the dark surface/)).toBeVisible();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Category' }));
    await waitFor(() =>
      expect(args.onSubmit.mock.calls).toEqual([
        [
          {
            name: 'Reading',
            iconLight: expect.objectContaining({ name: 'sun.png' }),
            iconDark: expect.objectContaining({ name: 'moon.png' }),
          },
        ],
      ]),
    );
  },
});

export const Incomplete = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Category' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
    await expect(canvas.getByLabelText('Light Icon')).toHaveAccessibleDescription(/Light icon is required$/);
    await expect(canvas.getByLabelText('Dark Icon')).toHaveAccessibleDescription(/Dark icon is required$/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const WithoutIcons = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Reading{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Light Icon')).toHaveFocus());
  },
});

export const Uploading = meta.story({
  args: { isPending: true, upload: { fraction: 0.42, onCancel: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /Creating\.\.\./ })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Uploading icons' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(args.upload?.onCancel).toHaveBeenCalledOnce();
  },
});

/** The server has received everything, so the upload can't be cancelled. */
export const Uploaded = meta.story({
  args: { isPending: true, upload: { fraction: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Saving icons' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel upload' })).not.toBeInTheDocument();
  },
});

export const Cancelled = meta.story({
  args: { isCancelled: true },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('Upload cancelled. Nothing was saved.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismissMessage).toHaveBeenCalledOnce();
  },
});

export const Created = meta.story({
  args: { isDone: true },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('Category created successfully!')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Created!' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Name'), 'Reading');
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await choose();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
