import { fixtures } from '@planner/api-client/testing';
import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ready, STORY_NOW } from '../../testing/index.ts';
import { PersonMessagesView } from './PersonMessagesView.tsx';

const messages = fixtures.receivedMessages.slice(0, 3);

const meta = preview.meta({
  title: 'Features/Users/Person/PersonMessagesView',
  component: PersonMessagesView,
  args: {
    state: ready(messages),
    now: STORY_NOW,
    getMessageHref: (id: string) => `/messages?message=${id}`,
    onRetry: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    // The newest one is open.
    const reply = canvas.getByRole('link', { name: 'Reply by e-mail' });
    const { protocol, pathname, searchParams } = new URL(reply.getAttribute('href') ?? '');
    await expect([protocol, pathname]).toEqual(['mailto:', 'sender1@example.org']);
    await expect(searchParams.get('subject')).toBe('Re: Export of my data');
    await expect(searchParams.get('body')).toContain('> how can I export my habits?');
  },
});

export const OlderMessage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Billing/ }));
    await expect(canvas.getByText('I was charged twice in October.')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Open in Messages' })).toHaveLength(2);
  },
});

export const LongMessage = meta.story({
  args: { state: ready(fixtures.receivedMessages.slice(5, 6)) },
  play: async ({ canvas }) => {
    const href = canvas.getByRole('link', { name: 'Reply by e-mail' }).getAttribute('href') ?? '';
    // Mail programs refuse longer ones.
    await expect(href.length).toBeLessThan(2083);
  },
});

export const Empty = meta.story({
  args: { state: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Failed to fetch messages', isRetrying: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
