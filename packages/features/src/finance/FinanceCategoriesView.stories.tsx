import { fixtures } from '@planner/api-client/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyCategoryList, storyDeletion } from '../shared/categories/storyCategoryList.ts';
import { expectAlert } from '../testing/index.ts';
import { FinanceCategoriesView } from './FinanceCategoriesView.tsx';
import { messages } from './messages.ts';

const categories = fixtures.financeCategories;
const [first] = categories;
if (!first) throw new Error('There are no categories to list');

const meta = preview.meta({
  title: 'Features/Finance/FinanceCategoriesView',
  component: FinanceCategoriesView,
  args: {
    list: storyCategoryList(categories),
    getEditHref: (id: string) => `/finances/edit-category/${id}`,
    addHref: '/finances/add-category',
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Finance Categories', level: 1 })).toBeVisible();
    await expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Category Name',
      'Color',
      'Actions',
    ]);
    await expect(canvas.getByRole('link', { name: 'Add Category' })).toHaveAttribute(
      'href',
      '/finances/add-category',
    );
    const row = within(canvas.getByRole('row', { name: /Groceries/ }));
    await expect(row.getByText('#3b82f6')).toBeVisible();
    await expect(row.getByRole('link', { name: 'Edit Groceries' })).toHaveAttribute(
      'href',
      `/finances/edit-category/${first.id}`,
    );
    await expect(canvas.getByText('No color')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { list: storyCategoryList<(typeof categories)[number]>([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No categories found')).toBeVisible();
    await expect(canvas.getByText('Create your first finance category to get started')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  args: { list: storyCategoryList<(typeof categories)[number]>([], { total: 6, filterText: 'zzz' }) },
});

export const Loading = meta.story({
  args: { list: storyCategoryList(categories, { state: { status: 'loading' } }) },
});

export const Failed = meta.story({
  args: {
    list: storyCategoryList(categories, {
      state: { status: 'failed', message: messages.list, isRetrying: false },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to fetch categories')).toBeVisible();
  },
});

export const BeingDeleted = meta.story({
  args: {
    list: storyCategoryList(categories.slice(1), { deletions: [storyDeletion(first, 'waiting')] }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/is being deleted$/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
});

export const Refused = meta.story({
  args: {
    list: storyCategoryList(categories, { deletions: [storyDeletion(first, 'refused', messages.delete)] }),
  },
  play: async () => {
    await expectAlert(`“${first.name}” is still there. Failed to delete category`);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText('#f59e0b'));
    const text = range.startContainer.firstChild ?? range.startContainer;
    const leftOf = (index: number) => {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    };
    // The hash stays in front of the letters.
    await expect(leftOf(0)).toBeLessThan(leftOf(3));
  },
});
