import { delay, errorBody, handlersByOperation, http, wireUsers } from '@planner/api-client/testing';
import type { HttpHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import {
  expectAlert,
  gatewayPage,
  passBannerTime,
  serverFault,
  unreachable,
  withProviders,
} from '../../testing/index.ts';
import { ExampleList } from '../../testing/ExampleList.tsx';

// The guarantees of every list screen. A feature's stories show only its own parts.

const meta = preview.meta({
  title: 'Features/Shared/List',
  component: ExampleList,
  decorators: [withProviders],
  args: { page: 1, onChange: fn() },
});

const nameOf = (index: number) => wireUsers[index]?.name ?? '';
const findRow = (index: number) => screen.findByRole('row', { name: new RegExp(nameOf(index)) });
const findSearch = () => screen.findByRole('searchbox', { name: 'Search' });
const deleteButton = (index: number) => screen.getByRole('button', { name: `Delete ${nameOf(index)}` });
const deleteRow = async (index: number) => {
  await findRow(index);
  await userEvent.click(deleteButton(index));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
};

const requests: string[] = [];

const record = (): HttpHandler => {
  requests.length = 0;
  return http.get('/users', ({ query }) => {
    requests.push(`${query.get('page')}:${query.get('query') ?? ''}`);
  });
};

/** Serves these users, ten per page; one can be deleted. */
const store = (stored: typeof wireUsers, outcome: 'deleted' | 'gone' = 'deleted'): HttpHandler[] => {
  let users = stored;
  return [
    http.delete('/users/account-delete/{id}', ({ params, response }) => {
      users = users.filter(({ _id }) => _id !== params.id);
      return outcome === 'gone'
        ? response(404).json(errorBody('This item does not exist'))
        : response(200).json({ message: 'User deleted' });
    }),
    http.get('/users', ({ query, response }) => {
      const totalPages = Math.ceil(users.length / 10);
      const currentPage = Math.min(Number(query.get('page')), totalPages);
      return response(200).json({
        users: users.slice((currentPage - 1) * 10, currentPage * 10),
        pagination: { currentPage, totalPages, totalUsers: users.length, usersPerPage: 10 },
      });
    }),
  ];
};

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await findRow(0)).toBeVisible();
    await expect(canvas.getByText('23 users · page 1 of 3')).toBeVisible();
    await expect(canvas.getByText('1–10 of 23')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Next/ })).toHaveAttribute('href', '/list?page=2');
  },
});

export const LastPage = meta.story({
  args: { page: 3 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('21–23 of 23')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/users', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Rows' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const NextPageIsPrefetched = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    msw.use(record());
  },
  play: async ({ canvas, args }) => {
    await findRow(0);
    await waitFor(() => expect(requests).toEqual(['1:', '2:']));
    await userEvent.click(canvas.getByRole('link', { name: /Next/ }));
    await expect(args.onChange.mock.calls).toEqual([[{ page: 2 }, { replace: false }]]);
    await waitFor(() => expect(canvas.getByText('23 users · page 2 of 3')).toBeVisible());
    await expect(canvas.getByText(nameOf(10))).toBeVisible();
  },
});

export const PageBeyondTheLast = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { page: 99 },
  beforeEach: ({ msw }) => {
    msw.use(record());
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('23 users · page 3 of 3')).toBeVisible());
    await waitFor(() => expect(args.onChange.mock.calls).toEqual([[{ page: 3 }, { replace: true }]]));
    await expect(requests).toEqual(['99:']);
  },
});

export const Searches = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { page: 2 },
  beforeEach: ({ msw }) => {
    msw.use(record());
  },
  play: async ({ canvas, args }) => {
    await findRow(10);
    await userEvent.type(await findSearch(), nameOf(0));
    await waitFor(() => expect(canvas.getByText('1 user · page 1 of 1')).toBeVisible());
    await expect(canvas.queryByText(nameOf(10))).not.toBeInTheDocument();
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ page: 1, query: nameOf(0) }, expect.anything()),
    );
    await expect(requests.filter((request) => request.startsWith('2:')).length).toBeLessThanOrEqual(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await findSearch()).toHaveValue('');
    await expect(await findRow(10)).toBeVisible();
  },
});

/** One history entry per search, however often it is refined. */
export const RefinedSearchReplacesHistory = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await findRow(0);
    const search = await findSearch();
    await userEvent.type(search, 'a{Enter}');
    await userEvent.type(search, 'm{Enter}');
    await userEvent.clear(search);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange.mock.calls).toEqual([
      [{ page: 1, query: 'a' }, { replace: false }],
      [{ page: 1, query: 'am' }, { replace: true }],
      [{ page: 1, query: '' }, { replace: false }],
    ]);
  },
});

/** Without this, the pending search would navigate away from the link that was clicked. */
export const BlurSearchesNow = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await findRow(0);
    await userEvent.type(await findSearch(), 'chess');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 1, query: 'chess' }, expect.anything());
  },
});

export const FindsNothing = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await findRow(0);
    await userEvent.type(await findSearch(), 'zzz{Enter}');
    await waitFor(() => expect(canvas.getByText('Nothing found')).toBeVisible());
    await expect(canvas.getByText('0 users · page 1 of 1')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

let answerSlowSearch = () => {};

export const LateAnswerIsDropped = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    const released = new Promise<void>((resolve) => {
      answerSlowSearch = resolve;
    });
    msw.use(
      http.get('/users', async ({ query }) => {
        if (query.get('query') === 'slow') await released;
      }),
    );
  },
  play: async ({ canvas }) => {
    await findRow(0);
    const search = await findSearch();
    await userEvent.type(search, 'slow{Enter}');
    // The rows of the last search stay, marked as stale.
    await expect(canvas.getByText(nameOf(0))).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Rows' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.clear(search);
    await userEvent.type(search, `${nameOf(1)}{Enter}`);
    await waitFor(() => expect(canvas.getByText('1 user · page 1 of 1')).toBeVisible());
    answerSlowSearch();
    await expect(canvas.getByText(nameOf(1))).toBeVisible();
    await expect(canvas.queryByText('No rows')).not.toBeInTheDocument();
  },
});

export const DeletedRowMovesFocusToTheNext = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    msw.use(...store(wireUsers));
  },
  play: async ({ canvas }) => {
    await deleteRow(1);
    await expect(await screen.findByText(/was deleted$/)).toHaveTextContent(`${nameOf(1)} was deleted`);
    await expect(canvas.getByText('22 users · page 1 of 3')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(deleteButton(2)).toHaveFocus());
    await expect(await passBannerTime(/was deleted$/)).toBe(3000);
    await waitFor(() => expect(screen.queryByText(/was deleted$/)).not.toBeInTheDocument());
  },
});

export const AlreadyDeleted = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    msw.use(...store(wireUsers, 'gone'));
  },
  play: async ({ canvas }) => {
    await deleteRow(1);
    await expect(await screen.findByText(/was already deleted$/)).toHaveTextContent(
      `${nameOf(1)} was already deleted`,
    );
    await waitFor(() => expect(deleteButton(2)).toHaveFocus());
    await expect(canvas.getByText('22 users · page 1 of 3')).toBeVisible();
  },
});

export const DeletedLastRowStepsBack = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { page: 3 },
  beforeEach: ({ msw }) => {
    msw.use(...store(wireUsers.slice(0, 21)));
  },
  play: async ({ canvas, args }) => {
    await deleteRow(20);
    await waitFor(() => expect(canvas.getByText('20 users · page 2 of 2')).toBeVisible());
    await waitFor(() => expect(args.onChange.mock.calls).toEqual([[{ page: 2 }, { replace: true }]]));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'List' })).toHaveFocus());
  },
});

export const CanceledDeletionKeepsFocus = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await findRow(0);
    await userEvent.click(deleteButton(0));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(deleteButton(0)).toHaveFocus());
  },
});

export const FailedDeletionIsRetried = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/users/account-delete/{id}', ({ response }) => response.untyped(gatewayPage()), {
        once: true,
      }),
      ...store(wireUsers),
    );
  },
  play: async () => {
    await deleteRow(0);
    const dialog = within(screen.getByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText('Failed to delete user')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(deleteButton(0));
    const again = within(await screen.findByRole('alertdialog'));
    await expect(again.queryByText('Failed to delete user')).not.toBeInTheDocument();
    await userEvent.click(again.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText(/was deleted$/)).toHaveTextContent(`${nameOf(0)} was deleted`);
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/users', ({ response }) =>
        response(403).json(errorBody('This account is not an administrator')),
      ),
    );
  },
  play: async () => {
    await expectAlert('This account is not an administrator');
  },
});

export const GatewayPage = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/users', ({ response }) => response.untyped(gatewayPage())));
  },
  play: async () => {
    await expectAlert('Failed to fetch users');
  },
});

export const Retried = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/users', ({ response }) => response.untyped(unreachable()), { once: true }));
  },
  play: async ({ canvas }) => {
    await expectAlert(/Failed to fetch users: the server cannot be reached/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await findRow(0)).toBeVisible();
  },
});

const failPages = () =>
  http.get('/users', ({ query, response }) =>
    query.get('page') === '1' ? undefined : response.untyped(serverFault('Back in a minute')),
  );

export const FailedPageKeepsRows = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failPages());
  },
  play: async ({ canvas }) => {
    await findRow(0);
    await userEvent.click(canvas.getByRole('link', { name: /Next/ }));
    await expectAlert('Back in a minute');
    await expect(canvas.getByText('23 users · page 1 of 3')).toBeVisible();
    await expect(canvas.getByText(nameOf(0))).toBeVisible();
  },
});

export const FailedPageIsRetried = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    msw.use(failPages());
  },
  play: async ({ canvas, msw }) => {
    await findRow(0);
    await userEvent.click(canvas.getByRole('link', { name: /Next/ }));
    await expectAlert('Back in a minute');
    msw.use(handlersByOperation.listUsers);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText('23 users · page 2 of 3')).toBeVisible());
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
