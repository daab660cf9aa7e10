import { errorBody, fixtures, http, wireFinanceCategories } from '@planner/api-client/testing';
import type { HttpHandler } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectAlert, gatewayPage, serverFault, unreachable, withProviders } from '../../testing/index.ts';
import { ConfirmedUserContext } from '../app/useConfirmedUser.ts';
import { eraseKeptLists } from '../list/eraseKeptLists.ts';
import { writeKeptList } from '../list/keptLists.ts';
import { DELETIONS_KEY, type Deletion } from './deletions.ts';
import { exampleColumns, exampleResource, exampleText, keptExamples } from './exampleItems.tsx';
import { ItemList } from './ItemList.tsx';
import type { NameSort } from './NamedItem.ts';
import type { ListScreenProps } from './useItemList.ts';

const [first, second, third] = fixtures.financeCategories;
if (!first || !second || !third) throw new Error('Too few items in the fixtures');

/** Keeps filter and sort in state, as the host does in the URL. */
const Host = ({ query, sort, onQueryChange, onSortChange, ...props }: ListScreenProps) => {
  const [address, setAddress] = useState({ query, sort });
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      {!isLeft && (
        <ItemList
          {...props}
          {...address}
          resource={exampleResource}
          text={exampleText}
          columns={exampleColumns}
          kept={keptExamples}
          onQueryChange={(next, choice) => {
            setAddress({ ...address, query: next });
            onQueryChange(next, choice);
          }}
          onSortChange={(next, choice) => {
            setAddress({ ...address, sort: next });
            onSortChange(next, choice);
          }}
        />
      )}
      <button type="button" onClick={() => setAddress({ query, sort })}>
        Back
      </button>
      <button type="button" onClick={() => setLeft(!isLeft)}>
        {isLeft ? 'Return' : 'Leave'}
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
    userId: 'me',
    query: '',
    sort: 'ascending' as NameSort,
    onQueryChange: fn(),
    onSortChange: fn(),
    getEditHref: (id: string) => `/examples/edit/${id}`,
    addHref: '/examples/add',
  },
  beforeEach: () => {
    deleted.length = 0;
    localStorage.removeItem(DELETIONS_KEY);
    return () => localStorage.removeItem(DELETIONS_KEY);
  },
});

const deleted: string[] = [];

const deleting = (): HttpHandler[] => [
  http.delete('/finance-categories/{id}', ({ params, response }) => {
    const isGone = deleted.includes(params.id);
    deleted.push(params.id);
    return isGone
      ? response(404).json(errorBody('This item does not exist'))
      : response(200).json({ message: 'Category deleted' });
  }),
  http.get('/finance-categories/admin', ({ response }) =>
    response(200).json(wireFinanceCategories.filter(({ _id }) => !deleted.includes(_id))),
  ),
];

const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const queryRow = (name: string) => screen.queryByRole('row', { name: new RegExp(name) });
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const confirmDeletion = async (name: string) => {
  await findRow(name);
  await press(`Delete ${name}`);
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
};

const endUndoTime = async () => {
  await screen.findByRole('button', { name: 'Undo' });
  document
    .getAnimations()
    .find(({ id }) => id === 'countdown')
    ?.finish();
};

/** Simulates leaving the tab or closing the page. */
const hidePage = (isHidden: boolean) => {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: isHidden ? 'hidden' : 'visible',
  });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

/** Stores a deletion as a closed page leaves it. */
const storeDeletion = (state: Deletion['state'], { since = Date.now(), userId = 'me' } = {}) => {
  const { id, name } = first;
  const deletion: Deletion = { operation: 'listFinanceCategories', userId, id, name, state, since };
  localStorage.setItem(DELETIONS_KEY, JSON.stringify([deletion]));
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
    await expect(args.onSortChange.mock.calls).toEqual([['descending', { replace: false }]]);
    await expect(names()).toEqual(sorted.toReversed());
  },
});

export const Filters = meta.story({
  play: async ({ canvas, args }) => {
    await findRow(first.name);
    await userEvent.type(canvas.getByRole('searchbox'), 'ÚTil');
    await waitFor(() => expect(names()).toEqual(['Utilities']));
    await expect(canvas.getByText('1 of 6 examples')).toBeVisible();
    await waitFor(() => expect(args.onQueryChange).toHaveBeenLastCalledWith('ÚTil', expect.anything()));
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
  beforeEach: ({ msw }) => msw.use(...deleting()),
  play: async ({ canvas }) => {
    await confirmDeletion(second.name);
    await expect(queryRow(second.name)).not.toBeInTheDocument();
    await expect(canvas.getByText('5 examples')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: `Delete ${third.name}` })).toHaveFocus());
    await expect(await screen.findByText(/is being deleted$/)).toHaveTextContent(`“${second.name}”`);
    await expect(deleted).toEqual([]);
    await endUndoTime();
    await waitFor(() => expect(deleted).toEqual([second.id]));
    await waitFor(() => expect(localStorage.getItem(DELETIONS_KEY)).toBe('[]'));
    await expect(queryRow(second.name)).not.toBeInTheDocument();
    await expect(screen.queryByText(/deleted/)).not.toBeInTheDocument();
  },
});

export const DeletesTheLastRow = meta.story({
  args: { query: 'utilities' },
  beforeEach: ({ msw }) => msw.use(...deleting()),
  play: async ({ canvas }) => {
    await confirmDeletion('Utilities');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Examples', level: 1 })).toHaveFocus());
    await expect(canvas.getByText('No examples found')).toBeVisible();
    await press('Undo');
    await expect(await findRow('Utilities')).toBeVisible();
  },
});

export const Undoes = meta.story({
  beforeEach: ({ msw }) => msw.use(...deleting()),
  play: async ({ canvas }) => {
    await confirmDeletion(second.name);
    await press('Undo');
    await expect(await findRow(second.name)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: `Delete ${second.name}` })).toHaveFocus());
    await expect(screen.queryByText(/is being deleted/)).not.toBeInTheDocument();
    await press('Leave');
    await expect(deleted).toEqual([]);
  },
});

export const DeletesSeveral = meta.story({
  beforeEach: ({ msw }) => msw.use(...deleting()),
  play: async () => {
    await confirmDeletion(first.name);
    await confirmDeletion(second.name);
    await expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
    await userEvent.click(screen.getAllByRole('button', { name: 'Delete now' })[0] ?? document.body);
    await waitFor(() => expect(deleted).toEqual([first.id]));
    await press('Undo');
    await expect(await findRow(second.name)).toBeVisible();
    await expect(queryRow(first.name)).not.toBeInTheDocument();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.delete('/finance-categories/{id}', ({ response }) => response.untyped(serverFault())));
  },
  play: async () => {
    await confirmDeletion(first.name);
    await press('Delete now');
    await expectAlert(`“${first.name}” was not deleted. Failed to delete example`);
    await expect(await findRow(first.name)).toBeVisible();
    await press('Dismiss');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(localStorage.getItem(DELETIONS_KEY)).toBe('[]');
  },
});

export const RefusedWithServerMessage = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/finance-categories/{id}', ({ response }) =>
        response(503).json(errorBody('The database is being repaired')),
      ),
    );
  },
  play: async () => {
    await confirmDeletion(first.name);
    await press('Delete now');
    await expectAlert(/The database is being repaired$/);
  },
});

export const CannotReachTheServer = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.delete('/finance-categories/{id}', ({ response }) => response.untyped(unreachable())));
  },
  play: async () => {
    await confirmDeletion(first.name);
    await press('Delete now');
    await expectAlert(/Failed to delete example: the server cannot be reached/);
    await expect(await findRow(first.name)).toBeVisible();
  },
});

export const DeletedElsewhere = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...deleting());
    deleted.push(first.id);
    msw.use(
      http.get('/finance-categories/admin', ({ response }) => response(200).json(wireFinanceCategories), {
        once: true,
      }),
    );
  },
  play: async ({ canvas }) => {
    await confirmDeletion(first.name);
    await press('Delete now');
    await expect(await screen.findByText(/was already deleted$/)).toHaveTextContent(`“${first.name}”`);
    await expect(queryRow(first.name)).not.toBeInTheDocument();
    await expect(canvas.getByText('5 examples')).toBeVisible();
    await press('Leave');
    await press('Return');
    await findRow(second.name);
    await expect(screen.queryByText(/was already deleted$/)).not.toBeInTheDocument();
  },
});

export const Left = meta.story({
  beforeEach: ({ msw }) => msw.use(...deleting()),
  play: async () => {
    await confirmDeletion(first.name);
    await press('Leave');
    await waitFor(() => expect(deleted).toEqual([first.id]));
    await press('Return');
    await findRow(second.name);
    await expect(queryRow(first.name)).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  },
});

export const PageHidden = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...deleting());
    return () => hidePage(false);
  },
  play: async () => {
    await confirmDeletion(first.name);
    hidePage(true);
    await waitFor(() => expect(deleted).toEqual([first.id]));
    hidePage(true);
    await press('Leave');
    await expect(deleted).toEqual([first.id]);
  },
});

export const ResumedAfterCrash = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...deleting());
    storeDeletion('waiting');
  },
  play: async () => {
    await findRow(second.name);
    await expect(queryRow(first.name)).not.toBeInTheDocument();
    await endUndoTime();
    await waitFor(() => expect(deleted).toEqual([first.id]));
  },
});

/** The page closed right after the request, and this list loaded before the deletion. */
export const ResumedAfterClose = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...deleting());
    storeDeletion('sent');
  },
  play: async () => {
    await findRow(second.name);
    await expect(queryRow(first.name)).not.toBeInTheDocument();
    await waitFor(() => expect(deleted).toEqual([first.id]));
    await expect(screen.queryByText(/deleted/)).not.toBeInTheDocument();
  },
});

export const SentAndDone = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...deleting());
    deleted.push(first.id);
    storeDeletion('sent');
  },
  play: async () => {
    await findRow(second.name);
    await waitFor(() => expect(localStorage.getItem(DELETIONS_KEY)).toBe('[]'));
    await expect(deleted).toEqual([first.id]);
  },
});

/** Sent an hour ago and the item still exists: the request was lost, so Undo is offered again. */
export const LostRequest = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...deleting());
    storeDeletion('sent', { since: Date.now() - 60 * 60 * 1000 });
  },
  play: async () => {
    await press('Undo');
    await expect(await findRow(first.name)).toBeVisible();
    await expect(deleted).toEqual([]);
  },
});

export const OtherUser = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...deleting());
    storeDeletion('waiting', { userId: 'another user' });
  },
  play: async () => {
    await expect(await findRow(first.name)).toBeVisible();
    await press('Leave');
    await expect(deleted).toEqual([]);
  },
});

export const UndoneElsewhere = meta.story({
  beforeEach: ({ msw }) => msw.use(...deleting()),
  play: async () => {
    await confirmDeletion(first.name);
    localStorage.setItem(DELETIONS_KEY, '[]');
    dispatchEvent(new StorageEvent('storage', { key: DELETIONS_KEY }));
    await expect(await findRow(first.name)).toBeVisible();
    await press('Leave');
    await expect(deleted).toEqual([]);
  },
});

export const DeletedInAnotherWindow = meta.story({
  beforeEach: ({ msw }) => msw.use(...deleting()),
  play: async ({ canvas }) => {
    await findRow(first.name);
    for (const state of ['waiting', 'sent'] as const) {
      storeDeletion(state);
      dispatchEvent(new StorageEvent('storage', { key: DELETIONS_KEY }));
      await waitFor(() => expect(queryRow(first.name)).not.toBeInTheDocument());
    }
    localStorage.setItem(DELETIONS_KEY, '[]');
    dispatchEvent(new StorageEvent('storage', { key: DELETIONS_KEY }));
    await expect(canvas.getByText('5 examples')).toBeVisible();
    await expect(queryRow(first.name)).not.toBeInTheDocument();
    await expect(deleted).toEqual([]);
  },
});

/** The deletion waits until the user signs in again. */
export const SignedOut = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/finance-categories/{id}', ({ response }) =>
        response(401).json(errorBody('Please sign in')),
      ),
    );
  },
  play: async () => {
    await confirmDeletion(first.name);
    await press('Delete now');
    await waitFor(() => expect(localStorage.getItem(DELETIONS_KEY)).toContain('"waiting"'));
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press('Undo');
    await expect(await findRow(first.name)).toBeVisible();
  },
});

let answerList: () => void;

/** Rows of the last visit don't tell whether an unanswered deletion has reached the server. */
export const RowsOfTheLastVisit = meta.story({
  decorators: [
    (Story) => (
      <ConfirmedUserContext value="me">
        <Story />
      </ConfirmedUserContext>
    ),
  ],
  beforeEach: ({ msw }) => {
    storeDeletion('sent');
    writeKeptList('me', [exampleResource.listName], [second], keptExamples);
    const response = new Promise<undefined>((resolve) => {
      answerList = () => resolve(undefined);
    });
    msw.use(
      http.get('/finance-categories/admin', () => response),
      ...deleting(),
    );
    return eraseKeptLists;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(second.name)).toBeVisible();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(localStorage.getItem(DELETIONS_KEY)).toContain('"sent"');
    answerList();
    await waitFor(() => expect(localStorage.getItem(DELETIONS_KEY)).toBe('[]'));
    await expect(deleted).toEqual([first.id]);
    await expect(queryRow(first.name)).not.toBeInTheDocument();
  },
});
