import type { PolicyComment } from '@planner/api-client';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ready } from '../../testing/index.ts';
import { CommentsView } from './CommentsView.tsx';

const ADA = { savedBy: 'Ada Admin', savedByEmail: 'ada@example.org' };
const LAN = { savedBy: 'Nguyễn Thị Lan', savedByEmail: 'lan@example.org' };

const open: PolicyComment = {
  id: 'a',
  passage: { exact: 'thirty days', prefix: 'within ', suffix: ' of receipt', start: 40, count: 1 },
  text: 'Does the law not give us a month?',
  savedAt: '2026-11-13T09:30:00.000Z',
  ...ADA,
  resolved: null,
  answers: [],
};
const answered: PolicyComment = {
  ...open,
  id: 'b',
  passage: { ...open.passage, exact: 'We delete backups', start: 10 },
  text: 'Since when?',
  answers: [
    {
      id: 'c',
      text: 'Since May.\nSee the contract of the host.',
      savedAt: '2026-11-14T10:00:00.000Z',
      ...LAN,
    },
  ],
};
const resolved: PolicyComment = {
  ...answered,
  id: 'd',
  passage: { ...open.passage, exact: 'as described below' },
  text: 'Nothing is described below.',
  resolved: { savedAt: '2026-11-14T11:00:00.000Z', ...LAN },
  answers: [],
};

const meta = preview.meta({
  title: 'Features/Legal/CommentsView',
  component: CommentsView,
  args: {
    state: ready([open, answered]),
    onRetry: fn(),
    found: ['b', 'a'],
    current: undefined,
    passage: undefined,
    canWrite: true,
    isBeside: true,
    isPending: false,
    onShow: fn(),
    onAdd: fn(),
    onCancel: fn(),
    onAnswer: fn(),
    onResolve: fn(),
    onClose: fn(),
    onDismissError: fn(),
  },
});

/** In the order of the text. */
export const Open = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article').map((thread) => thread.ariaLabel)).toEqual([
      'Comment on “We delete backups”',
      'Comment on “thirty days”',
    ]);
  },
});

export const Answering = meta.story({
  args: { current: 'b' },
  play: async ({ canvas, args }) => {
    const thread = within(canvas.getByRole('article', { name: 'Comment on “We delete backups”' }));
    await expect(thread.getByText(/See the contract of the host/)).toBeVisible();
    await userEvent.click(thread.getByRole('button', { name: 'Answer' }));
    await expect(thread.getByLabelText('Answer')).toHaveFocus();
    await userEvent.click(thread.getByRole('button', { name: 'Save the answer' }));
    await expect(thread.getByText('Answer is required')).toBeVisible();
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.type(thread.getByLabelText('Answer'), ' Thank you ');
    await userEvent.click(thread.getByRole('button', { name: 'Save the answer' }));
    await expect(args.onAnswer).toHaveBeenCalledWith('b', 'Thank you', expect.any(Function));
  },
});

export const Writing = meta.story({
  args: { passage: { ...open.passage, exact: 'a new passage' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Comment')).toHaveFocus();
    await userEvent.keyboard('Is this true?');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the comment' }));
    await expect(args.onAdd).toHaveBeenCalledWith('Is this true?');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Resolved = meta.story({
  args: { state: ready([open, resolved]) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resolved (1)' }));
    const thread = within(canvas.getByRole('article', { name: 'Comment on “as described below”' }));
    await expect(
      thread.getByText(/^Resolved by Nguyễn Thị Lan \(lan@example\.org\), Nov 14, 2026/),
    ).toBeVisible();
    await userEvent.click(thread.getByRole('button', { name: 'Open again' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith('d', false);
    await userEvent.click(canvas.getByRole('button', { name: 'Resolve' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith('a', true);
  },
});

/** It keeps its quote. */
export const PassageGone = meta.story({
  args: { found: ['b'] },
  play: async ({ canvas }) => {
    const thread = within(canvas.getByRole('article', { name: 'Comment on “thirty days”' }));
    await expect(thread.getByText('The passage was changed')).toBeVisible();
    await expect(thread.queryByRole('button', { name: 'Show' })).not.toBeInTheDocument();
    await expect(canvas.getAllByText('The passage was changed')).toHaveLength(1);
  },
});

export const None = meta.story({
  args: { state: ready<PolicyComment[]>([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No comment is open\. Select words/)).toBeVisible();
  },
});

export const ReadOnly = meta.story({
  args: { state: ready([open, resolved]), canWrite: false },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Close', 'Show', 'Resolved (1)']);
  },
});

export const Failed = meta.story({
  args: {
    state: { status: 'failed', message: 'Failed to fetch the comments', isRetrying: false },
  },
});

export const SaveFailed = meta.story({
  args: { errorMessage: 'Failed to save the comment', passage: open.passage },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { state: ready([open, answered, resolved]), passage: open.passage },
});
