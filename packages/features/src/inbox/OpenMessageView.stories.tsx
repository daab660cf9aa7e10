import type { MessageSender, ReceivedMessage } from '@planner/api-client';
import { fixtures } from '@planner/api-client/testing';
import { Card } from '@planner/ui';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { errorTexts } from './queries.ts';
import { type OpenMessageState, OpenMessageView } from './OpenMessageView.tsx';

const [first, second, , , , long] = fixtures.receivedMessages;
const markup = fixtures.receivedMessages[10];
if (!first || !second || !long || !markup) throw new Error('There are no messages to open');

const { isMine: _isMine, ...untracked } = first;

const subscriber: MessageSender = {
  id: '0192f3c4-8b21-7d4f-8c66-2a7b3c1d0e02',
  name: 'Zoë Müller',
  subscription: { status: 'ACTIVE', expiresDate: '2027-02-11T09:24:31.000Z' },
};

const stateOf = (
  message: ReceivedMessage,
  sender: MessageSender | 'loading' | null | undefined = subscriber,
): OpenMessageState => ({ status: 'ready', message, sender });

const meta = preview.meta({
  title: 'Features/Messages/OpenMessageView',
  component: OpenMessageView,
  parameters: { docs: { story: { inline: false } } },
  args: {
    state: stateOf(first),
    steps: {
      previousLabel: 'Newer message',
      nextLabel: 'Older message',
      onPrevious: undefined,
      onNext: fn(),
    },
    isPending: false,
    getUserHref: (id: string) => `/users/${id}`,
    onClose: fn(),
    onMarkUnread: fn(),
    onChange: fn(),
    onDelete: fn(),
  },
});

const isOpen = () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());

export const Default = meta.story({});

export const Operated = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await isOpen();
    await expect(screen.getByRole('heading', { name: 'Export of my data' })).toBeVisible();
    await expect(screen.getByText(/how can I export my habits\?/)).toBeVisible();
    const reply = screen.getByRole('link', { name: 'Reply by e-mail' });
    const [mail, body = ''] = (reply.getAttribute('href') ?? '').split('&body=');
    await expect(mail).toBe('mailto:sender1@example.org?subject=Re%3A%20Export%20of%20my%20data');
    await expect(decodeURIComponent(body)).toMatch(
      /^\r\n\r\nOn Nov 14, 2026, .+, Zoë Müller wrote:\r\n> Hello,\r\n> \r\n> how can I export/,
    );
    await expect(screen.getByRole('link', { name: 'Zoë Müller' })).toHaveAttribute(
      'href',
      '/users/0192f3c4-8b21-7d4f-8c66-2a7b3c1d0e02',
    );
    await expect(screen.getByText('Active, ends Feb 11, 2027')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Mark as answered' }));
    await userEvent.click(screen.getByRole('button', { name: 'Unassign' }));
    // The test page must not open a mail program.
    reply.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(reply);
    await expect(args.onChange.mock.calls).toEqual([
      [first, { isAnswered: true }],
      [first, { isMine: false }],
      [first, { isAnswered: true }],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Mark as unread' }));
    await expect(args.onMarkUnread.mock.calls).toEqual([[first]]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete.mock.calls).toEqual([[first]]);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** In an address, `?`, `&` and `%` would end it or change the mail. */
export const OddAddress = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    state: stateOf({ ...first, email: "o'neil+100%?cc=a&b/c#d@mail.example", subject: 'Q&A?', message: '&' }),
  },
  play: async () => {
    await isOpen();
    const reply = screen.getByRole('link', { name: 'Reply by e-mail' });
    await expect(reply.getAttribute('href')).toMatch(
      /^mailto:o'neil%2B100%25%3Fcc%3Da%26b%2Fc%23d@mail.example\?subject=Re%3A%20Q%26A%3F&body=[^&]*%0D%0A%3E%20%26$/,
    );
  },
});

/** Right-to-left text in a left-to-right page. */
export const OtherDirection = meta.story({ args: { state: stateOf(second, null) }, play: isOpen });

export const Long = meta.story({
  args: { state: stateOf({ ...long, answeredAt: '2026-11-13T08:30:00.000Z', answeredBy: 'Ada Admin' }) },
  play: async () => {
    await isOpen();
    const reply = screen.getByRole('link', { name: 'Reply by e-mail' });
    await expect(reply.getAttribute('href')?.length).toBeLessThan(2000);
  },
});

export const Markup = meta.story({
  args: { state: stateOf(markup, { ...subscriber, subscription: null }) },
  play: async () => {
    await isOpen();
    await expect(screen.getByRole('heading', { name: '<b>Bold</b>' })).toBeVisible();
    await expect(screen.getByText('<script>alert(1)</script> & so on')).toBeVisible();
  },
});

export const MarkFailed = meta.story({ args: { errorMessage: errorTexts.update }, play: isOpen });

/** Beside the list, instead of a drawer. */
export const Pane = meta.story({
  args: { isPane: true, about: <Card title="Zoë Müller">Joined Mar 4, 2025</Card> },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('User')).toBeNull();
    const pane = canvas.getByRole('region', { name: 'Export of my data' });
    await expect(pane).toHaveTextContent(/how can I export my habits\?/);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Newer message' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Older message' }));
    await expect(args.steps?.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as answered' }));
    await expect(args.onChange).toHaveBeenCalledWith(first, { isAnswered: true });
  },
});

export const PaneClosed = meta.story({
  args: { isPane: true, state: { status: 'closed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No message is open')).toBeVisible();
  },
});

export const PaneRightToLeft = meta.story({ args: { isPane: true }, globals: { direction: 'rtl' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: isOpen });

export const LoadingSender = meta.story({ args: { state: stateOf(first, 'loading') }, play: isOpen });

/** A server that tells nothing about senders, answers and assignments. */
export const Plain = meta.story({
  args: { state: { ...stateOf(untracked), sender: undefined }, steps: undefined },
  play: async () => {
    await isOpen();
    await expect(screen.queryByRole('button', { name: /answered/ })).toBeNull();
    await expect(screen.queryByText('Assigned to')).toBeNull();
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } }, play: isOpen });

export const Failed = meta.story({
  args: { state: { status: 'failed', message: errorTexts.get } },
  play: async () => {
    await isOpen();
    await expect(screen.getByText('Failed to fetch message')).toBeVisible();
  },
});

export const Gone = meta.story({
  args: { state: { status: 'gone' } },
  play: async () => {
    await isOpen();
    await expect(screen.getByText('It was deleted, or the address is wrong.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, play: isOpen });
