import type { ActivityEntry } from '@planner/api-client';
import { fixtures } from '@planner/api-client/testing';
import { expect, fn, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectCopied, ready, STORY_NOW } from '../testing/index.ts';
import { storyExport } from '../testing/storyList.ts';
import { ActivityView } from './ActivityView.tsx';

const NO_FILTERS = { actor: '', subject: '', kind: '', groups: '', from: '', to: '', query: '' };

const meta = preview.meta({
  title: 'Features/Activity/ActivityView',
  component: ActivityView,
  args: {
    state: ready(fixtures.activity.slice(0, 8)),
    filters: NO_FILTERS,
    hasGroups: true,
    search: { text: '', setText: fn(), submit: fn() },
    now: STORY_NOW,
    hasOlder: true,
    isLoadingOlder: false,
    getSubjectHref: ({ subjectId }) => (subjectId === null ? undefined : `#${subjectId}`),
    getActorHref: ({ actor }) => `#${actor}`,
    onUndo: fn(),
    undoingId: undefined,
    onFilter: fn(),
    exports: storyExport('exportActivity'),
    onLoadOlder: fn(),
    onRetry: fn(),
  },
});

const tableOf = (canvas: { getByRole: (role: string, options: object) => HTMLElement }) =>
  within(canvas.getByRole('table', { name: 'Activity' }));

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const [role] = tableOf(canvas).getAllByRole('rowheader');
    await expect(role).toHaveTextContent(/^Changed the role of .+@.+ from user to administrator$/);
    await expect(tableOf(canvas).getByText('Weight changed')).toBeVisible();
    await expect(tableOf(canvas).getByText(/^Color:/).parentElement).toHaveTextContent(
      /^Color: #16a34a\s*to\s*#2563eb$/,
    );
    await expect(tableOf(canvas).getAllByRole('button', { name: /^Copy request ID 5f0c/ })).toHaveLength(8);
  },
});

/** Every kind has its sentence, even one that the server added later. */
export const EveryKind = meta.story({
  args: { state: ready(fixtures.activity) },
  play: async ({ canvas }) => {
    for (const sentence of [
      'Export of users started',
      'Received the export of users: 5,240 rows',
      'Saved the terms and conditions, restoring version 3',
      'Failed to log in as amara.okafor@example.org: not an administrator',
      'Logged out everywhere else (sessions: 2)',
      'Marked the message from visitor@example.org as read',
      'Deleted the workout category Rowing',
      'Undone: Deleted the workout category Running',
      'Undone: Saved the terms and conditions, restoring version 2',
      'somethingNew',
    ])
      await expect(
        tableOf(canvas)
          .getAllByRole('rowheader')
          .filter(({ textContent }) => textContent.startsWith(sentence)),
      ).toHaveLength(1);
  },
});

const [role] = fixtures.activity;
if (!role) throw new Error('The activity is empty');
const task = (index: number, fields: Partial<ActivityEntry>): ActivityEntry => ({
  ...role,
  id: role.id.replace(/.{4}$/, `b00${index}`),
  subject: 'users',
  subjectId: null,
  changes: [],
  undoUntil: undefined,
  ...fields,
});
const ended = (kind: 'taskEnded' | 'taskCancelled', detail: string) => ({ at: role.at, kind, detail });

/** A task is one line: what it did, for how many, and that it was undone. */
export const Tasks = meta.story({
  args: {
    state: ready([
      task(0, {
        kind: 'rolesChanged',
        detail: '2519',
        changes: [{ field: 'newRole', to: 'admin' }],
        ended: ended('taskEnded', '2519 of 2519'),
        undoUntil: '2026-12-14T23:20:00.000Z',
      }),
      task(1, {
        kind: 'usersDeleted',
        detail: '10',
        changes: [{ field: 'query', to: 'import11' }],
        ended: ended('taskEnded', '9 of 10'),
        undone: { at: role.at, by: 'amara.okafor@example.org' },
      }),
      task(2, { kind: 'usersImported', detail: '295', ended: ended('taskCancelled', '100 of 295') }),
      task(3, { kind: 'usersDeleted', detail: '5240' }),
      task(4, {
        kind: 'usersDeleted',
        detail: '2519',
        ended: ended('taskEnded', '2519 of 2519'),
        undone: { at: role.at, by: 'amara.okafor@example.org', isRunning: true },
      }),
    ]),
    getImportHref: ({ kind }) => (kind === 'usersImported' ? '#import' : undefined),
  },
  play: async ({ canvas }) => {
    const lines = tableOf(canvas).getAllByRole('rowheader');
    await expect(lines[0]).toHaveTextContent(/^Made 2,519 people administrators$/);
    await expect(lines[1]).toHaveTextContent(
      /^Deleted 9 of 10 usersSearch: “import11”Undone by amara.okafor@example.org at Nov 1[45], 2026, .+$/,
    );
    await expect(lines[2]).toHaveTextContent(/^Imported 100 of 295 users, then cancelledShow these users$/);
    await expect(canvas.getByRole('link', { name: 'Show these users' })).toHaveAttribute('href', '#import');
    await expect(lines[3]).toHaveTextContent(/^Started to delete 5,240 users$/);
    await expect(lines[4]).toHaveTextContent(
      /^Deleted 2,519 usersBeing undone by amara.okafor@example.org since Nov 1[45], 2026, .+$/,
    );
  },
});

export const Undo = meta.story({
  // Looks like `Ready`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', {
      name: /^Undo: Changed the role of .+ from user to administrator$/,
    });
    await expect(canvas.getAllByRole('button', { name: /^Undo/ })).toEqual([button]);
    await userEvent.click(button);
    await expect(args.onUndo).toHaveBeenCalledWith(fixtures.activity[0]);
  },
});

export const Copies = meta.story({
  // Looks like `Ready`.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: ready(fixtures.activity.slice(0, 1)) },
  play: async ({ canvas }) => {
    const id = '5f0c4a1e-6b1d-4c38-9f53-0f4ad7a3a7d2';
    await expectCopied(canvas.getByRole('button', { name: `Copy request ID ${id}` }), id);
  },
});

export const Undoing = meta.story({
  args: { undoingId: fixtures.activity[0]?.id },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Undo: / })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Filtered = meta.story({
  args: {
    filters: {
      ...NO_FILTERS,
      kind: 'security',
      actor: 'amara.okafor@example.org',
      from: '2026-11-01',
      to: '2026-11-14',
    },
    hasOlder: false,
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Kind' })).toHaveDisplayValue('Security');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'Role changed');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ kind: 'roleChanged' });
  },
});

export const PeriodReversed = meta.story({
  args: {
    filters: { ...NO_FILTERS, from: '2026-11-14', to: '2026-11-01' },
    state: ready([]),
    hasOlder: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No activity found')).toBeVisible();
    await expect(canvas.getByLabelText('To')).toBeInvalid();
    await expect(canvas.getByRole('group', { name: 'Days' })).toHaveAccessibleDescription(
      'The end must not be before the start',
    );
  },
});

export const AsksForOlder = meta.story({
  // Looks like `Ready`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load older entries' }));
    await expect(args.onLoadOlder).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' }, hasOlder: false } });

export const Failed = meta.story({
  args: {
    state: { status: 'failed', message: 'Failed to fetch activity', isRetrying: false },
    hasOlder: false,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { state: ready([]), hasOlder: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No activity yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled();
  },
});

export const NothingFound = meta.story({
  args: { filters: { ...NO_FILTERS, query: 'zebra' }, state: ready([]), hasOlder: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No activity found')).toBeVisible();
  },
});

export const Phone = meta.story({
  args: { state: ready(fixtures.activity.slice(0, 3)) },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
