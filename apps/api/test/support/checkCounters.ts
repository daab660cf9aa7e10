import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/db/schema.ts';
import { PREFIX_LENGTHS } from '../../src/db/tallies.ts';

/** Compares what the database keeps count of with what is there. Returns a sentence for each difference. */
export const checkCounters = async (db: Kysely<Database>): Promise<string[]> => {
  const problems: string[] = [];
  const counters = await db.selectFrom('counters').selectAll().execute();
  const users = await db.selectFrom('users').select(['role', 'password_hash', 'created_at']).execute();
  const admins = users.filter(({ role }) => role === 'admin');
  const expected: Record<string, number> = {
    users: users.length,
    admins: admins.length,
    sign_in_admins: admins.filter(({ password_hash }) => password_hash !== null).length,
  };
  for (const [name, value] of Object.entries(expected)) {
    const kept = counters.find((counter) => counter.name === name)?.value;
    if (kept !== value) problems.push(`The counter ${name} is ${kept}, but there are ${value}`);
  }
  const days = await db.selectFrom('user_days').selectAll().where('users', '<>', 0).execute();
  const real = new Map<string, number>();
  for (const { created_at } of users) {
    const day = created_at.slice(0, 10);
    real.set(day, (real.get(day) ?? 0) + 1);
  }
  for (const day of new Set([...days.map((row) => row.day), ...real.keys()])) {
    const kept = days.find((row) => row.day === day)?.users;
    if (kept !== real.get(day))
      problems.push(`On ${day} ${kept} users are counted, but ${real.get(day)} joined`);
  }
  for (const of of ['name', 'email'])
    for (const length of PREFIX_LENGTHS) {
      const tallies = await db
        .selectFrom('user_tallies')
        .select(['users', 'admins'])
        .where('kind', '=', `${of}:${length}`)
        .execute();
      const sum = (what: 'users' | 'admins') => tallies.reduce((total, tally) => total + tally[what], 0);
      if (sum('users') !== users.length || sum('admins') !== admins.length)
        problems.push(
          `By ${of}, ${length} letters, ${sum('users')} users and ${sum('admins')} admins are counted`,
        );
    }
  const below = await db.selectFrom('user_tallies').selectAll().where('users', '<', 0).execute();
  if (below.length > 0) problems.push(`There are tallies below 0: ${JSON.stringify(below.slice(0, 3))}`);
  const statuses = await db.selectFrom('subscription_statuses').selectAll().execute();
  const subscriptions = await db.selectFrom('subscriptions').select('status').execute();
  for (const status of new Set([...statuses, ...subscriptions].map((row) => row.status))) {
    const kept = statuses.find((row) => row.status === status)?.subscriptions ?? 0;
    const there = subscriptions.filter((row) => row.status === status).length;
    if (kept !== there)
      problems.push(`${kept} subscriptions are counted as ${status}, but there are ${there}`);
  }
  const kept = new Map<string, number>();
  for (const { day, kind, events } of await db.selectFrom('security_event_days').selectAll().execute())
    kept.set(`${kind} on ${day}`, events);
  const happened = new Map<string, number>();
  for (const { at, kind } of await db.selectFrom('security_events').select(['at', 'kind']).execute()) {
    const key = `${kind} on ${at.slice(0, 10)}`;
    happened.set(key, (happened.get(key) ?? 0) + 1);
  }
  for (const key of new Set([...kept.keys(), ...happened.keys()]))
    if (kept.get(key) !== happened.get(key))
      problems.push(`${kept.get(key)} events are counted of ${key}, but ${happened.get(key)} happened`);
  const orphans = await sql<{ n: number }>`
    select count(*) as n from sessions where user_id not in (select id from users)`.execute(db);
  if (orphans.rows[0]?.n !== 0) problems.push('There are sessions of users who are gone');
  return problems;
};
