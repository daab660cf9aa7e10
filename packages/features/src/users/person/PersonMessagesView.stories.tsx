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
    onDismissMessage: fn(),
    onChange: fn(),
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

/** A reply counts as an answer. */
export const Answers = meta.story({
  args: {
    state: ready(
      messages.map((message, index) => ({
        ...message,
        isMine: index === 0,
        assignee: index === 0 ? 'Amara' : null,
        answeredAt: index === 1 ? '2026-11-14T09:00:00.000Z' : null,
        answeredBy: index === 1 ? 'Nguyễn Thị Lan' : null,
      })),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('2 unanswered')).toBeVisible();
    await expect(canvas.getByText('Assigned to me')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /answered$/, expanded: false }));
    await expect(canvas.getByText(/^Answered Nov 14, 2026 by/)).toHaveTextContent('Nguyễn Thị Lan');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as unanswered' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), { isAnswered: false });
    const [reply] = canvas.getAllByRole('link', { name: 'Reply by e-mail' });
    reply?.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(reply as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), { isAnswered: true });
  },
});

/** The one that waits is open, not a newer one with an answer. */
export const NewestIsAnswered = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    state: ready(
      messages.map((message, index) => ({
        ...message,
        answeredAt: index === 0 ? '2026-11-14T09:00:00.000Z' : null,
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent(/^Message · /);
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
