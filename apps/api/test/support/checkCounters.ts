import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/platform/db/schema.ts';
import { searchTextOf } from '../../src/platform/text/foldText.ts';
import { SEARCHED } from '../../src/users/table.ts';

export const checkCounters = async (db: Kysely<Database>): Promise<string[]> => {
  const problems: string[] = [];
  const counters = await db.selectFrom('counters').selectAll().execute();
  const users = await db
    .selectFrom('users')
    .select([
      'email',
      'email_key',
      'name_key',
      'role',
      'access',
      'suspended_at',
      'password_hash',
      'created_at',
      'search',
      ...SEARCHED,
    ])
    .execute();
  const admins = users.filter(({ role }) => role === 'admin');
  const expected: Record<string, number> = {
    users: users.length,
    admins: admins.length,
    sign_in_admins: admins.filter(
      ({ password_hash, access, suspended_at }) =>
        password_hash !== null && access === null && suspended_at === null,
    ).length,
  };
  for (const [name, value] of Object.entries(expected)) {
    const counted = counters.find((counter) => counter.name === name)?.value;
    if (counted !== value) problems.push(`The counter ${name} is ${counted}, but there are ${value}`);
  }
  const real = new Map<string, { users: number; admins: number }>();
  for (const { created_at, name_key, email_key, role } of users)
    for (const key of [
      `day ${created_at.slice(0, 10)}`,
      `name ${Array.from(name_key).slice(0, 3).join('')}`,
      `email ${Array.from(email_key).slice(0, 3).join('')}`,
    ]) {
      const before = real.get(key) ?? { users: 0, admins: 0 };
      real.set(key, { users: before.users + 1, admins: before.admins + (role === 'admin' ? 1 : 0) });
    }
  const counts = await db.selectFrom('user_counts').selectAll().execute();
  for (const { kind, key, ...counted } of counts) {
    const there = real.get(`${kind} ${key}`) ?? { users: 0, admins: 0 };
    real.delete(`${kind} ${key}`);
    if (counted.users !== there.users || counted.admins !== there.admins)
      problems.push(
        `By ${kind} ${key}, ${JSON.stringify(counted)} are counted, not ${JSON.stringify(there)}`,
      );
  }
  problems.push(...Array.from(real.keys(), (key) => `Users are not counted by ${key}`));
  problems.push(
    ...users
      .filter((user) => user.search !== searchTextOf(SEARCHED.flatMap((column) => user[column] ?? [])))
      .map(({ email }) => `${email} is not found by ${SEARCHED.join(', ')}`),
  );
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
  const orphans = await sql<{ n: number }>`
    select count(*) as n from sessions where user_id not in (select id from users)`.execute(db);
  if (orphans.rows[0]?.n !== 0) problems.push('There are sessions of users who are gone');
  return problems;
};
