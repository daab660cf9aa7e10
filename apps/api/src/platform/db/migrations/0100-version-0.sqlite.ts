import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table users (
    position integer not null,
    id text not null unique,
    name text not null,
    email text not null,
    email_key text not null unique,
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
    name_key text not null default '',
    constraint users_position primary key (position)
  ) strict`,
  `create table user_days (
    day text primary key,
    users integer not null,
    admins integer not null default 0
  ) strict`,
  `create table counters (
    name text primary key,
    value integer not null
  ) strict`,
  `create table sessions (
    token_hash text primary key,
    user_id text not null references users (id) on delete cascade,
    created_at text not null,
    expires_at text not null,
    last_seen_at text not null,
    address text,
    user_agent text
  ) strict`,
  `create table reset_tokens (
    token_hash text primary key,
    user_id text not null references users (id) on delete cascade,
    created_at text not null,
    expires_at text not null,
    user_version integer not null default 0
  ) strict`,
  `create table icons (
    hash text primary key,
    type text not null,
    bytes blob not null
  ) strict`,
  `create table habit_categories (
    id text primary key,
    name text not null,
    created_at text not null,
    updated_at text not null,
    version integer not null,
    icon_light text not null references icons (hash),
    icon_dark text not null references icons (hash),
    creation_key text
  ) strict`,
  `create table workout_categories (
    id text primary key,
    name text not null,
    created_at text not null,
    updated_at text not null,
    version integer not null,
    icon_light text not null references icons (hash),
    icon_dark text not null references icons (hash),
    creation_key text
  ) strict`,
  `create table finance_categories (
    id text primary key,
    name text not null,
    created_at text not null,
    updated_at text not null,
    version integer not null,
    color text,
    role text not null,
    user_id text references users (id) on delete set null,
    creation_key text
  ) strict`,
  `create table milestones (
    name text primary key,
    reached_at text not null
  ) strict`,
  `create table rate_limits (
    key text primary key,
    hits integer not null,
    expires_at text not null
  ) strict`,
  `create table policies (
    type text primary key,
    content text not null,
    updated_at text not null,
    version integer not null
  ) strict`,
  `create table subscriptions (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    original_transaction_id text not null unique,
    status text not null,
    expires_at text
  ) strict`,
  `create table contact_messages (
    id text primary key,
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
  ) strict`,
  `create table policy_versions (
    type text not null,
    version integer not null,
    content text not null,
    bytes integer not null,
    saved_at text not null,
    saved_by text,
    constraint policy_versions_key primary key (type, version)
  ) strict`,
  `create table subscription_statuses (
    status text primary key,
    subscriptions integer not null
  ) strict`,
  `create table user_tallies (
    kind text not null,
    key text not null,
    users integer not null,
    admins integer not null,
    constraint user_tallies_pk primary key (kind, key)
  ) strict`,
  `create table security_events (
    id text primary key,
    at text not null,
    kind text not null,
    actor text,
    subject text,
    subject_key text,
    detail text,
    address text not null,
    network text not null,
    request_id text not null
  ) strict`,
  `create table security_event_days (
    day text not null,
    kind text not null,
    events integer not null,
    constraint security_event_days_key primary key (day, kind)
  ) strict`,
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
  // Trigrams of folded text, so the tokenizer need not fold. The text itself is stored in users.
  `create virtual table users_search using fts5(
    search, content='users', content_rowid='position', tokenize='trigram case_sensitive 1'
  )`,
  `create trigger users_search_insert after insert on users begin
    insert into users_search(rowid, search) values (new.position, new.search);
  end`,
  `create trigger users_search_delete after delete on users begin
    insert into users_search(users_search, rowid, search) values ('delete', old.position, old.search);
  end`,
  `create trigger users_search_update after update of search on users when old.search <> new.search begin
    insert into users_search(users_search, rowid, search) values ('delete', old.position, old.search);
    insert into users_search(rowid, search) values (new.position, new.search);
  end`,
  `insert into counters (name, value)
   values ('users', 0), ('admins', 0), ('sign_in_admins', 0), ('user_changes', 0)`,
];

/** The tables of version 0 in SQLite. Released: never change this file. */
export const version0 = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
