import { type Kysely, sql } from 'kysely';
import { fillSubscriptionSearch } from './0110-subscription-search.fill.ts';

const BEFORE = [
  `create table subscription_grams (
    key text collate "C" not null,
    status text not null,
    subscriptions integer not null,
    constraint subscription_grams_pk primary key (key, status)
  )`,
  `insert into counters (name, value) values ('subscription_changes', 0)`,
  `alter table subscriptions add column position bigint, add column search text`,
];

const AFTER = [
  `alter table subscriptions
    alter column position set not null,
    alter column search set not null,
    add constraint subscriptions_position unique (position)`,
  `create index subscriptions_search on subscriptions using gin (search gin_trgm_ops)`,
];

/** The search index of subscriptions. */
export const subscriptionSearch = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of BEFORE) await sql.raw(statement).execute(db);
    await fillSubscriptionSearch(db, async (rows) => {
      await sql`
        update subscriptions set position = filled.position, search = filled.search
        from unnest(
          ${rows.map(({ id }) => id)}::uuid[],
          ${rows.map(({ position }) => String(position))}::bigint[],
          ${rows.map(({ search }) => search)}::text[]
        ) as filled (id, position, search)
        where subscriptions.id = filled.id`.execute(db);
    });
    for (const statement of AFTER) await sql.raw(statement).execute(db);
  },
};
