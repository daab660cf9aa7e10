import { type Kysely, sql } from 'kysely';
import { fillSubscriptionSearch } from './0110-subscription-search.fill.ts';

const END = `coalesce(expires_at, '9999-12-31T23:59:59.999Z')`;

const BEFORE = [
  `create table subscription_grams (
    key text not null,
    status text not null,
    subscriptions integer not null,
    constraint subscription_grams_pk primary key (key, status)
  ) strict`,
  `insert into counters (name, value) values ('subscription_changes', 0)`,
  // SQLite cannot add a primary key to a table.
  `create table searched_subscriptions (
    position integer not null,
    id text not null unique,
    user_id text not null references users (id) on delete cascade,
    original_transaction_id text not null unique,
    status text not null,
    expires_at text,
    search text not null,
    constraint subscriptions_position primary key (position)
  ) strict`,
];

const AFTER = [
  `drop table subscriptions`,
  `alter table searched_subscriptions rename to subscriptions`,
  `create index subscriptions_user_id on subscriptions (user_id)`,
  `create index subscriptions_end on subscriptions ((${END}), id)`,
  `create index subscriptions_status_end on subscriptions (status, (${END}), id)`,
  `create index subscriptions_status on subscriptions (status, id)`,
  `create virtual table subscriptions_search using fts5(
    search, content='subscriptions', content_rowid='position', tokenize='trigram case_sensitive 1'
  )`,
  `insert into subscriptions_search(subscriptions_search) values ('rebuild')`,
  `create trigger subscriptions_search_insert after insert on subscriptions begin
    insert into subscriptions_search(rowid, search) values (new.position, new.search);
  end`,
  `create trigger subscriptions_search_delete after delete on subscriptions begin
    insert into subscriptions_search(subscriptions_search, rowid, search)
    values ('delete', old.position, old.search);
  end`,
  `create trigger subscriptions_search_update after update of search on subscriptions
  when old.search <> new.search begin
    insert into subscriptions_search(subscriptions_search, rowid, search)
    values ('delete', old.position, old.search);
    insert into subscriptions_search(rowid, search) values (new.position, new.search);
  end`,
];

/** The search index of subscriptions. */
export const subscriptionSearch = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of BEFORE) await sql.raw(statement).execute(db);
    await fillSubscriptionSearch(db, async (rows) => {
      const values = rows.map(
        (row) =>
          sql`(${sql.join([
            row.position,
            row.id,
            row.user_id,
            row.original_transaction_id,
            row.status,
            row.expires_at,
            row.search,
          ])})`,
      );
      await sql`
        insert into searched_subscriptions
          (position, id, user_id, original_transaction_id, status, expires_at, search)
        values ${sql.join(values)}`.execute(db);
    });
    for (const statement of AFTER) await sql.raw(statement).execute(db);
  },
};
