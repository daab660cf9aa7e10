import { delay, fixtures, http } from '@planner/api-client/testing';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { lacking, refusing, unreachable, withProviders } from '../testing/index.ts';
import { OpenMessage, type OpenMessageProps } from './OpenMessage.tsx';

const [first, second] = fixtures.receivedMessages;
const read = fixtures.receivedMessages.find(({ isRead }) => isRead);
if (!first || !second || !read) throw new Error('There are no messages to open');

const OneByOne = ({
  messages,
  ...props
}: Omit<OpenMessageProps, 'id' | 'row'> & { messages: (typeof read)[] }) => {
  const [opened, setOpened] = useState(0);
  const row = messages[opened];
  return <OpenMessage {...props} id={row?.id ?? ''} row={row} onClose={() => setOpened(opened + 1)} />;
};

const updates: unknown[] = [];

const meta = preview.meta({
  title: 'Features/Messages/OpenMessage',
  component: OneByOne,
  decorators: [withProviders, lacking('getContactMessage')],
  // The pictures are in OpenMessageView.
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false } } },
  args: {
    messages: [first],
    list: { query: '', state: undefined },
    getUserHref: (id: string) => `/users/${id}`,
    getMessageHref: (id: string) => `/messages?message=${id}`,
    onOpen: fn(),
    onClose: fn(),
    onDelete: fn(),
  },
  beforeEach: () => {
    updates.length = 0;
  },
});

const close = async () => {
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  await userEvent.keyboard('{Escape}');
};

/** For administrators who may only read: it stays unread. */
export const ReadOnly = meta.story({
  decorators: [refusing('updateContactMessage', 'deleteContactMessage')],
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/messages/{id}', async ({ request }) => {
        updates.push(await request.json());
        return undefined;
      }),
    );
  },
  play: async () => {
    for (const name of ['Delete', 'Mark as unread'])
      await expect(await screen.findByRole('button', { name })).toHaveAccessibleDescription(
        'Your access does not include this',
      );
    await expect(updates).toEqual([]);
  },
});

/** Marks a message even while the request for the previous one is pending. */
export const MarksEachMessage = meta.story({
  args: { messages: [first, second] },
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/messages/{id}', async ({ params }) => {
        updates.push(params.id);
        return delay('infinite');
      }),
    );
  },
  play: async () => {
    await close();
    await waitFor(() => expect(updates).toEqual([first.id, second.id]));
  },
});

export const ErrorStaysWithItsMessage = meta.story({
  args: { messages: [first, read] },
  beforeEach: ({ msw }) => {
    msw.use(http.put('/messages/{id}', ({ response }) => response.untyped(unreachable())));
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^Failed to update message/)).toBeVisible());
    await close();
    await waitFor(() => expect(screen.getByText(read.email)).toBeVisible());
    await expect(screen.queryByText(/^Failed to update message/)).toBeNull();
  },
});

const markButton = () => screen.getByRole('button', { name: /Mark as unread/ });

export const PendingStaysWithItsMessage = meta.story({
  args: { messages: [first, read] },
  beforeEach: ({ msw }) => {
    msw.use(http.put('/messages/{id}', () => delay('infinite')));
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.click(markButton());
    await waitFor(() => expect(markButton()).toHaveAttribute('aria-disabled', 'true'));
    await close();
    await waitFor(() => expect(screen.getByText(read.email)).toBeVisible());
    await expect(markButton()).not.toHaveAttribute('aria-disabled');
  },
});

let load = () => {};

/** A key pressed before the neighbors are known steps once they are. */
export const StepsWhileLoading = meta.story({
  decorators: [lacking()],
  args: { messages: [second] },
  beforeEach: ({ msw }) => {
    const loaded = new Promise<void>((resolve) => {
      load = resolve;
    });
    msw.use(
      http.get('/messages/{id}', async () => {
        await loaded;
        return undefined;
      }),
    );
  },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('k');
    await expect(args.onOpen).not.toHaveBeenCalled();
    load();
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(first.id));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

export const StepsAndAnswers = meta.story({
  decorators: [lacking()],
  args: { messages: [second] },
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/messages/{id}', async ({ request }) => {
        updates.push(await request.clone().json());
      }),
    );
  },
  play: async ({ args }) => {
    await expect(await screen.findByText('No subscription')).toBeVisible();
    await userEvent.keyboard('k');
    await expect(args.onOpen).toHaveBeenLastCalledWith(first.id);
    await userEvent.click(screen.getByRole('button', { name: 'Older message' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(fixtures.receivedMessages[2]?.id);
    await userEvent.click(screen.getByRole('button', { name: 'Mark as answered' }));
    await expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Assign to me' }));
    await expect(await screen.findByRole('button', { name: 'Unassign' })).toBeVisible();
    await expect(updates).toEqual([{ isRead: true }, { isAnswered: true }, { isMine: true }]);
  },
});

/** Beside the list: who has written, with what else came from the address. */
export const PaneWithSender = meta.story({
  decorators: [lacking()],
  args: { isPane: true, messages: [first] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Joined')).toBeVisible();
  },
});

const DELETED = '0192f3c7-1a20-7b3c-8d55-2f7a3b4c5dff';

export const LinkToADeletedMessage = meta.story({
  decorators: [lacking()],
  args: { messages: [{ ...first, id: DELETED }] },
  render: ({ messages, ...args }) => <OpenMessage {...args} id={messages[0]?.id ?? ''} row={undefined} />,
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: 'This message no longer exists' }),
    ).toBeInTheDocument();
  },
});
