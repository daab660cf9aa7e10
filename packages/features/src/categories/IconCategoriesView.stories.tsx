import { createApiClient } from '@planner/api-client';
import { fixtures } from '@planner/api-client/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyCategoryList, storyDeletion } from '../shared/categories/storyCategoryList.ts';
import { expectAlert, ready } from '../testing/index.ts';
import { IconCategoriesView } from './IconCategoriesView.tsx';
import { imagesLoaded } from './imagesLoaded.ts';
import type { Kind } from './kinds.ts';
import { messages } from './messages.ts';

const habits = fixtures.habitCategories;
const [first, second] = habits;
if (!first || !second) throw new Error('There are no categories to list');

const meta = preview.meta({
  title: 'Features/Categories/IconCategoriesView',
  component: IconCategoriesView,
  args: {
    kind: 'habit' as Kind,
    list: storyCategoryList(habits),
    iconUrl: createApiClient().iconUrl,
    getEditHref: (id: string) => `/habits/edit-category/${id}`,
    addHref: '/habits/add-category',
  },
});

const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
export const Habits = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Habit Categories', level: 1 })).toBeVisible();
    await expect(headers()).toEqual(['Name', 'Light Icon', 'Dark Icon', 'Actions']);
    await expect(canvas.getByText('6 categories')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add Category' })).toHaveAttribute(
      'href',
      '/habits/add-category',
    );
    const row = within(canvas.getByRole('row', { name: new RegExp(first.name) }));
    await expect(row.getByRole('link', { name: `Edit ${first.name}` })).toHaveAttribute(
      'href',
      `/habits/edit-category/${first.id}`,
    );
    await imagesLoaded();
    await expect(row.getByRole('img', { name: `Light Icon of ${first.name}` })).toBeVisible();
    await expect(row.getByRole('img', { name: `Dark Icon of ${first.name}` })).toBeVisible();
  },
});

export const Workouts = meta.story({
  args: { kind: 'workout', list: storyCategoryList(fixtures.workoutCategories) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Workout Categories', level: 1 })).toBeVisible();
    await expect(headers()).toEqual(['Category Name', 'Light Icon', 'Dark Icon', 'Actions']);
    await imagesLoaded();
  },
});

export const NoHabits = meta.story({
  args: { list: storyCategoryList<(typeof habits)[number]>([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No categories found')).toBeVisible();
    await expect(canvas.getByText('Create your first habit category to get started')).toBeVisible();
  },
});

export const NoWorkouts = meta.story({
  args: { kind: 'workout', list: storyCategoryList<(typeof habits)[number]>([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No workout categories found')).toBeVisible();
    await expect(canvas.getByText('Create your first workout category to get started')).toBeVisible();
  },
});

export const Filtered = meta.story({
  args: { list: storyCategoryList([first], { total: 6, filterText: 'gra' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Filter categories' })).toHaveValue('gra');
    await expect(canvas.getByText('1 of 6 categories')).toBeVisible();
    await imagesLoaded();
  },
});

export const NothingFound = meta.story({
  args: { list: storyCategoryList<(typeof habits)[number]>([], { total: 6, filterText: 'zzz' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Try a different search term')).toBeVisible();
    await expect(canvas.queryByText(/^Create your first/)).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: { list: storyCategoryList(habits, { state: { status: 'loading' } }) },
});

export const Failed = meta.story({
  args: {
    list: storyCategoryList(habits, {
      state: { status: 'failed', message: messages.list, isRetrying: false },
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Failed to fetch categories')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.list.onRetry).toHaveBeenCalledOnce();
  },
});

export const OutOfDate = meta.story({
  args: { list: storyCategoryList(habits, { state: ready(habits, { message: messages.list }) }) },
  play: async ({ canvas }) => {
    await expectAlert('Failed to fetch categories');
    await expect(canvas.getByRole('row', { name: new RegExp(first.name) })).toBeVisible();
    await imagesLoaded();
  },
});

export const Sorted = meta.story({
  args: { list: storyCategoryList(habits.toReversed(), { sort: 'descending' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(args.list.onSortChange).toHaveBeenCalledWith('ascending');
    await imagesLoaded();
  },
});

export const AskedBeforeDeleting = meta.story({
  args: { list: storyCategoryList(habits) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${first.name}` }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this category?',
    });
    await expect(dialog).toHaveTextContent(first.name);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expect(args.list.onDelete).not.toHaveBeenCalled();
  },
});

export const BeingDeleted = meta.story({
  args: {
    list: storyCategoryList(habits.slice(2), {
      total: 4,
      deletions: [storyDeletion(first, 'waiting'), storyDeletion(second, 'waiting')],
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText(`“${first.name}”`);
    const [undo] = canvas.getAllByRole('button', { name: 'Undo' });
    if (!undo) throw new Error('Nothing can be undone');
    await userEvent.click(undo);
    await expect(args.list.onUndo).toHaveBeenCalledWith(storyDeletion(first, 'waiting'));
    await imagesLoaded();
  },
});

export const Refused = meta.story({
  args: {
    list: storyCategoryList(habits, { deletions: [storyDeletion(first, 'refused', messages.delete)] }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expectAlert(`“${first.name}” is still there. Failed to delete category`);
    await expect(canvas.getByRole('row', { name: new RegExp(first.name) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.list.onDismiss).toHaveBeenCalledOnce();
    await imagesLoaded();
  },
});

export const AlreadyDeleted = meta.story({
  args: { list: storyCategoryList(habits.slice(1), { deletions: [storyDeletion(first, 'gone')] }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/was already deleted$/)).toBeVisible());
    await imagesLoaded();
  },
});

/** What is on its way needs no words. */
export const Sent = meta.story({
  args: { list: storyCategoryList(habits.slice(1), { deletions: [storyDeletion(first, 'sent')] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(`“${first.name}”`)).not.toBeInTheDocument();
    await imagesLoaded();
  },
});

export const BrokenIcons = meta.story({
  args: { iconUrl: () => 'data:image/png,gone' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument());
    await expect(canvas.getByText(`Light Icon of ${first.name}`)).toBeInTheDocument();
  },
});

const long = { ...first, name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5).trim() };

export const LongName = meta.story({
  args: { list: storyCategoryList([long, second]) },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await imagesLoaded();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: imagesLoaded });

export const RightToLeft = meta.story({
  args: { list: storyCategoryList([{ ...first, name: 'القراءة' }, second]) },
  globals: { direction: 'rtl' },
  play: imagesLoaded,
});

/** Hundreds of categories: what is typed and pressed is answered at once all the same. */
const MANY = 300;
const many = Array.from({ length: MANY }, (_, index) => ({
  ...first,
  id: String(index),
  name: `Category ${index + 1}`,
}));

export const Many = meta.story({
  args: { list: storyCategoryList(many) },
  // Of hundreds of rows a picture tells no more than of six.
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent, args }) => {
    // Whether each of hundreds of rows is exposed is a question that takes seconds to answer; axe asks it anyway.
    await expect(canvas.getAllByRole('rowheader', { hidden: true })).toHaveLength(MANY);
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await expect(args.list.onFilterTextChange).toHaveBeenCalledWith('x');
  },
});
