import { errorBody, fixtures, http, wireFinanceCategories } from '@planner/api-client/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { DELETIONS_KEY } from '../shared/categories/deletions.ts';
import type { NameSort } from '../shared/categories/NamedCategory.ts';
import { expectAlert, gatewayPage, serverFault, withProviders } from '../testing/index.ts';
import { FinanceCategories } from './FinanceCategories.tsx';

const [first] = fixtures.financeCategories;
if (!first) throw new Error('There are no categories to list');

const meta = preview.meta({
  title: 'Features/Finance/FinanceCategories',
  component: FinanceCategories,
  decorators: [withProviders],
  args: {
    userId: 'me',
    query: '',
    sort: 'ascending' as NameSort,
    onQueryChange: fn(),
    onSortChange: fn(),
    getEditHref: (id: string) => `/finances/edit-category/${id}`,
    addHref: '/finances/add-category',
  },
  beforeEach: () => {
    deleted.length = 0;
    localStorage.removeItem(DELETIONS_KEY);
    return () => localStorage.removeItem(DELETIONS_KEY);
  },
});

/** The ids that the server was told to delete, in order. */
const deleted: string[] = [];

const findRow = () => screen.findByRole('row', { name: new RegExp(first.name) });
const queryRow = () => screen.queryByRole('row', { name: new RegExp(first.name) });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const deleteFirst = async () => {
  await press(`Delete ${first.name}`);
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this category?' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(queryRow()).not.toBeInTheDocument());
};

export const Loaded = meta.story({
  play: async ({ canvas, args }) => {
    await expect(await findRow()).toBeVisible();
    await expect(canvas.getByText('6 categories')).toBeVisible();
    await press('Category Name');
    await expect(args.onSortChange.mock.calls).toEqual([['descending', { replace: false }]]);
  },
});

export const FilteredByTheAddress = meta.story({
  args: { query: 'util' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('1 of 6 categories')).toBeVisible());
    await expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Utilities']);
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/finance-categories/admin', ({ response }) => response.untyped(gatewayPage()), {
        once: true,
      }),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Failed to fetch categories')).toBeVisible());
    await press('Try again');
    await expect(await findRow()).toBeVisible();
  },
});

/** An answer without a list, for instance of a server that is something else. */
export const NoList = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/finance-categories/admin', ({ response }) =>
        response.untyped(Response.json({ data: null })),
      ),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Failed to fetch categories')).toBeVisible());
  },
});

export const Deletes = meta.story({
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
    await deleteFirst();
    await press('Undo');
    await expect(await findRow()).toBeVisible();
    await expect(deleted).toEqual([]);
    await deleteFirst();
    await press('Delete now');
    await waitFor(() => expect(deleted).toEqual([first.id]));
    await waitFor(() => expect(localStorage.getItem(DELETIONS_KEY)).toBe('[]'));
    await expect(canvas.getByText('5 categories')).toBeVisible();
    await expect(queryRow()).not.toBeInTheDocument();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.delete('/finance-categories/{id}', ({ response }) => response.untyped(serverFault())));
  },
  play: async () => {
    await deleteFirst();
    await press('Delete now');
    await expectAlert(`“${first.name}” is still there. Failed to delete category`);
    await expect(await findRow()).toBeVisible();
  },
});

export const AlreadyDeleted = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/finance-categories/{id}', ({ response }) =>
        response(404).json(errorBody('This item does not exist')),
      ),
      http.get('/finance-categories/admin', ({ response }) => response(200).json(wireFinanceCategories), {
        once: true,
      }),
      http.get('/finance-categories/admin', ({ response }) =>
        response(200).json(wireFinanceCategories.slice(1)),
      ),
    );
  },
  play: async ({ canvas }) => {
    await deleteFirst();
    await press('Delete now');
    await waitFor(() => expect(canvas.getByText(/was already deleted$/)).toBeVisible());
    await expect(canvas.getByText('5 categories')).toBeVisible();
  },
});
