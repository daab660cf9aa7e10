import type { Kysely } from 'kysely';
import type { Handlers } from '../contract/types.ts';
import { dayOf, readCounter } from '../db/counters.ts';
import { readSubscriptionStatuses } from '../db/subscriptions.ts';
import type { UserRow } from '../db/users.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../Services.ts';
import { initialsOf } from '../text/initialsOf.ts';

const RECENT_USERS = 5;
/** The cards tell what has been added over this time. */
const RECENT_DAYS = 30;
/** Weeks of the chart, the present one included. */
const WEEKS = 12;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** A user who was there within this time counts as active. */
const ACTIVE_MS = 30 * DAY_MS;

type CategoryTable = keyof Database & `${string}_categories`;

/** Categories are few, so they are counted as they are: all, and those added since a moment. */
const count = async ({ engine }: Services, table: CategoryTable, since: Date) => {
  const rows = await engine.db.selectFrom(table).select('created_at').execute();
  const from = since.toISOString();
  return { total: rows.length, added: rows.filter(({ created_at }) => created_at >= from).length };
};

/** How many users joined on each day from one on. */
const readDays = (db: Kysely<Database>, from: Date) =>
  db.selectFrom('user_days').select(['day', 'users']).where('day', '>=', dayOf(from.toISOString())).execute();

const sum = (days: readonly { users: number }[]): number =>
  days.reduce((total, { users }) => total + users, 0);

/** The Monday, in UTC, of the week that holds a moment. */
const mondayOf = (moment: Date): Date => {
  const midnight = Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate());
  return new Date(midnight - ((moment.getUTCDay() + 6) % 7) * DAY_MS);
};

const isActive = ({ last_active }: UserRow, now: Date): boolean =>
  last_active !== null && now.getTime() - Date.parse(last_active) <= ACTIVE_MS;

const readTotals = async (services: Services, now: Date) => {
  const since = new Date(now.getTime() - RECENT_DAYS * DAY_MS);
  const { db } = services.engine;
  const [users, joined, habits, finance, workout] = await Promise.all([
    readCounter(db, 'users'),
    readDays(db, since),
    count(services, 'habit_categories', since),
    count(services, 'finance_categories', since),
    count(services, 'workout_categories', since),
  ]);
  return {
    totals: { users, habits: habits.total, finance: finance.total, workout: workout.total },
    added: { users: sum(joined), habits: habits.added, finance: finance.added, workout: workout.added },
  };
};

const readRecentUsers = async ({ userPages }: Services, now: Date) => {
  const { users } = await userPages.read({ query: '' }, 1, RECENT_USERS);
  return {
    recentUsers: users.map((user) => ({
      _id: user.id,
      name: user.name,
      email: user.email,
      initials: initialsOf(user.name),
      status: isActive(user, now) ? ('Active' as const) : ('Idle' as const),
      lastActive: user.last_active,
    })),
  };
};

/** What the dashboard shows: at once, and part by part. */
export const dashboardHandlers: Pick<
  Handlers,
  'getDashboard' | 'getTotals' | 'getRecentUsers' | 'getUserGrowth' | 'getSubscriptionStatuses'
> = {
  async getDashboard({ services, now }) {
    const [totals, recent] = await Promise.all([readTotals(services, now), readRecentUsers(services, now)]);
    return { status: 200, body: { ...totals, ...recent } };
  },

  async getTotals({ services, now }) {
    return { status: 200, body: await readTotals(services, now) };
  },

  async getRecentUsers({ services, now }) {
    return { status: 200, body: await readRecentUsers(services, now) };
  },

  async getUserGrowth({ services, now }) {
    const first = new Date(mondayOf(now).getTime() - (WEEKS - 1) * WEEK_MS);
    const days = await readDays(services.engine.db, first);
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
};
