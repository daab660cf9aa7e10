import { fixtures } from '@planner/api-client/testing';
import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ready } from '../testing/index.ts';
import { EntryPartsView } from './EntryPartsView.tsx';

const [role] = fixtures.activity;
if (!role) throw new Error('The activity is empty');

const PARTS = ['zoe.brandt', 'lakshmi.venkataraman', 'misaki.sato'].map((name, index) => ({
  ...role,
  id: role.id.replace(/.{4}$/, `a00${index}`),
  subject: `${name}@example.org`,
}));

const meta = preview.meta({
  title: 'Features/Activity/EntryPartsView',
  component: EntryPartsView,
  args: {
    state: ready(PARTS),
    getSubjectHref: ({ subject }) => `#${subject}`,
    onUndo: fn(),
    undoingId: undefined,
    hasOlder: true,
    isLoadingOlder: false,
    onLoadOlder: fn(),
    onRetry: fn(),
  },
});

/** One of those who were made administrators together is changed back alone. */
export const Ready = meta.story({
  args: {
    state: ready(
      PARTS.map((part, index) =>
        index === 2
          ? {
              ...part,
              undoUntil: undefined,
              undone: { at: '2026-11-15T08:00:00.000Z', by: 'amara.okafor@example.org' },
            }
          : part,
      ),
    ),
  },
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('listitem');
    await expect(parts).toHaveLength(3);
    await expect(parts[0]).toHaveTextContent(
      /^Changed the role of zoe.brandt@example.org from user to administratorUndo$/,
    );
    await expect(canvas.getByRole('link', { name: 'zoe.brandt@example.org' })).toBeVisible();
    await expect(parts[2]).toHaveTextContent(/Undone by amara.okafor@example.org at Nov 15, 2026, .+$/);
    await expect(canvas.getAllByRole('button', { name: /^Undo/ })).toHaveLength(2);
  },
});

/** People who were deleted together have their names. */
export const Deleted = meta.story({
  args: {
    hasOlder: false,
    state: ready(
      PARTS.map((part, index) => ({
        ...part,
        kind: 'userDeleted',
        detail: null,
        changes: [
          { field: 'name', from: ['Zoe Brandt', 'Lakshmi Venkataraman', 'Misaki Sato'][index]! },
          { field: 'email', from: part.subject },
          { field: 'role', from: index === 0 ? 'admin' : 'user' },
        ],
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      /^Deleted the user zoe.brandt@example.orgName: Zoe BrandtRole: administratorUndo$/,
    );
  },
});

export const Undoes = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: lakshmi.venkataraman@example.org' }));
    await expect(args.onUndo).toHaveBeenCalledWith(PARTS[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Load more of them' }));
    await expect(args.onLoadOlder).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Failed to fetch activity', isRetrying: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
