import { createApiClient } from '@planner/api-client';
import { fixtures, iconFile } from '@planner/api-client/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ready } from '../testing/index.ts';
import { EditIconCategoryView } from './EditIconCategoryView.tsx';
import { imagesLoaded } from '../testing/imagesLoaded.ts';
import type { Kind } from './iconCategoryResources.ts';

const [category] = fixtures.habitCategories;
if (!category) throw new Error('There is no category to edit');
const theirs = { ...category, name: 'Thankfulness', iconLight: category.iconDark };

const meta = preview.meta({
  title: 'Features/Categories/EditIconCategoryView',
  component: EditIconCategoryView,
  args: {
    kind: 'habit' as Kind,
    state: ready(category),
    iconUrl: createApiClient().iconUrl,
    isPending: false,
    isDone: false,
    cancelHref: '/habits/all-categories',
    onRetry: fn(),
    onDismissMessage: fn(),
    onSubmit: fn(),
    onDirtyChange: fn(),
  },
});

export const Habit = meta.story({
  tags: ['screen:editHabitCategory'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: /^Edit Habit Category: ./, level: 1 })).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue(category.name);
    await expect(canvas.getByRole('img', { name: 'Light Image (Optional) on light' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Dark Image (Optional) on dark' })).toBeVisible();
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
    await imagesLoaded();
  },
});

export const Workout = meta.story({
  tags: ['screen:editWorkoutCategory'],
  args: { kind: 'workout' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Edit Workout Category: ./, level: 1 })).toBeVisible();
    await imagesLoaded();
  },
});

export const Renamed = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByLabelText('Name'));
    await userEvent.type(canvas.getByLabelText('Name'), 'Thanks{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit.mock.calls).toEqual([
      [{ name: 'Thanks', iconLight: undefined, iconDark: undefined }],
    ]);
    await imagesLoaded();
  },
});

export const OneIconChosen = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('Dark Image (Optional)'), iconFile('moon.png'));
    await canvas.findByText('moon.png');
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Update Category' }));
    await waitFor(() =>
      expect(args.onSubmit.mock.calls).toEqual([
        [
          {
            name: category.name,
            iconLight: undefined,
            iconDark: expect.objectContaining({ name: 'moon.png' }),
          },
        ],
      ]),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove moon.png' }));
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
    await imagesLoaded();
  },
});

export const NameMissing = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByLabelText('Name'));
    await userEvent.click(canvas.getByRole('button', { name: 'Update Category' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Name is required'),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await imagesLoaded();
  },
});

export const BrokenIcons = meta.story({
  args: { iconUrl: () => 'data:image/png,gone' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument());
    await expect(canvas.getByText('Light Image (Optional) on light')).toBeInTheDocument();
  },
});

export const Updating = meta.story({
  args: { isPending: true, upload: { fraction: 0.8, onCancel: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Updating\.\.\./ })).toBeVisible();
    await imagesLoaded();
  },
});

export const Updated = meta.story({
  args: { isDone: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Category updated successfully!')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Updated!' })).toBeDisabled();
    await imagesLoaded();
  },
});

export const Conflicting = meta.story({
  args: { conflict: theirs },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Someone else changed this category while you were editing')).toBeVisible(),
    );
    await expect(canvas.getByRole('row', { name: `Name ${category.name} Thankfulness` })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Light Image stored image stored image' })).toBeVisible();
    await imagesLoaded();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: imagesLoaded });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, play: imagesLoaded });
