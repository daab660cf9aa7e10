import type { ReceivedMessage } from '@planner/api-client';
import { fixtures } from '@planner/api-client/testing';
import { expect, fn, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { storyPagedList, storyRowDeletion } from '../testing/storyList.ts';
import { ready, STORY_NOW } from '../testing/index.ts';
import type { MessageList } from './queries.ts';
import { MessagesView } from './MessagesView.tsx';

const { receivedMessages } = fixtures;
const [first] = receivedMessages;

const listOf = (total: number, isFiltered = false): MessageList => ({
  rows: receivedMessages.slice(0, Math.min(total, 10)),
  currentPage: 1,
  totalPages: Math.max(1, Math.ceil(total / 10)),
  perPage: 10,
  total,
  isFiltered,
  unansweredMessages: total > 0 ? 9 : 0,
});

const listed = (list: MessageList, text?: string) => storyPagedList(ready(list), text);

const meta = preview.meta({
  title: 'Features/Messages/MessagesView',
  component: MessagesView,
  args: {
    list: listed(listOf(12)),
    now: STORY_NOW,
    getMessageHref: (id: string) => `/messages?message=${id}`,
    state: undefined,
    onStateChange: fn(),
    deletion: storyRowDeletion<ReceivedMessage>(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
    await expect(canvas.getByText('12 messages · 9 unanswered')).toBeVisible();
    await expect(canvas.getByText('1–10 of 12')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Messages' }));
    await expect(table.getAllByText(', unread')).toHaveLength(3);
    await expect(table.getByText(/^A very long message/)).toHaveTextContent(
      /^(?:A very long message\. ){5}A very long mes…$/,
    );
    await expect(canvas.getByRole('link', { name: 'Zoë Müller' })).toHaveAttribute(
      'href',
      `/messages?message=${first?.id}`,
    );
  },
});

export const ChoosesAState = meta.story({
  // Looks like `Ready`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    for (const state of ['Unanswered', 'Assigned to me', 'Any state'])
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), state);
    await expect(args.onStateChange.mock.calls).toEqual([['unanswered'], ['mine'], [undefined]]);
  },
});

export const Loading = meta.story({ args: { list: storyPagedList({ status: 'loading' }) } });

export const Empty = meta.story({
  args: { list: listed(listOf(0)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages found')).toBeVisible();
    await expect(canvas.getByText('Messages from the contact page appear here')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  args: { list: listed(listOf(0, true), 'zebra') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Try a different search term or filter')).toBeVisible();
  },
});

export const OneMessage = meta.story({ args: { list: listed(listOf(1)) } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
