import { type Caller, can } from '../access.ts';
import { type CategoryTable, listCreationTimes } from '../categories/rows.ts';
import type { Handlers } from '../Handler.ts';
import { readCounter } from '../platform/db/counters.ts';
import { DAY_MS, dayOf } from '../platform/time.ts';
import type { Services } from '../Services.ts';
import { readSubscriptionStatuses } from '../subscriptions/rows.ts';
import { BILLING_PROBLEMS } from '../subscriptions/table.ts';
import { countUnansweredMessages } from '../inbox/rows.ts';
import { countMails } from '../platform/mail/rows.ts';
import { findOutdatedPolicies } from '../policies/rows.ts';
import { endsWithin } from '../subscriptions/list.ts';
import { readUserDays } from '../users/counters.ts';
import type { UserRow } from '../users/rows.ts';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** In UTF-16 units. Longer graphemes, such as family emoji, are reduced to their first code point. */
const MAX_INITIAL_LENGTH = 8;

const initialOf = (word: string): string => {
  const start = word.replace(/^[^\p{L}\p{N}]+(?=[\p{L}\p{N}])/u, '');
  const [first] = graphemes.segment(start);
  const initial = first?.segment ?? '';
  return initial.length > MAX_INITIAL_LENGTH ? String.fromCodePoint(initial.codePointAt(0) ?? 0) : initial;
};

export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return ends
    .map((word) => initialOf(word ?? ''))
    .join('')
    .toLocaleUpperCase('und');
};

const RECENT_USERS = 5;
/** Period of the "added" figures. */
const RECENT_DAYS = 30;
/** Weeks in the chart, including the current one. */
const WEEKS = 12;
const WEEK_MS = 7 * DAY_MS;
/** Users count as active for this long after their last activity. */
const ACTIVE_MS = 30 * DAY_MS;

/** Categories are few enough to count by reading them all. */
const count = async ({ engine }: Services, table: CategoryTable, since: Date) => {
  const times = await listCreationTimes(engine.db, table);
  const from = since.toISOString();
  return { total: times.length, added: times.filter((time) => time >= from).length };
};

const sum = (days: readonly { users: number }[]): number =>
  days.reduce((total, { users }) => total + users, 0);

const mondayOf = (date: Date): Date => {
  const midnight = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  return new Date(midnight - ((date.getUTCDay() + 6) % 7) * DAY_MS);
};

const isActive = ({ last_active }: UserRow, now: Date): boolean =>
  last_active !== null && now.getTime() - Date.parse(last_active) <= ACTIVE_MS;

const readTotals = async (services: Services, now: Date) => {
  const since = new Date(now.getTime() - RECENT_DAYS * DAY_MS);
  const { db } = services.engine;
  const [users, joined, habits, finance, workout] = await Promise.all([
    readCounter(db, 'users'),
    readUserDays(db, since),
    count(services, 'habit_categories', since),
    count(services, 'finance_categories', since),
    count(services, 'workout_categories', since),
  ]);
  return {
    totals: { users, habits: habits.total, finance: finance.total, workout: workout.total },
    added: { users: sum(joined), habits: habits.added, finance: finance.added, workout: workout.added },
  };
};

/** Period in which subscriptions count as ending. */
const ENDING_DAYS = 7;

/** Without what the account may not read. */
const readAttention = async (services: Services, user: Caller, now: Date) => {
  const { engine, subscriptionList } = services;
  const outdatedPolicies = can(user, 'getPolicyDesk') ? await findOutdatedPolicies(services, now) : [];
  const none = { endingSubscriptions: 0, billingProblems: 0, unansweredMessages: 0, failedMails: 0 };
  if (!can(user, 'listSubscriptions'))
    return outdatedPolicies.length > 0 ? { ...none, outdatedPolicies } : undefined;
  const all = { query: '', statuses: [], ends: undefined, sort: undefined };
  return {
    endingSubscriptions: await subscriptionList.count({ ...all, ends: endsWithin(now, ENDING_DAYS) }),
    billingProblems: await subscriptionList.count({ ...all, statuses: BILLING_PROBLEMS }),
    unansweredMessages: await countUnansweredMessages(engine.db),
    failedMails: await countMails(engine.db, 'failed'),
    outdatedPolicies,
  };
};

const readRecentUsers = async ({ userPages }: Services, now: Date) => {
  const { rows } = await userPages.read({ query: '' }, 1, RECENT_USERS);
  return {
    recentUsers: rows.map((user) => ({
      _id: user.id,
      name: user.name,
      email: user.email,
      initials: initialsOf(user.name),
      status: isActive(user, now) ? ('Active' as const) : ('Idle' as const),
      lastActive: user.last_active,
      createdAt: user.created_at,
    })),
  };
};

export const dashboardHandlers = {
  async getDashboard({ services, session, now }) {
    const [totals, recent, attention] = await Promise.all([
      readTotals(services, now),
      can(session.user, 'listUsers') ? readRecentUsers(services, now) : { recentUsers: [] },
      readAttention(services, session.user, now),
    ]);
    return { status: 200, body: { ...totals, ...recent, ...(attention && { attention }) } };
  },

  async getUserGrowth({ services, now }) {
    const first = new Date(mondayOf(now).getTime() - (WEEKS - 1) * WEEK_MS);
    const days = await readUserDays(services.engine.db, first);
    const weeks = Array.from({ length: WEEKS }, (_, index) => {
      const week = dayOf(new Date(first.getTime() + index * WEEK_MS).toISOString());
      const next = dayOf(new Date(first.getTime() + (index + 1) * WEEK_MS).toISOString());
      return { week, users: sum(days.filter(({ day }) => day >= week && day < next)) };
    });
    return { status: 200, body: { weeks } };
  },

  async getSubscriptionStatuses({ services }) {
    return { status: 200, body: { statuses: await readSubscriptionStatuses(services.engine.db) } };
  },
} satisfies Partial<Handlers>;
