import { errorBody, fixtures, http, wireHabitCategories } from '@planner/api-client/testing';
import { delay, type HttpHandler } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { DELETIONS_KEY, type Deletion } from '../shared/categories/deletions.ts';
import type { NameSort } from '../shared/categories/NamedCategory.ts';
import { expectAlert, gatewayPage, serverFault, unreachable, withProviders } from '../testing/index.ts';
import { IconCategories, type IconCategoriesProps } from './IconCategories.tsx';
import type { Kind } from './kinds.ts';

const [first, second, third] = fixtures.habitCategories;
if (!first || !second || !third) throw new Error('There are too few categories');

/** Holds filter and sort as a host does in its URL, and can leave the screen. */
const Host = ({ query, sort, onQueryChange, onSortChange, ...props }: IconCategoriesProps) => {
  const [address, setAddress] = useState({ query, sort });
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      {!isLeft && (
        <IconCategories
          {...props}
          {...address}
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
  title: 'Features/Categories/IconCategories',
  component: IconCategories,
  decorators: [withProviders],
  render: (args) => <Host {...args} />,
  args: {
    kind: 'habit' as Kind,
    userId: 'me',
    query: '',
    sort: 'ascending' as NameSort,
    onQueryChange: fn(),
    onSortChange: fn(),
    getEditHref: (id: string) => `/habits/edit-category/${id}`,
    addHref: '/habits/add-category',
  },
  beforeEach: () => {
    deleted.length = 0;
    localStorage.removeItem(DELETIONS_KEY);
    return () => localStorage.removeItem(DELETIONS_KEY);
  },
});

/** The ids that the server was told to delete, in order. */
const deleted: string[] = [];

/** A server that does as it is told, and tells the test. */
const deleting = (): HttpHandler[] => [
  http.delete('/habit-categories/{id}', ({ params, response }) => {
    const isGone = deleted.includes(params.id);
    deleted.push(params.id);
    return isGone
      ? response(404).json(errorBody('This item does not exist'))
      : response(200).json({ message: 'Category deleted' });
  }),
  http.get('/habit-categories', ({ response }) =>
    response(200).json(wireHabitCategories.filter(({ _id }) => !deleted.includes(_id))),
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

/** Lets the time for Undo end, which a test does not wait for. */
const endTime = async () => {
  await screen.findByRole('button', { name: 'Undo' });
  document
    .getAnimations()
    .find(({ id }) => id === 'countdown')
    ?.finish();
};

/** Another tab comes to the front, or the page is closed. */
const hidePage = (isHidden: boolean) => {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: isHidden ? 'hidden' : 'visible',
  });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

/** As a page that has been closed has left it. */
const remember = (state: Deletion['state'], { since = Date.now(), userId = 'me' } = {}) => {
  const { id, name } = first;
  const deletion: Deletion = { operation: 'deleteHabitCategory', userId, id, name, state, since };
  localStorage.setItem(DELETIONS_KEY, JSON.stringify([deletion]));
};

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await findRow(first.name)).toBeVisible();
    await expect(canvas.getByText('6 categories')).toBeVisible();
  },
});

export const Workouts = meta.story({
  args: { kind: 'workout' },
  play: async () => {
    await expect(await findRow('Cycling')).toBeVisible();
    await expect(screen.getByRole('columnheader', { name: 'Category Name' })).toBeVisible();
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
    await userEvent.type(canvas.getByRole('searchbox'), 'RÉad');
    await waitFor(() => expect(names()).toEqual(['Reading']));
    await expect(canvas.getByText('1 of 6 categories')).toBeVisible();
    await waitFor(() => expect(args.onQueryChange).toHaveBeenLastCalledWith('RÉad', expect.anything()));
    await press('Back');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(await findRow(first.name)).toBeVisible();
  },
});

export const FilteredByTheAddress = meta.story({
  args: { query: 'sleep', sort: 'descending' },
  play: async ({ canvas }) => {
    await findRow('Sleep');
    await expect(names()).toEqual(['Sleep']);
    await expect(canvas.getByRole('searchbox')).toHaveValue('sleep');
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/habit-categories', ({ response }) => response.untyped(gatewayPage()), { once: true }));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Failed to fetch categories')).toBeVisible());
    await press('Try again');
    await expect(await findRow(first.name)).toBeVisible();
  },
});

export const ServersOwnWords = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/habit-categories', ({ response }) => response(403).json(errorBody('You may not do this'))),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('You may not do this')).toBeVisible());
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/habit-categories', ({ response }) => response.untyped(unreachable())));
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^Failed to fetch categories: the server cannot be reached/)).toBeVisible(),
    );
  },
});

export const Slow = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/habit-categories', () => delay('infinite')));
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('table', { busy: true })).toBeVisible());
  },
});

export const Deletes = meta.story({
  beforeEach: ({ msw }) => msw.use(...deleting()),
  play: async ({ canvas }) => {
    await confirmDeletion(second.name);
    // The row leaves at once, the focus goes on to the next one, and the server knows of nothing yet.
    await expect(queryRow(second.name)).not.toBeInTheDocument();
    await expect(canvas.getByText('5 categories')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: `Delete ${third.name}` })).toHaveFocus());
    await expect(await canvas.findByText(/is being deleted$/)).toHaveTextContent(`“${second.name}”`);
    await expect(deleted).toEqual([]);
    await endTime();
    await waitFor(() => expect(deleted).toEqual([second.id]));
    await waitFor(() => expect(localStorage.getItem(DELETIONS_KEY)).toBe('[]'));
    await expect(queryRow(second.name)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/deleted/)).not.toBeInTheDocument();
  },
});

export const DeletesTheLastRow = meta.story({
  args: { query: 'sleep' },
  beforeEach: ({ msw }) => msw.use(...deleting()),
  play: async ({ canvas }) => {
    await confirmDeletion('Sleep');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Habit Categories', level: 1 })).toHaveFocus(),
    );
    await expect(canvas.getByText('No categories found')).toBeVisible();
    await press('Undo');
    await expect(await findRow('Sleep')).toBeVisible();
  },
});

export const Undoes = meta.story({
  beforeEach: ({ msw }) => msw.use(...deleting()),
  play: async ({ canvas }) => {
    await confirmDeletion(second.name);
    await press('Undo');
    await expect(await findRow(second.name)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: `Delete ${second.name}` })).toHaveFocus());
    await expect(canvas.queryByText(/is being deleted/)).not.toBeInTheDocument();
    await press('Leave');
    await expect(deleted).toEqual([]);
  },
});

export const DeletesSeveral = meta.story({
  beforeEach: ({ msw }) => msw.use(...deleting()),
  play: async ({ canvas }) => {
    await confirmDeletion(first.name);
    await confirmDeletion(second.name);
    await expect(canvas.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Delete now' })[0] ?? document.body);
    await waitFor(() => expect(deleted).toEqual([first.id]));
    await press('Undo');
    await expect(await findRow(second.name)).toBeVisible();
    await expect(queryRow(first.name)).not.toBeInTheDocument();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.delete('/habit-categories/{id}', ({ response }) => response.untyped(serverFault())));
  },
  play: async () => {
    await confirmDeletion(first.name);
    await press('Delete now');
    await expectAlert(`“${first.name}” is still there. Failed to delete category`);
    await expect(await findRow(first.name)).toBeVisible();
    await press('Dismiss');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(localStorage.getItem(DELETIONS_KEY)).toBe('[]');
  },
});

export const RefusedInTheServersWords = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/habit-categories/{id}', ({ response }) =>
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
    msw.use(http.delete('/habit-categories/{id}', ({ response }) => response.untyped(unreachable())));
  },
  play: async () => {
    await confirmDeletion(first.name);
    await press('Delete now');
    await expectAlert(/Failed to delete category: the server cannot be reached/);
    await expect(await findRow(first.name)).toBeVisible();
  },
});

/** Another tab was quicker: what was wanted is done, and is not done twice. */
export const DeletedElsewhere = meta.story({
  // Ends on the story's own button; what the list shows here has a picture with the view.
  parameters: { visual: { disable: true } },
  beforeEach: ({ msw }) => {
    msw.use(...deleting());
    deleted.push(first.id);
    msw.use(
      http.get('/habit-categories', ({ response }) => response(200).json(wireHabitCategories), {
        once: true,
      }),
    );
  },
  play: async ({ canvas }) => {
    await confirmDeletion(first.name);
    await press('Delete now');
    await expect(await canvas.findByText(/was already deleted$/)).toHaveTextContent(`“${first.name}”`);
    await expect(queryRow(first.name)).not.toBeInTheDocument();
    await expect(canvas.getByText('5 categories')).toBeVisible();
    await press('Leave');
    await press('Return');
    await findRow(second.name);
    await expect(canvas.queryByText(/was already deleted$/)).not.toBeInTheDocument();
  },
});

/** Who leaves the list has made up their mind. */
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
    // Told again, it sends nothing more.
    hidePage(true);
    await press('Leave');
    await expect(deleted).toEqual([first.id]);
  },
});

/** The page was closed before the time for Undo was over, and before anything could be sent: a crash. */
export const FoundAgain = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...deleting());
    remember('waiting');
  },
  play: async () => {
    await findRow(second.name);
    await expect(queryRow(first.name)).not.toBeInTheDocument();
    await endTime();
    await waitFor(() => expect(deleted).toEqual([first.id]));
  },
});

/** The page was closed right after the deletion was sent, and the list was quicker than the deletion. */
export const SentByTheLastPage = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...deleting());
    remember('sent');
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
    remember('sent');
  },
  play: async () => {
    await findRow(second.name);
    await waitFor(() => expect(localStorage.getItem(DELETIONS_KEY)).toBe('[]'));
    // It was not sent a second time.
    await expect(deleted).toEqual([first.id]);
  },
});

/** It was sent an hour ago and is still there, so it never arrived: it may be thought over again. */
export const SentInVain = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...deleting());
    remember('sent', { since: Date.now() - 60 * 60 * 1000 });
  },
  play: async () => {
    await press('Undo');
    await expect(await findRow(first.name)).toBeVisible();
    await expect(deleted).toEqual([]);
  },
});

/** The deletion of somebody else, who used this browser before. */
export const NotMine = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...deleting());
    remember('waiting', { userId: 'somebody else' });
  },
  play: async () => {
    await expect(await findRow(first.name)).toBeVisible();
    await press('Leave');
    await expect(deleted).toEqual([]);
  },
});

/** Undone in another window. */
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

/** Confirmed, sent and answered in another window: this one follows, and sends nothing. */
export const DeletedInAnotherWindow = meta.story({
  beforeEach: ({ msw }) => msw.use(...deleting()),
  play: async ({ canvas }) => {
    await findRow(first.name);
    for (const state of ['waiting', 'sent'] as const) {
      remember(state);
      dispatchEvent(new StorageEvent('storage', { key: DELETIONS_KEY }));
      await waitFor(() => expect(queryRow(first.name)).not.toBeInTheDocument());
    }
    localStorage.setItem(DELETIONS_KEY, '[]');
    dispatchEvent(new StorageEvent('storage', { key: DELETIONS_KEY }));
    await expect(canvas.getByText('5 categories')).toBeVisible();
    await expect(queryRow(first.name)).not.toBeInTheDocument();
    await expect(deleted).toEqual([]);
  },
});

/** The session has ended: the deletion waits for its owner to sign in again. */
export const SignedOut = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/habit-categories/{id}', ({ response }) =>
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
