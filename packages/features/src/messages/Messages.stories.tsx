import { errorBody, http } from '@planner/api-client/testing';
import { delay } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectAlert, unreachable, withProviders } from '../testing/index.ts';
import { Messages, type MessagesProps } from './Messages.tsx';

/** Stands for the host, which keeps page, search and the open message in the URL. */
const Host = (props: MessagesProps) => {
  const [place, setPlace] = useState({ page: props.page, query: props.query, openId: props.openId });
  return (
    <Messages
      {...props}
      {...place}
      onPageChange={(page, choice) => {
        props.onPageChange(page, choice);
        setPlace({ ...place, page });
      }}
      onQueryChange={(query, choice) => {
        props.onQueryChange(query, choice);
        setPlace({ ...place, query, page: 1 });
      }}
      onClose={() => {
        props.onClose();
        setPlace({ ...place, openId: '' });
      }}
    />
  );
};

const ZOE = '0192f3c7-1a20-7b3c-8d55-2f7a3b4c5d10';
const updates: unknown[] = [];

const meta = preview.meta({
  title: 'Features/Messages/Messages',
  component: Messages,
  decorators: [withProviders],
  render: (args) => <Host {...args} />,
  args: {
    page: 1,
    query: '',
    openId: '',
    onPageChange: fn(),
    onQueryChange: fn(),
    onClose: fn(),
    getPageHref: (page: number) => `/messages?page=${page}`,
    getMessageHref: (id: string) => `/messages?message=${id}`,
  },
  beforeEach: ({ msw }) => {
    updates.length = 0;
    msw.use(
      http.put('/messages/{id}', async ({ params, request }) => {
        updates.push([params.id, await request.clone().json()]);
      }),
    );
  },
});

const findRow = () => screen.findByRole('link', { name: 'Zoë Müller' });

export const Ready = meta.story({
  play: async () => {
    await expect(await findRow()).toBeVisible();
  },
});

export const Searched = meta.story({
  play: async ({ args }) => {
    await findRow();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'chess');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Sara Lindqvist' })).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Zoë Müller' })).toBeNull());
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('chess', expect.anything());
  },
});

/** Whoever leaves the field has searched: else the search would put away the message that was opened meanwhile. */
export const SearchLeft = meta.story({
  // The list looks as in `Searched`.
  parameters: { visual: { disable: true } },
  play: async ({ args }) => {
    await findRow();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'chess');
    await userEvent.tab();
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('chess', expect.anything());
  },
});

/** Opening a message marks it as read. */
export const Opened = meta.story({
  args: { openId: ZOE },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await waitFor(() => expect(updates).toEqual([[ZOE, { isRead: true }]]));
    const unread = screen.getByRole('button', { name: 'Mark as unread' });
    // The first mark has been sent, but not answered yet.
    await waitFor(() => expect(unread).not.toHaveAttribute('data-pending'));
    await userEvent.click(unread);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(updates).toEqual([
      [ZOE, { isRead: true }],
      [ZOE, { isRead: false }],
    ]);
  },
});

export const Marked = meta.story({
  play: async () => {
    await findRow();
    await userEvent.click(screen.getByRole('button', { name: /from Zoë Müller as read/ }));
    await waitFor(() => expect(updates).toEqual([[ZOE, { isRead: true }]]));
  },
});

/** Each press counts, also while the server is still busy with the one before. */
export const MarkedOneAfterTheOther = meta.story({
  // The list looks as in `Ready`.
  parameters: { visual: { disable: true } },
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/messages/{id}', async ({ params }) => {
        updates.push(params.id);
        return delay('infinite');
      }),
    );
  },
  play: async () => {
    await findRow();
    const [one, other] = screen.getAllByRole('button', { name: /as read$/ });
    if (!one || !other) throw new Error('There are no unread messages');
    await userEvent.click(one);
    await userEvent.click(other);
    await waitFor(() => expect(updates).toHaveLength(2));
  },
});

export const MarkFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.put('/messages/{id}', ({ response }) => response.untyped(unreachable())));
  },
  play: async () => {
    await findRow();
    await userEvent.click(screen.getByRole('button', { name: /from Zoë Müller as read/ }));
    await expectAlert(/^Failed to update message: the server cannot be reached/);
  },
});

export const Deleted = meta.story({
  play: async () => {
    await findRow();
    await userEvent.click(screen.getByRole('button', { name: 'Delete the message from Zoë Müller' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText(/was deleted$/)).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** Another window had been quicker. */
export const AlreadyDeleted = meta.story({
  // It looks as `Deleted` does, but for a word.
  parameters: { visual: { disable: true } },
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/messages/{id}', ({ response }) =>
        response(404).json(errorBody('This item does not exist')),
      ),
    );
  },
  play: async () => {
    await findRow();
    await userEvent.click(screen.getByRole('button', { name: 'Delete the message from Zoë Müller' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText(/was already deleted$/)).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const DeleteRefused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/messages/{id}', ({ response }) =>
        response(503).json(errorBody('The service is not available. Try again shortly')),
      ),
    );
  },
  play: async () => {
    await findRow();
    await userEvent.click(screen.getByRole('button', { name: 'Delete the message from Zoë Müller' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(dialog.getByText(/^The service is not available/)).toBeVisible());
  },
});

export const PageBeyondTheLast = meta.story({
  args: { page: 9 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onPageChange.mock.calls).toEqual([[2, { replace: true }]]));
    await expect(await screen.findByText('11–12 of 12')).toBeVisible();
  },
});

export const Slow = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/messages', () => delay('infinite')));
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/messages', ({ response }) => response.untyped(unreachable())));
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^Failed to fetch messages: the server cannot be reached/)).toBeVisible(),
    );
  },
});
