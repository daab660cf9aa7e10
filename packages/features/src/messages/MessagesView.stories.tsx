import { fixtures } from '@planner/api-client/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectAlert, passBannerTime, ready, STORY_NOW } from '../testing/index.ts';
import { messages } from './messages.ts';
import { MessagesView } from './MessagesView.tsx';
import type { MessageList } from './queries.ts';

const { receivedMessages } = fixtures;
const [first] = receivedMessages;

const listOf = (count: number, query = ''): MessageList => ({
  messages: receivedMessages.slice(0, Math.min(count, 10)),
  query,
  unreadMessages: count > 0 ? 3 : 0,
  pagination: {
    currentPage: 1,
    totalPages: Math.max(1, Math.ceil(count / 10)),
    totalMessages: count,
    messagesPerPage: 10,
  },
});

const meta = preview.meta({
  title: 'Features/Messages/MessagesView',
  component: MessagesView,
  args: {
    state: ready(listOf(12)),
    now: STORY_NOW,
    searchText: '',
    onSearchTextChange: fn(),
    onSearch: fn(),
    onPageChange: fn(),
    getPageHref: (page: number) => `/messages?page=${page}`,
    getMessageHref: (id: string) => `/messages?message=${id}`,
    onMark: fn(),
    onDismissMarkError: fn(),
    onDelete: fn(),
    onDismissDeleted: fn(),
    onRetry: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
    await expect(canvas.getByText('12 messages · 3 unread')).toBeVisible();
    await expect(canvas.getByText('1–10 of 12')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Messages' }));
    await expect(table.getAllByText('Unread')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Zoë Müller' })).toHaveAttribute(
      'href',
      `/messages?message=${first?.id}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Mark the message from Zoë Müller as read' }));
    await expect(args.onMark.mock.calls).toEqual([[first]]);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the message from Zoë Müller' }));
    await expect(args.onDelete.mock.calls).toEqual([[first]]);
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'failed', message: messages.list, isRetrying: false } },
  play: async ({ canvas, userEvent, args }) => {
    await expectAlert('Failed to fetch messages');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const RefetchFailed = meta.story({
  args: { state: ready(listOf(12), { message: messages.list }) },
});

export const Stale = meta.story({ args: { state: ready(listOf(12), { isStale: true }) } });

export const Empty = meta.story({
  args: { state: ready(listOf(0)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages found')).toBeVisible();
    await expect(canvas.getByText('What visitors write on the contact page comes here')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  args: { state: ready(listOf(0, 'zebra')), searchText: 'zebra' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Try a different search term')).toBeVisible();
  },
});

export const OneMessage = meta.story({ args: { state: ready(listOf(1)) } });

export const Deleted = meta.story({
  args: { deletedMessage: first },
  play: async ({ canvas, args }) => {
    await canvas.findByText(/was deleted$/);
    await expect(await passBannerTime(/was deleted$/)).toBe(3000);
    await waitFor(() => expect(args.onDismissDeleted).toHaveBeenCalledOnce());
  },
});

export const MarkFailed = meta.story({
  args: { markError: messages.update },
  play: async () => {
    await expectAlert('Failed to update message');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
