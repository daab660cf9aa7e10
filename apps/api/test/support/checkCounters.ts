import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/platform/db/schema.ts';
import { SEARCH_CHANGES } from '../../src/platform/search/recordSearchChange.ts';
import { gramsOf } from '../../src/platform/text/grams.ts';
import { PREFIX_LENGTHS } from '../../src/users/countUserTexts.ts';

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
    const counted = counters.find((counter) => counter.name === name)?.value;
    if (counted !== value) problems.push(`The counter ${name} is ${counted}, but there are ${value}`);
  }
  const days = await db.selectFrom('user_days').selectAll().where('users', '<>', 0).execute();
  const real = new Map<string, number>();
  for (const { created_at } of users) {
    const day = created_at.slice(0, 10);
    real.set(day, (real.get(day) ?? 0) + 1);
  }
  for (const day of new Set([...days.map((row) => row.day), ...real.keys()])) {
    const counted = days.find((row) => row.day === day)?.users;
    if (counted !== real.get(day))
      problems.push(`On ${day} ${counted} users are counted, but ${real.get(day)} joined`);
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
  if (below.length > 0) problems.push(`Negative counters: ${JSON.stringify(below.slice(0, 3))}`);
  const statuses = await db.selectFrom('subscription_statuses').selectAll().execute();
  const subscriptions = await db
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['subscriptions.id', 'status', 'subscriptions.search', 'users.search as userSearch'])
    .execute();
  for (const status of new Set([...statuses, ...subscriptions].map((row) => row.status))) {
    const counted = statuses.find((row) => row.status === status)?.subscriptions ?? 0;
    const there = subscriptions.filter((row) => row.status === status).length;
    if (counted !== there)
      problems.push(`${counted} subscriptions are counted as ${status}, but there are ${there}`);
  }
  problems.push(
    ...subscriptions
      .filter(({ search, userSearch }) => !search.startsWith(userSearch))
      .map(({ id }) => `The subscription ${id} is not found by the name or address of its user`),
  );
  const grams = new Map<string, number>();
  for (const { status, search } of subscriptions)
    for (const gram of gramsOf(search)) {
      const key = `${gram} in ${status}`;
      grams.set(key, (grams.get(key) ?? 0) + 1);
    }
  for (const { key: gram, status, subscriptions: count } of await db
    .selectFrom('subscription_grams')
    .selectAll()
    .where('subscriptions', '<>', 0)
    .execute()) {
    const key = `${gram} in ${status}`;
    if (grams.get(key) !== count)
      problems.push(`${count} subscriptions are counted with ${key}, but there are ${grams.get(key)}`);
    grams.delete(key);
  }
  for (const key of grams.keys()) problems.push(`Subscriptions with ${key} are not counted`);
  const totals = await db.selectFrom('search_totals').selectAll().where('counting', '=', 0).execute();
  const texts = {
    users: await db.selectFrom('users').select(['search', 'role as part']).execute(),
    subscriptions: await db.selectFrom('subscriptions').select(['search', 'status as part']).execute(),
  };
  for (const { list, term, part, hits } of totals) {
    const changes = counters.find(({ name }) => name === SEARCH_CHANGES[list])?.value;
    const isFollowed = totals.some(
      (total) => total.list === list && total.term === '' && total.hits === changes,
    );
    if (term === '' || !isFollowed) continue;
    const found = texts[list].filter(
      (row) => (part === '' || row.part === part) && row.search.includes(term),
    );
    if (found.length !== hits)
      problems.push(`${hits} ${list} are counted with ${term} in ${part}, but there are ${found.length}`);
  }
  const orphans = await sql<{ n: number }>`
    select count(*) as n from sessions where user_id not in (select id from users)`.execute(db);
  if (orphans.rows[0]?.n !== 0) problems.push('There are sessions of users who are gone');
  return problems;
};
