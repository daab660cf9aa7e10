import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { nameKey } from '../../text/nameKey.ts';
import type { Ddl } from '../Engine.ts';
import type { Database } from '../schema.ts';
import { tallyUsers } from '../tallies.ts';

const BATCH = 1000;

const USER_INDEXES = {
  users_name: ['name_key', 'position'],
  users_role_name: ['role', 'name_key', 'position'],
  users_role_email: ['role', 'email_key'],
  users_role_position: ['role', 'position'],
};

/** Users who are there already get what new ones are stored with. */
const bringUp = async (db: Kysely<Database>) => {
  let last: string | undefined;
  for (;;) {
    const users = await db
      .selectFrom('users')
      .select(['id', 'name', 'email_key', 'role', 'search'])
      .$if(last !== undefined, (query) => query.where('id', '>', last ?? ''))
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (users.length === 0) return;
    for (const { id, name, search } of users)
      await db
        .updateTable('users')
        // Two line breaks at the end, so that three letters begin at each letter.
        .set({ name_key: nameKey(name), search: `${search}\n\n` })
        .where('id', '=', id)
        .execute();
    await tallyUsers(
      db,
      users.map((user) => ({ after: { ...user, search: `${user.search}\n\n` } })),
    );
    last = users.at(-1)?.id;
  }
};

/** Users by name, address and role, and tallies of what their names and addresses hold. */
export const userLists = (ddl: Ddl): Migration => ({
  async up(db: Kysely<Database>) {
    await db.schema
      .createTable('user_tallies')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', ddl.sortableText, (column) => column.notNull())
      .addColumn('users', 'integer', (column) => column.notNull())
      .addColumn('admins', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('user_tallies_pk', ['kind', 'key'])
      .modifyEnd(ddl.tableEnd)
      .execute();
    await db.schema
      .alterTable('users')
      .addColumn('name_key', ddl.sortableText, (column) => column.notNull().defaultTo(''))
      .execute();
    await ddl.sortByLetters(db, 'users', 'email_key');
    await db.schema
      .alterTable('user_days')
      .addColumn('admins', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`
        update user_days set admins = (
          select count(*) from users where role = 'admin' and substr(users.created_at, 1, 10) = user_days.day
        )`.execute(db);
    await bringUp(db);
    for (const [name, columns] of Object.entries(USER_INDEXES))
      await db.schema.createIndex(name).on('users').columns(columns).execute();
  },
});
