import { delay, fixtures, http, wireHabitCategories } from '@planner/api-client/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import type { NameSort } from '../shared/items/Resource.ts';
import { withProviders } from '../testing/index.ts';
import { IconCategories } from './IconCategories.tsx';
import type { Kind } from './iconCategoryResources.ts';
import { imagesLoaded } from '../testing/imagesLoaded.ts';

const [habit] = fixtures.habitCategories;
const [workout] = fixtures.workoutCategories;
if (!habit || !workout) throw new Error('No categories in the fixtures');

const meta = preview.meta({
  title: 'Features/Categories/IconCategories',
  component: IconCategories,
  decorators: [withProviders],
  args: {
    kind: 'habit' as Kind,
    query: '',
    sort: 'ascending' as NameSort,
    onChange: fn(),
    getEditHref: (id: string) => `/habits/edit-category/${id}`,
    addHref: '/habits/add-category',
  },
  beforeEach: () => {
    deleted.length = 0;
  },
});

const deleted: string[] = [];

const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);

const confirmDeletion = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${name}` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
};

export const Loaded = meta.story({
  tags: ['screen:allHabitCategories'],
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: new RegExp(habit.name) }));
    await expect(canvas.getByRole('heading', { name: 'Habit Categories', level: 1 })).toBeVisible();
    await expect(headers()).toEqual(['Name', 'Light Icon', 'Dark Icon', 'Actions']);
    await imagesLoaded();
    await expect(row.getByRole('img', { name: `Light Icon of ${habit.name}` })).toBeVisible();
    await expect(row.getByRole('img', { name: `Dark Icon of ${habit.name}` })).toBeVisible();
  },
});

export const Workouts = meta.story({
  tags: ['screen:allWorkoutCategories'],
  args: { kind: 'workout' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Cycling/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Workout Categories', level: 1 })).toBeVisible();
    await expect(headers()).toEqual(['Category Name', 'Light Icon', 'Dark Icon', 'Actions']);
    await imagesLoaded();
  },
});

export const NoHabits = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/habit-categories', ({ response }) => response(200).json([])));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No categories found')).toBeVisible();
    await expect(canvas.getByText('Create your first habit category to get started')).toBeVisible();
  },
});

export const NoWorkouts = meta.story({
  args: { kind: 'workout' },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/workout-categories', ({ response }) => response(200).json([])));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No workout categories found')).toBeVisible();
    await expect(canvas.getByText('Create your first workout category to get started')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('/habit-categories', () => delay('infinite'))),
});

export const BrokenIcons = meta.story({
  beforeEach: ({ msw }) => {
    const broken = { iconLight: 'icons/gone.png', iconDark: 'icons/gone.png' };
    msw.use(
      http.get('/habit-categories', ({ response }) =>
        response(200).json(wireHabitCategories.map((category) => ({ ...category, ...broken }))),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Light Icon of ${habit.name}`)).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument());
  },
});

export const Deletes = meta.story({
  tags: ['state:allHabitCategories:message'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/habit-categories/{id}', ({ params, response }) => {
        deleted.push(params.id);
        return response(200).json({ message: 'Category deleted' });
      }),
      http.get('/habit-categories', ({ response }) =>
        response(200).json(wireHabitCategories.filter(({ _id }) => !deleted.includes(_id))),
      ),
    );
  },
  play: async ({ canvas }) => {
    await confirmDeletion(habit.name);
    await waitFor(() => expect(deleted).toEqual([habit.id]));
    await expect(await canvas.findByText('5 categories')).toBeVisible();
    await imagesLoaded();
  },
});

export const DeletesWorkouts = meta.story({
  tags: ['state:allWorkoutCategories:message'],
  // Looks like `Deletes`.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { kind: 'workout' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/workout-categories/{id}', ({ params, response }) => {
        deleted.push(params.id);
        return response(200).json({ message: 'Category deleted' });
      }),
    );
  },
  play: async () => {
    await confirmDeletion(workout.name);
    await waitFor(() => expect(deleted).toEqual([workout.id]));
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText(habit.name);
    await imagesLoaded();
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  beforeEach: ({ msw }) => {
    const [first, second] = wireHabitCategories;
    if (!first || !second) throw new Error('No categories in the fixtures');
    msw.use(
      http.get('/habit-categories', ({ response }) =>
        response(200).json([{ ...first, name: 'القراءة' }, second]),
      ),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText('القراءة');
    await imagesLoaded();
  },
});
