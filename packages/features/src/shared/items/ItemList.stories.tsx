import { errorBody, fixtures, http, wireFinanceCategories } from '@planner/api-client/testing';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { gatewayPage, withProviders } from '../../testing/index.ts';
import { exampleColumns, exampleResource, exampleText } from '../../testing/exampleItems.tsx';
import { ItemList, type ItemListScreenProps } from './ItemList.tsx';
import type { NameSort } from './Resource.ts';

const [first, second, third] = fixtures.financeCategories;
if (!first || !second || !third) throw new Error('Too few items in the fixtures');

/** Keeps filter and sort in state, as the host does in the URL. */
const Host = ({ query, sort, onChange, ...props }: ItemListScreenProps) => {
  const [address, setAddress] = useState({ query, sort });
  return (
    <>
      <ItemList
        {...props}
        {...address}
        resource={exampleResource}
        text={exampleText}
        columns={exampleColumns}
        onChange={(change, choice) => {
          setAddress({ ...address, ...change });
          onChange(change, choice);
        }}
      />
      <button type="button" onClick={() => setAddress({ query, sort })}>
        Back
      </button>
    </>
  );
};

const meta = preview.meta({
  title: 'Features/Items/ItemList',
  component: Host,
  decorators: [withProviders],
  // `ItemListView` has the pictures.
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    query: '',
    sort: 'ascending' as NameSort,
    onChange: fn(),
    getEditHref: (id: string) => `/examples/edit/${id}`,
    addHref: '/examples/add',
  },
  beforeEach: ({ msw }) => {
    deleted.length = 0;
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
});

const deleted: string[] = [];

const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const queryRow = (name: string) => screen.queryByRole('row', { name: new RegExp(name) });
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const confirmDeletion = async (name: string) => {
  await findRow(name);
  await press(`Delete ${name}`);
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this example?' }),
  );
  await expect(dialog.getByText(/will be deleted/)).toHaveTextContent(name);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  return dialog;
};

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await findRow(first.name)).toBeVisible();
    await expect(canvas.getByText('6 examples')).toBeVisible();
  },
});

export const Sorts = meta.story({
  play: async ({ args }) => {
    await findRow(first.name);
    const sorted = names();
    await press('Name');
    await expect(args.onChange.mock.calls).toEqual([[{ sort: 'descending' }, { replace: false }]]);
    await expect(names()).toEqual(sorted.toReversed());
  },
});

export const Filters = meta.story({
  play: async ({ canvas, args }) => {
    await findRow(first.name);
    await userEvent.type(canvas.getByRole('searchbox'), 'ÚTil');
    await waitFor(() => expect(names()).toEqual(['Utilities']));
    await expect(canvas.getByText('1 of 6 examples')).toBeVisible();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ query: 'ÚTil' }, expect.anything()));
    await press('Back');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(await findRow(first.name)).toBeVisible();
  },
});

export const FilteredByUrl = meta.story({
  args: { query: 'utilities', sort: 'descending' },
  play: async ({ canvas }) => {
    await findRow('Utilities');
    await expect(names()).toEqual(['Utilities']);
    await expect(canvas.getByRole('searchbox')).toHaveValue('utilities');
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
    await waitFor(() => expect(canvas.getByText('Failed to fetch examples')).toBeVisible());
    await press('Try again');
    await expect(await findRow(first.name)).toBeVisible();
  },
});

export const NoList = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/finance-categories/admin', ({ response }) =>
        response.untyped(Response.json({ data: null })),
      ),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Failed to fetch examples')).toBeVisible());
  },
});

export const Deletes = meta.story({
  play: async ({ canvas }) => {
    await confirmDeletion(second.name);
    await waitFor(() => expect(queryRow(second.name)).not.toBeInTheDocument());
    await expect(deleted).toEqual([second.id]);
    await expect(await screen.findByText(/was deleted$/)).toHaveTextContent(`“${second.name}” was deleted`);
    await expect(canvas.getByText('5 examples')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: `Delete ${third.name}` })).toHaveFocus());
  },
});

export const DeletesTheLastRow = meta.story({
  args: { query: 'utilities' },
  play: async ({ canvas }) => {
    await confirmDeletion('Utilities');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Examples', level: 1 })).toHaveFocus());
    await expect(canvas.getByText('No examples found')).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/finance-categories/{id}', ({ response }) =>
        response(503).json(errorBody('The database is being repaired')),
      ),
    );
  },
  play: async () => {
    const dialog = await confirmDeletion(first.name);
    await waitFor(() => expect(dialog.getByText('The database is being repaired')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(await findRow(first.name)).toBeVisible();
  },
});

/** The response without an own message shows the text of the kind. */
export const Fails = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.delete('/finance-categories/{id}', ({ response }) => response.untyped(gatewayPage())));
  },
  play: async () => {
    const dialog = await confirmDeletion(first.name);
    await waitFor(() => expect(dialog.getByText('Failed to delete example')).toBeVisible());
  },
});

export const DeletedElsewhere = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/finance-categories/{id}', ({ params, response }) => {
        deleted.push(params.id);
        return response(404).json(errorBody('This item does not exist'));
      }),
    );
  },
  play: async ({ canvas }) => {
    await confirmDeletion(first.name);
    await expect(await screen.findByText(/was already deleted$/)).toHaveTextContent(`“${first.name}”`);
    await expect(queryRow(first.name)).not.toBeInTheDocument();
    await expect(canvas.getByText('5 examples')).toBeVisible();
  },
});
