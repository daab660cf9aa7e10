import { http, wireFinanceCategories } from '@planner/api-client/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import type { NameSort } from '../shared/items/Resource.ts';
import { withProviders } from '../testing/index.ts';
import { FinanceCategories } from './FinanceCategories.tsx';

const deleted: string[] = [];

const meta = preview.meta({
  title: 'Features/Finance/FinanceCategories',
  component: FinanceCategories,
  decorators: [withProviders],
  args: {
    query: '',
    sort: 'ascending' as NameSort,
    onChange: fn(),
    getEditHref: (id: string) => `/finances/edit-category/${id}`,
    addHref: '/finances/add-category',
  },
  beforeEach: () => {
    deleted.length = 0;
  },
});

export const Loaded = meta.story({
  tags: ['screen:allFinanceCategories'],
  play: async ({ canvas, args }) => {
    const row = within(await canvas.findByRole('row', { name: /Groceries/ }));
    await expect(row.getByText('#3b82f6')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Finance Categories', level: 1 })).toBeVisible();
    await expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Category Name',
      'Color',
      'Actions',
    ]);
    await expect(canvas.getByText('6 categories')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Category Name' }));
    await expect(args.onChange.mock.calls).toEqual([[{ sort: 'descending' }, { replace: false }]]);
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/finance-categories/admin', ({ response }) => response(200).json([])));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No categories found')).toBeVisible();
    await expect(canvas.getByText('Create your first finance category to get started')).toBeVisible();
  },
});

export const Deletes = meta.story({
  tags: ['state:allFinanceCategories:message'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/finance-categories/{id}', ({ params, response }) => {
        deleted.push(params.id);
        return response(200).json({ message: 'Category deleted' });
      }),
      http.get('/finance-categories/admin', ({ response }) =>
        response(200).json(wireFinanceCategories.filter(({ _id }) => !deleted.includes(_id))),
      ),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Groceries' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this category?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(deleted).toHaveLength(1));
    await expect(await canvas.findByText('5 categories')).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /Groceries/ })).not.toBeInTheDocument();
  },
});
