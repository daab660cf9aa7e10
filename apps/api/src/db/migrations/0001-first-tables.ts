import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Ddl } from '../Engine.ts';
import type { Database } from '../schema.ts';

/** The tables of the first version; what the columns mean is said in `schema.ts`. */
export const firstTables = (ddl: Ddl): Migration => {
  const end = <T extends string>(table: CreateTableBuilder<T>) => table.modifyEnd(ddl.tableEnd);

  const users = async (db: Kysely<Database>) => {
    await end(
      db.schema
        .createTable('users')
        .addColumn('position', ddl.bigint, (column) => column.notNull())
        .addColumn('id', ddl.id, (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull().unique())
        .addColumn('password_hash', 'text')
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('gender', 'text')
        .addColumn('dob', 'text')
        .addColumn('height', 'text')
        .addColumn('weight', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .addColumn('last_active', 'text')
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('search', 'text', (column) => column.notNull())
        // Of type integer it is SQLite's rowid.
        .addPrimaryKeyConstraint('users_position', ['position']),
    ).execute();
    await ddl.createUserSearch(db);
    await end(
      db.schema
        .createTable('user_days')
        .addColumn('day', 'text', (column) => column.primaryKey())
        .addColumn('users', 'integer', (column) => column.notNull()),
    ).execute();
    await end(
      db.schema
        .createTable('counters')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', ddl.bigint, (column) => column.notNull()),
    ).execute();
    await db
      .insertInto('counters')
      .values([
        { name: 'users', value: 0 },
        { name: 'admins', value: 0 },
        { name: 'sign_in_admins', value: 0 },
        { name: 'user_changes', value: 0 },
      ])
      .execute();
  };

  /** A secret that lets its bearer act for a user. */
  const tokens = async (db: Kysely<Database>, name: 'sessions' | 'reset_tokens') => {
    const table = db.schema
      .createTable(name)
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', ddl.id, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull());
    await end(
      name === 'sessions' ? table.addColumn('last_seen_at', 'text', (column) => column.notNull()) : table,
    ).execute();
    await db.schema.createIndex(`${name}_user_id`).on(name).column('user_id').execute();
    await db.schema.createIndex(`${name}_expires_at`).on(name).column('expires_at').execute();
  };

  const categories = async (db: Kysely<Database>) => {
    await end(
      db.schema
        .createTable('icons')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('bytes', ddl.bytes, (column) => column.notNull()),
    ).execute();
    for (const name of ['habit_categories', 'workout_categories'] as const) {
      await end(
        item(db, name)
          .addColumn('icon_light', 'text', (column) => column.notNull().references('icons.hash'))
          .addColumn('icon_dark', 'text', (column) => column.notNull().references('icons.hash')),
      ).execute();
      // Whether an icon is still in use is asked at every change.
      await db.schema.createIndex(`${name}_icon_light`).on(name).column('icon_light').execute();
      await db.schema.createIndex(`${name}_icon_dark`).on(name).column('icon_dark').execute();
    }
    await end(
      item(db, 'finance_categories')
        .addColumn('color', 'text')
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('user_id', ddl.id, (column) => column.references('users.id').onDelete('set null')),
    ).execute();
    await db.schema
      .createIndex('finance_categories_user_id')
      .on('finance_categories')
      .column('user_id')
      .execute();
  };

  const item = (db: Kysely<Database>, name: string) =>
    db.schema
      .createTable(name)
      .addColumn('id', ddl.id, (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull());

  const others = async (db: Kysely<Database>) => {
    await end(
      db.schema
        .createTable('milestones')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('reached_at', 'text', (column) => column.notNull()),
    ).execute();
    await end(
      db.schema
        .createTable('rate_limits')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('hits', 'integer', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull()),
    ).execute();
    await db.schema.createIndex('rate_limits_expires_at').on('rate_limits').column('expires_at').execute();
    await end(
      db.schema
        .createTable('policies')
        .addColumn('type', 'text', (column) => column.primaryKey())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull()),
    ).execute();
    await end(
      db.schema
        .createTable('subscriptions')
        .addColumn('id', ddl.id, (column) => column.primaryKey())
        .addColumn('user_id', ddl.id, (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('original_transaction_id', 'text', (column) => column.notNull().unique())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text'),
    ).execute();
    await db.schema.createIndex('subscriptions_user_id').on('subscriptions').column('user_id').execute();
    await end(
      db.schema
        .createTable('contact_messages')
        .addColumn('id', ddl.id, (column) => column.primaryKey())
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('phone', 'text')
        .addColumn('subject', 'text')
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull()),
    ).execute();
  };

  return {
    async up(db: Kysely<Database>) {
      await users(db);
      await tokens(db, 'sessions');
      await tokens(db, 'reset_tokens');
      await categories(db);
      await others(db);
    },
  };
};
