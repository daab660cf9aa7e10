import type { components } from '../generated/schema.ts';
import { userId, wireUsers } from './wireUsers.ts';

type Entry = components['schemas']['ActivityEntry'];

const ADMIN = 'amara.okafor@example.org';
const CATEGORY_ID = '0192f3c6-0000-7000-8000-000000000001';

type Example = Pick<Entry, 'kind'> & Partial<Entry>;

const on = (index: number): Partial<Entry> => ({
  subjectId: userId(index + 1),
  subject: wireUsers[index]?.email ?? null,
  subjectKind: 'user',
});

const own: Partial<Entry> = on(0);

/** One per known kind, and one of an unknown kind, newest first. */
const EXAMPLES: Example[] = [
  {
    kind: 'roleChanged',
    ...on(1),
    detail: 'user → admin',
    changes: [{ field: 'role', from: 'user', to: 'admin' }],
    undoUntil: '2026-12-14T23:20:00.000Z',
  },
  {
    kind: 'userUpdated',
    ...on(2),
    changes: [
      { field: 'name', from: 'Mateo Rosi', to: 'Mateo Rossi' },
      { field: 'height' },
      { field: 'weight' },
    ],
  },
  { kind: 'exportEnded', subject: 'users', detail: '5240 rows' },
  {
    kind: 'usersExported',
    subject: 'users',
    changes: [
      { field: 'query', to: 'nguyen' },
      { field: 'role', to: 'admin' },
    ],
  },
  {
    kind: 'policySaved',
    subjectKind: 'policy',
    subject: 'terms',
    detail: 'version 3',
    changes: [{ field: 'version', from: '4', to: '5' }],
  },
  {
    kind: 'categoryUpdated',
    subjectKind: 'finance',
    subjectId: CATEGORY_ID,
    subject: 'Groceries and everything else that a household needs in an ordinary week',
    detail: 'finance',
    changes: [{ field: 'color', from: '#16a34a', to: '#2563eb' }],
  },
  { kind: 'signInFailed', actor: null, actorId: null, subject: ADMIN, detail: 'not an administrator' },
  { kind: 'signedIn', ...own },
  { kind: 'signInLimited', actor: null, actorId: null, subject: 'nobody@example.org' },
  { kind: 'resetRequested', actor: null, actorId: null, subject: ADMIN },
  { kind: 'passwordReset', actor: null, actorId: null, ...own },
  { kind: 'passwordChanged', ...own },
  { kind: 'passwordChangeFailed', ...own },
  { kind: 'otherSessionsEnded', ...own, detail: '2' },
  { kind: 'profileUpdated', ...own, changes: [{ field: 'name', from: 'Amara', to: 'Amara Okafor' }] },
  { kind: 'signedOut', ...own },
  {
    kind: 'userCreated',
    ...on(3),
    detail: 'user',
    changes: [{ field: 'name', to: 'Олена Шевченко' }, { field: 'gender' }],
  },
  { kind: 'userDeleted', ...on(5), changes: [{ field: 'role', from: 'user' }] },
  { kind: 'accessChanged', ...on(1), detail: 'everything → support' },
  { kind: 'userSuspended', ...on(4), changes: [{ field: 'suspension_reason', to: 'Chargeback' }] },
  { kind: 'suspensionLifted', ...on(4) },
  {
    kind: 'categoryCreated',
    subjectKind: 'habit',
    subjectId: CATEGORY_ID,
    subject: 'Sleep',
    detail: 'habit',
  },
  {
    kind: 'categoryDeleted',
    subjectKind: 'workout',
    subjectId: CATEGORY_ID,
    subject: 'Rowing',
    detail: 'workout',
  },
  {
    kind: 'messageUpdated',
    subjectKind: 'message',
    subjectId: CATEGORY_ID,
    subject: 'visitor@example.org',
    changes: [{ field: 'isRead', from: 'false', to: 'true' }],
  },
  { kind: 'messageDeleted', subjectKind: 'message', subjectId: CATEGORY_ID, subject: 'visitor@example.org' },
  { kind: 'activityExported', subject: 'activity' },
  { kind: 'changeUndone', ...on(6), detail: 'userDeleted', changes: [{ field: 'role', to: 'user' }] },
  { kind: 'changeUndone', subjectKind: 'policy', subject: 'terms', detail: 'policySaved version 2' },
  {
    kind: 'changeUndone',
    subjectKind: 'workout',
    subjectId: CATEGORY_ID,
    subject: 'Running',
    detail: 'categoryDeleted workout',
  },
  { kind: 'subscriptionsExported', subject: 'subscriptions' },
  { kind: 'acceptancesExported', subject: 'acceptances-terms-3' },
  {
    kind: 'mailFailed',
    actor: null,
    actorId: null,
    ...on(3),
    detail: 'passwordReset',
    changes: [{ field: 'error', to: 'No such mailbox' }],
    address: 'mail queue',
  },
  { kind: 'userInvited', ...on(7), detail: 'user', changes: [{ field: 'role', to: 'user' }] },
  { kind: 'invitationRevoked', ...on(7) },
  { kind: 'invitationAccepted', actor: null, actorId: null, ...on(8) },
  { kind: 'somethingNew' },
];

const SECURITY =
  /^(?:sign|otherSessions|reset|password|userCreated|roleChanged|userDeleted|userSuspended|suspensionLifted|accessChanged|changeUndone)/;

/** Between entries, so that those of a page are of one day. */
const STEP_MS = 40 * 60_000;

/** Cursors of the second and the last page. */
const CURSORS = ['second', 'third'];

/** Three pages with an entry of each kind. A filter by kind gives one page. */
export const activityPage = (
  cursor: string | undefined,
  kind: string,
): components['schemas']['ActivityLog'] => {
  const page = cursor === undefined ? 0 : CURSORS.indexOf(cursor) + 1;
  const items = EXAMPLES.map((example, index) => ({
    _id: userId(page * EXAMPLES.length + index + 1).replace('0192f3c4', '0192f3c8'),
    at: new Date(Date.UTC(2026, 10, 14 - page, 23, 20) - index * STEP_MS).toISOString(),
    actorId: userId(1),
    actor: ADMIN,
    subjectId: null,
    subject: null,
    detail: null,
    changes: [],
    address: '203.0.113.7',
    requestId: '5f0c4a1e-6b1d-4c38-9f53-0f4ad7a3a7d2',
    ...example,
  })).filter(
    (entry) => kind === '' || entry.kind === kind || (kind === 'security' && SECURITY.test(entry.kind)),
  );
  return { items, nextCursor: kind === '' ? (CURSORS[page] ?? null) : null };
};
