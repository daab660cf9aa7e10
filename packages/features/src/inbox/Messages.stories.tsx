import { errorBody, http } from '@planner/api-client/testing';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { unreachable, withProviders } from '../testing/index.ts';
import { Messages, type MessagesProps } from './Messages.tsx';

const Host = (props: MessagesProps) => {
  const [place, setPlace] = useState({
    page: props.page,
    query: props.query,
    state: props.state,
    openId: props.openId,
  });
  return (
    <Messages
      {...props}
      {...place}
      onChange={(change, choice) => {
        props.onChange(change, choice);
        setPlace({ ...place, ...change });
      }}
      onOpen={(openId) => {
        props.onOpen(openId);
        setPlace({ ...place, openId });
      }}
      onClose={() => {
        props.onClose();
        setPlace({ ...place, openId: '' });
      }}
    />
  );
};
Host.displayName = 'Messages';

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
    state: undefined,
    openId: '',
    onOpen: fn(),
    getUserHref: (id: string) => `/users/${id}`,
    onChange: fn(),
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

const confirmDeletion = async () => {
  await findRow();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  return dialog;
};

export const Ready = meta.story({
  tags: ['screen:messages'],
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
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 1, query: 'chess' }, expect.anything());
  },
});

export const FiltersByState = meta.story({
  play: async ({ args }) => {
    await findRow();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Unanswered');
    await expect(await screen.findByText('9 messages · 9 unanswered')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Assigned to me');
    await expect(await screen.findByText('1 message · 9 unanswered')).toBeVisible();
    await expect(args.onChange.mock.calls).toEqual([
      [{ page: 1, state: 'unanswered' }, { replace: false }],
      [{ page: 1, state: 'mine' }, { replace: false }],
    ]);
  },
});

export const OpenedAsADialog = meta.story({
  args: { openId: ZOE },
  // Without room for a pane.
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Export of my data' })).toBeVisible());
    await waitFor(() => expect(updates).toEqual([[ZOE, { isRead: true }]]));
  },
});

export const Opened = meta.story({
  args: { openId: ZOE },
  play: async ({ args }) => {
    await expect(await screen.findByRole('region', { name: 'Export of my data' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(updates).toEqual([[ZOE, { isRead: true }]]));
    const unread = screen.getByRole('button', { name: 'Mark as unread' });
    // The first request may be pending.
    await waitFor(() => expect(unread).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(unread);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(updates).toEqual([
      [ZOE, { isRead: true }],
      [ZOE, { isRead: false }],
    ]);
  },
});

/** As high as in a list of mails, whatever they hold. */
export const BesideTheList = meta.story({
  args: { openId: ZOE },
  play: async () => {
    const headers = await screen.findAllByRole('rowheader');
    const rows = headers.map((cell) => cell.parentElement as HTMLElement);
    const [higher, ...others] = rows.filter(({ clientHeight }) => clientHeight > 79);
    await expect(higher).toHaveTextContent(/^Wolfeschlegelsteinhausenbergerdorff Krautwurst-Hinterwälder/);
    await expect(others).toEqual([]);
    await expect(rows[0]).toHaveTextContent(/^Zoë Müller.*Assigned to me$/);
  },
});

export const Deleted = meta.story({
  args: { openId: ZOE },
  tags: ['state:messages:message'],
  play: async () => {
    await confirmDeletion();
    await expect(await screen.findByText(/was deleted$/)).toHaveTextContent(
      'The message from Zoë Müller was deleted',
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const AlreadyDeleted = meta.story({
  args: { openId: ZOE },
  // Looks like `Deleted` but for one word.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/messages/{id}', ({ response }) =>
        response(404).json(errorBody('This item does not exist')),
      ),
    );
  },
  play: async () => {
    await confirmDeletion();
    await expect(await screen.findByText(/was already deleted$/)).toBeVisible();
  },
});

export const DeleteRefused = meta.story({
  args: { openId: ZOE },
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/messages/{id}', ({ response }) =>
        response(503).json(errorBody('The service is not available. Try again shortly')),
      ),
    );
  },
  play: async () => {
    const dialog = await confirmDeletion();
    await waitFor(() => expect(dialog.getByText(/^The service is not available/)).toBeVisible());
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
