import { type Kysely, sql } from 'kysely';

const ICON_CATEGORIES = ['habit_categories', 'workout_categories'];

const statementsFor = (isPostgres: boolean): string[] => {
  const [id, number, bytes] = isPostgres ? ['uuid', 'bigint', 'bytea'] : ['text', 'integer', 'blob'];
  const key = isPostgres ? 'text collate "C"' : 'text';
  const options = isPostgres ? '' : ' strict';
  return [
    ...(isPostgres ? ['create extension if not exists pg_trgm'] : []),
    `create table users (
      position ${number} not null,
      id ${id} not null unique,
      name text not null,
      email text not null,
      email_key ${key} not null unique,
      password_hash text,
      role text not null,
      gender text,
      dob text,
      height text,
      weight text,
      created_at text not null,
      updated_at text not null,
      last_active text,
      version integer not null,
      search text not null,
      name_key ${key} not null default '',
      constraint users_position primary key (position)
    )${options}`,
    `create table counters (
      name text primary key,
      value ${number} not null
    )${options}`,
    `create table sessions (
      token_hash text primary key,
      user_id ${id} not null references users (id) on delete cascade,
      created_at text not null,
      expires_at text not null,
      last_seen_at text not null,
      address text,
      user_agent text
    )${options}`,
    `create table reset_tokens (
      token_hash text primary key,
      user_id ${id} not null references users (id) on delete cascade,
      created_at text not null,
      expires_at text not null,
      user_version integer not null default 0
    )${options}`,
    `create table icons (
      hash text primary key,
      type text not null,
      bytes ${bytes} not null
    )${options}`,
    ...ICON_CATEGORIES.map(
      (table) => `create table ${table} (
        id ${id} primary key,
        name text not null,
        created_at text not null,
        updated_at text not null,
        version integer not null,
        icon_light text not null references icons (hash),
        icon_dark text not null references icons (hash),
        creation_key text
      )${options}`,
    ),
    `create table finance_categories (
      id ${id} primary key,
      name text not null,
      created_at text not null,
      updated_at text not null,
      version integer not null,
      color text,
      role text not null,
      user_id ${id} references users (id) on delete set null,
      creation_key text
    )${options}`,
    `create table milestones (
      name text primary key,
      reached_at text not null
    )${options}`,
    `create table rate_limits (
      key text primary key,
      hits integer not null,
      expires_at text not null
    )${options}`,
    `create table policies (
      type text primary key,
      content text not null,
      updated_at text not null,
      version integer not null
    )${options}`,
    `create table subscriptions (
      id ${id} primary key,
      user_id ${id} not null references users (id) on delete cascade,
      original_transaction_id text not null unique,
      status text not null,
      expires_at text
    )${options}`,
    `create table contact_messages (
      id ${id} primary key,
      first_name text not null,
      last_name text not null,
      email text not null,
      phone text,
      subject text,
      message text not null,
      created_at text not null,
      read_at text,
      search text not null default '',
      creation_key text
    )${options}`,
    `create table policy_versions (
      type text not null,
      version integer not null,
      content text not null,
      bytes integer not null,
      saved_at text not null,
      saved_by text,
      constraint policy_versions_key primary key (type, version)
    )${options}`,
    `create table subscription_statuses (
      status text primary key,
      subscriptions integer not null
    )${options}`,
    `create table security_events (
      id ${id} primary key,
      at text not null,
      kind text not null,
      actor text,
      subject text,
      subject_key text,
      detail text,
      address text not null,
      network text not null,
      request_id text not null
    )${options}`,
    `create table security_event_days (
      day text not null,
      kind text not null,
      events integer not null,
      constraint security_event_days_key primary key (day, kind)
    )${options}`,
    `create index sessions_user_id on sessions (user_id)`,
    `create index sessions_expires_at on sessions (expires_at)`,
    `create index reset_tokens_expires_at on reset_tokens (expires_at)`,
    `create index habit_categories_icon_light on habit_categories (icon_light)`,
    `create index habit_categories_icon_dark on habit_categories (icon_dark)`,
    `create index workout_categories_icon_light on workout_categories (icon_light)`,
    `create index workout_categories_icon_dark on workout_categories (icon_dark)`,
    `create index finance_categories_user_id on finance_categories (user_id)`,
    `create index rate_limits_expires_at on rate_limits (expires_at)`,
    `create index subscriptions_user_id on subscriptions (user_id)`,
    `create unique index reset_tokens_user_id on reset_tokens (user_id)`,
    `create index subscriptions_end on subscriptions ((coalesce(expires_at, '9999-12-31T23:59:59.999Z')), id)`,
    `create index subscriptions_status_end on subscriptions (status, (coalesce(expires_at, '9999-12-31T23:59:59.999Z')), id)`,
    `create index subscriptions_status on subscriptions (status, id)`,
    `create index users_name on users (name_key, position)`,
    `create index users_role_name on users (role, name_key, position)`,
    `create index users_role_email on users (role, email_key)`,
    `create index users_role_position on users (role, position)`,
    `create index contact_messages_read_at on contact_messages (read_at)`,
    `create index security_events_at on security_events (at)`,
    `create index security_events_subject_key on security_events (subject_key, network)`,
    `create index security_events_kind on security_events (kind, at)`,
    `create unique index habit_categories_creation_key on habit_categories (creation_key)`,
    `create unique index workout_categories_creation_key on workout_categories (creation_key)`,
    `create unique index finance_categories_creation_key on finance_categories (creation_key)`,
    `create unique index contact_messages_creation_key on contact_messages (creation_key)`,
    `insert into counters (name, value)
     values ('users', 0), ('admins', 0), ('sign_in_admins', 0), ('user_changes', 0)`,
  ];
};

/** The tables of version 0. */
export const version0 = async (db: Kysely<unknown>, dialect: 'postgres' | 'sqlite'): Promise<void> => {
  for (const statement of statementsFor(dialect === 'postgres')) await sql.raw(statement).execute(db);
};
