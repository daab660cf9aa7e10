import type { Wire } from './wireTypes.ts';
import { ICON_DARK_PATH, ICON_LIGHT_PATH } from './icons.ts';
import { userId, wireUsers } from './wireUsers.ts';

const DATES = { createdAt: '2026-01-20T08:00:00.000Z', updatedAt: '2026-05-04T10:30:00.000Z' };
const ICONS = { iconLight: ICON_LIGHT_PATH, iconDark: ICON_DARK_PATH };

const initialsOf = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');

/** A dashboard as the server sends it. */
export const wireDashboard: Wire['Dashboard'] = {
  totals: { users: 12_480, habits: 6, finance: 6, workout: 5 },
  added: { users: 134, habits: 1, finance: 0, workout: 2 },
  recentUsers: wireUsers.slice(0, 5).map(({ _id, name, email }, index) => ({
    _id,
    name,
    email,
    initials: initialsOf(name),
    status: index % 2 === 0 ? 'Active' : 'Idle',
    lastActive: index === 3 ? null : `2026-11-1${index}T14:05:00.000Z`,
    createdAt: `2026-11-1${4 - index}T09:30:00.000Z`,
  })),
  attention: { endingSubscriptions: 4, billingProblems: 182, unansweredMessages: 9, failedMails: 1 },
};

/** Habit categories as the server sends them. */
export const wireHabitCategories: Wire['HabitCategory'][] = [
  'Gratitude',
  'Hydration',
  'Mindfulness',
  'Nutrition',
  'Reading',
  'Sleep',
].map((name, index) => ({
  _id: `0192f3c5-1a43-7f6b-9e88-4c9d5e3f000${index + 1}`,
  name,
  ...ICONS,
  ...DATES,
}));

export const wireWorkoutCategories: Wire['WorkoutCategory'][] = [
  'Cycling',
  'Mobility',
  'Running',
  'Strength',
  'Swimming',
].map((name, index) => ({
  _id: `0192f3c5-2b54-7a7c-8f99-5dae6f40000${index + 1}`,
  name,
  ...ICONS,
  ...DATES,
}));

const COLORS: [name: string, color: string | null][] = [
  ['Groceries', '#3b82f6'],
  ['Housing', '#DC2626'],
  ['Leisure', '#a3e'],
  ['Savings', '#16a34a'],
  ['Transport', null],
  ['Utilities', '#f59e0b'],
];

/** With long, short, uppercase and missing colors. */
export const wireFinanceCategories: Wire['FinanceCategory'][] = COLORS.map(([name, color], index) => ({
  _id: `0192f3c5-3c65-7b8d-90aa-6ebf7051000${index + 1}`,
  name,
  color,
  role: 'admin',
  user_id: userId(1),
  ...DATES,
}));

/** Legal texts as the server sends them. */
export const wirePolicies: Record<'privacy' | 'terms', Required<Wire['Policy']>> = {
  privacy: {
    type: 'privacy',
    content:
      '<h2>What we keep</h2><p>Your name, your e-mail address and what you enter in the planner: <strong>nothing else</strong>.</p>' +
      '<h2>What we do with it</h2><ul><li>We show it to you.</li><li>We back it up once a day.</li></ul>' +
      '<p>Questions? Write to <a href="mailto:privacy@example.org">privacy@example.org</a>.</p>',
    updatedAt: '2026-04-02T11:45:00.000Z',
    version: 3,
    sha256: '5c8f2a6c'.repeat(8),
    next: null,
    addresses: [],
    timeZone: 'Europe/Berlin',
    title: 'Privacy Policy',
    language: 'en',
    translations: [],
  },
  terms: {
    type: 'terms',
    content:
      '<h2>Using the planner</h2><p>You may use the planner for yourself and for your household.</p>' +
      '<ol><li>Keep your password to yourself.</li><li>You can delete your account at any time.</li></ol>' +
      '<blockquote>These terms are reviewed every spring.</blockquote>',
    updatedAt: '2026-03-15T08:20:00.000Z',
    version: 3,
    sha256: '1d7e0f4a'.repeat(8),
    next: null,
    addresses: [],
    timeZone: 'Europe/Berlin',
    title: 'Terms and Conditions',
    language: 'en',
    translations: [],
  },
};

const OLDER_POLICY =
  '<h2>What we keep</h2><p>Your name and what you enter in the planner.</p><p>Write to us at any time.</p>';

const versionsOf = ({
  type,
  content,
  updatedAt,
}: Required<Wire['Policy']>): Required<Wire['PolicyVersionContent']>[] =>
  [
    {
      content,
      savedAt: updatedAt ?? DATES.updatedAt,
      savedBy: 'Nguyễn Thị Lan',
      savedByEmail: 'lan.nguyen@example.org',
    },
    {
      content: OLDER_POLICY,
      savedAt: '2026-01-20T16:05:00.000Z',
      savedBy: 'Ada Admin',
      savedByEmail: 'admin@planner.local',
    },
    { content: '<p>Soon.</p>', savedAt: '2025-11-03T07:30:00.000Z', savedBy: null, savedByEmail: null },
  ].map((save, index, saves) => ({
    ...save,
    type,
    version: saves.length - index,
    bytes: new TextEncoder().encode(save.content).length,
    state: index === 0 ? 'inForce' : 'past',
    inForceAt: save.savedAt,
    periods: [{ from: save.savedAt, until: saves[index - 1]?.savedAt ?? null }],
    note: null,
    isAnnounced: false,
    withdrawnAt: null,
    withdrawnReason: null,
  }));

/** Three versions of each policy, newest first; the newest is the stored one. */
export const wirePolicyVersions: Record<'privacy' | 'terms', Required<Wire['PolicyVersionContent']>[]> = {
  privacy: versionsOf(wirePolicies.privacy),
  terms: versionsOf(wirePolicies.terms),
};

const SUBSCRIPTIONS: [userNumber: number, name: string, status: string, expires: string | null][] = [
  [2, 'Nguyễn Thị Lan', 'ACTIVE', '2027-02-11T09:24:31.000Z'],
  [3, 'محمد الأمين', 'ACTIVE', null],
  [4, 'Олена Шевченко', 'EXPIRED', '2026-03-01T00:00:00.000Z'],
  [5, 'José Hernández', 'ERROR', '2026-12-24T18:00:00.000Z'],
  [6, 'Ελένη Παπαδοπούλου', 'GRACE_PERIOD', '2026-11-30T12:00:00.000Z'],
];

/** One per known status, one with an unknown status, one without an end. */
export const wireSubscriptions: Wire['Subscription'][] = SUBSCRIPTIONS.map(
  ([userNumber, name, status, expiresDate]) => ({
    id: `0192f3c5-4d76-7c9e-81bb-7fc08162000${userNumber}`,
    userId: userId(userNumber),
    name,
    email: `subscriber${userNumber}@example.org`,
    originalTransactionId: `200000091234567${userNumber}`,
    status,
    expiresDate,
  }),
);

const JOINED = [12, 18, 9, 22, 25, 19, 31, 28, 34, 30, 41, 17];
const FIRST_MONDAY = Date.parse('2026-08-24T00:00:00Z');
const WEEK_MS = 7 * 86_400_000;

/** Twelve weeks, up to the newest date of the other fixtures. */
export const wireUserWeeks: Wire['UserWeek'][] = JOINED.map((users, index) => ({
  week: new Date(FIRST_MONDAY + index * WEEK_MS).toISOString().slice(0, 10),
  users,
}));

/** Known statuses and an unknown one. */
export const wireStatuses: Wire['SubscriptionStatusCount'][] = [
  { status: 'ACTIVE', subscriptions: 7412 },
  { status: 'ERROR', subscriptions: 118 },
  { status: 'EXPIRED', subscriptions: 3301 },
  { status: 'GRACE_PERIOD', subscriptions: 64 },
];
