import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertEntries } from '../../src/activity/rows.ts';
import type { ActivityKind } from '../../src/activity/kinds.ts';
import { newMessage } from '../../src/inbox/rows.ts';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import type { Db, Trx } from '../../src/platform/db/schema.ts';
import { NO_CREATION } from '../../src/platform/db/versionedTable.ts';
import { createIds } from '../../src/platform/ids.ts';
import { insertMail } from '../../src/platform/mail/rows.ts';
import { foldText } from '../../src/platform/text/foldText.ts';
import { DAY_MS } from '../../src/platform/time.ts';
import { versionedColumns } from '../../src/platform/db/versionedTable.ts';
import { PLACES } from '../../src/privacy/places.ts';
import { startSession } from '../../src/sessions/rows.ts';
import { insertSubscriptions } from '../../src/subscriptions/rows.ts';
import { insertTask } from '../../src/tasks/rows.ts';
import type { Item } from '../../src/tasks/table.ts';
import { insertUsers } from '../../src/users/rows.ts';
import { dumpTables } from '../support/dumpTables.ts';
import { fuzz } from '../support/fuzz.ts';
import { runs } from '../support/runs.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  // Ids of this file and of the server could have equal positions in one millisecond.
  api.clock.advance(1);
});
afterAll(() => api.stop());

type Row = Record<string, unknown>;

interface Person {
  id: string;
  name: string;
  email: string;
  /** A name from before. */
  former: string;
  isDeleted: boolean;
}

const ids = createIds();
const newId = () => ids(api.clock.now());
const at = () => api.clock.now().toISOString();

/** Where a person's name alone is a trace. Anywhere else it can be the name of something else. */
const isNamePlace = (table: string, row: Row, path: readonly string[], leaf: Row | undefined) =>
  (table === 'activity' &&
    path[0] === 'changes' &&
    ['query', 'assignee'].includes(String(leaf?.['field']))) ||
  (table === 'policy_versions' && path[0] === 'saved_by' && row['saved_by_id'] === null);

const ADDRESS = /[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@[a-z0-9.-]+/g;

/** The addresses in a text, without the punctuation around them. */
const addressesIn = (text: string): string[] =>
  (text.toLowerCase().match(ADDRESS) ?? []).map((found) => found.replace(/^[^a-z0-9%_]+|[.-]+$/g, ''));

/** The traces of a person in a row: an id or address in any text, a name where it can be one. */
const tracesIn = (
  table: string,
  row: Row,
  { id, name, former, email }: Person,
  isAlone: boolean,
): string[] => {
  const names = new Set([...(isAlone ? [name, former] : [former]), `${name} (${email})`].map(foldText));
  const found: string[] = [];
  const look = (value: unknown, path: readonly string[], leaf?: Row): void => {
    if (typeof value === 'string') {
      const json = /^[[{]/.test(value) && path.length === 1 ? (JSON.parse(value) as unknown) : undefined;
      if (json) return look(json, [...path, 'json']);
      if (value.includes(id) || addressesIn(value).includes(email.toLowerCase())) found.push(value);
      else if (isNamePlace(table, row, path, leaf) && names.has(foldText(value))) found.push(value);
    } else if (value && typeof value === 'object')
      for (const [key, child] of Object.entries(value)) look(child, [...path, key], value as Row);
  };
  for (const [column, value] of Object.entries(row)) look(value, [column]);
  return found;
};

const KEYS: Record<string, string[]> = {
  undo_items: ['activity_id', 'item_id'],
  task_chunks: ['task_id', 'number'],
  policies: ['type'],
  policy_versions: ['type', 'version'],
  policy_drafts: ['type'],
  policy_draft_versions: ['type', 'version'],
  policy_comments: ['id'],
  policy_acceptances: ['user_id', 'type', 'version'],
  policy_acceptance_proofs: ['proof'],
  rate_limits: ['key'],
  sessions: ['token_hash'],
  reset_tokens: ['token_hash'],
  security_links: ['token_hash'],
  challenges: ['token_hash'],
  recovery_codes: ['code_hash'],
};
const COUNTS = new Set(['counters', 'user_counts', 'subscription_statuses', 'milestones']);

const keyOf = (table: string, row: Row) =>
  [table, ...(KEYS[table] ?? ['id']).map((column) => row[column])].join(' ');

const readRows = async () => {
  const tables = (await dumpTables(api.engine)) as Record<string, Row[]>;
  return new Map(
    Object.entries(tables).flatMap(([table, rows]) =>
      COUNTS.has(table) ? [] : rows.map((row) => [keyOf(table, row), { table, row }] as const),
    ),
  );
};

const entry = async (
  trx: Trx,
  values: { kind: ActivityKind } & Partial<Record<'actor' | 'subject', Person>>,
  rest: { subject?: string; detail?: string; changes?: object[] } = {},
) => {
  const { kind, actor, subject } = values;
  await insertEntries(trx, [
    {
      id: newId(),
      at: at(),
      kind,
      actor_id: actor?.id ?? null,
      actor: actor?.email ?? null,
      token: actor ? 'A script' : null,
      subject_id: subject?.id ?? null,
      subject: rest.subject ?? subject?.email ?? null,
      detail: rest.detail ?? null,
      changes: JSON.stringify(rest.changes ?? []),
      address: '192.0.2.7',
      network: '192.0.2.0/24',
      request_id: newId(),
    },
  ]);
};

const NOBODY: Person = {
  id: '01900000-0000-7000-8000-000000000000',
  name: 'Nobody Else',
  email: 'nobody@else.example',
  former: 'Nobody Before',
  isDeleted: false,
};

/** By the key of a row: the id of the one whose it is, with whom it is deleted. */
const owners = new Map<string, string>();

/** Leaves traces of a person everywhere. */
const leaveTraces = async (trx: Trx, person: Person, other: Person, index: number): Promise<void> => {
  const { id, name, email, former } = person;
  const own = (table: string, row: Row, by = person) => owners.set(keyOf(table, row), by.id);
  const loud = email.toUpperCase();
  const now = api.clock.now();
  const later = new Date(now.getTime() + 30 * DAY_MS).toISOString();
  const insert = async (table: 'second_factors' | 'challenges' | 'api_tokens' | 'rate_limits', row: Row) => {
    await (trx as unknown as { insertInto: Db['insertInto'] }).insertInto(table).values(row).execute();
    own(table, row);
  };

  // The account and what belongs to it.
  own('users', { id });
  await startSession(trx, id, now);
  const subscription = { id: newId(), user_id: id, status: 'ACTIVE', expires_at: null };
  await insertSubscriptions(trx, [{ ...subscription, original_transaction_id: `t-${subscription.id}` }]);
  own('subscriptions', subscription);
  const reset = { token_hash: `reset ${id}`, user_id: id, created_at: at(), expires_at: later };
  await trx
    .insertInto('reset_tokens')
    .values({ ...reset, mail_id: newId(), user_version: 1, purpose: 'invitation' })
    .execute();
  own('reset_tokens', reset);
  const link = { token_hash: `link ${id}`, user_id: id, created_at: at(), expires_at: later };
  await trx.insertInto('security_links').values(link).execute();
  own('security_links', link);
  await trx
    .insertInto('recovery_codes')
    .values({ code_hash: `code ${id}`, user_id: id })
    .execute();
  own('recovery_codes', { code_hash: `code ${id}` });
  const factor = {
    id: newId(),
    user_id: id,
    kind: 'passkey',
    name: `Key of ${name}`,
    secret: 's',
    counter: 0,
  };
  await insert('second_factors', { ...factor, credential_id: id, created_at: at(), last_used_at: at() });
  const challenge = {
    purpose: 'confirm',
    user_id: id,
    data: `{"of":"${email}"}`,
    answers: 0,
    expires_at: later,
  };
  await insert('challenges', { ...challenge, token_hash: `challenge ${id}` });
  const token = {
    id: newId(),
    token_hash: `token ${id}`,
    user_id: id,
    name: `For ${name}`,
    access: 'support',
  };
  await insert('api_tokens', { ...token, created_at: at(), expires_at: later, last_used_at: at() });
  const acceptance = { user_id: id, type: 'terms', version: 1, source: `App of ${email}` } as const;
  await trx
    .insertInto('policy_acceptances')
    .values({ ...acceptance, sha256: 'a', accepted_at: at() })
    .execute();
  own('policy_acceptances', acceptance);
  for (const key of [`login-account ${email.toLowerCase()} 192.0.2.0/24`, `told passwordChanged ${id}`])
    await insert('rate_limits', { key, hits: 1, expires_at: later });

  // Messages: from them, answered by them, and of someone else about them.
  const write = async (from: string, text: string, state: object = {}) => {
    const body = { firstName: text, lastName: text, email: from, phone: text, subject: text, message: text };
    const message = { ...newMessage(newId(), body, undefined, now), ...state };
    await trx.insertInto('contact_messages').values(message).execute();
    return message;
  };
  const sent = await write(index % 2 === 0 ? loud : email, `I am ${name}`);
  own('contact_messages', sent);
  const mentioning = await write(other.email, `Ask <${email}>, or ${other.email}.`, {
    answered_by: id,
    assigned_to: id,
  });
  own('contact_messages', mentioning, other);

  // Entries about and by them, and filters that name them.
  const renamed = [{ field: 'name', from: former, to: name }];
  await entry(
    trx,
    { kind: 'userUpdated', actor: other, subject: person },
    { changes: renamed, detail: name },
  );
  await entry(trx, { kind: 'signInFailed' }, { subject: ` ${loud}` });
  await entry(trx, { kind: 'categoryDeleted', actor: person }, { subject: 'Food', detail: 'finance' });
  await entry(trx, { kind: 'tokenCreated', actor: person }, { subject: `For ${name}` });
  await entry(trx, { kind: 'mailFailed' }, { subject: `to: ${loud}`, detail: `${email} was not found` });
  for (const query of [name.toUpperCase(), former, loud, `${email} ${other.email}`, id])
    for (const kind of ['usersExported', 'changeUndone'] as const)
      await entry(
        trx,
        { kind, actor: other },
        {
          subject: 'users',
          changes: [
            { field: 'query', from: query },
            { field: 'role', to: 'user' },
          ],
        },
      );
  const cared = [{ field: 'assignee', from: other.name, to: name }];
  await entry(trx, { kind: 'messageUpdated', actor: other }, { subject: 'x@else.example', changes: cared });

  // What can be undone.
  const keep = async (
    kind: 'user' | 'finance' | 'message' | 'role',
    item_id: string,
    data: object,
    by?: Person,
  ) => {
    const item = { activity_id: newId(), item_id, kind, data: JSON.stringify(data), at: at() };
    await trx.insertInto('undo_items').values(item).execute();
    if (by) own('undo_items', item, by);
  };
  await keep('role', id, { from: 'user', to: 'admin' }, person);
  await keep('message', sent.id, { email: loud, first_name: 'Me', message: 'Hello' }, person);
  await keep('user', newId(), { user: { name: 'Earlier', email: loud }, subscriptions: [] }, person);
  await keep('finance', newId(), { name: 'Food', color: '#fff', user_id: id });
  const about = { email: other.email, message: `Not ${email}!`, answered_by: id, assigned_to: other.id };
  await keep('message', newId(), about, other);
  const suspended = { name: 'Else', email: 'else@else.example', suspension_reason: `Is "${email}"` };
  await keep('user', newId(), { user: suspended, subscriptions: [] });

  // Mails to them, and to others about them.
  const mail = async (kind: string, payload: string, to: Person) => {
    const queued = { id: newId(), kind, payload, request_id: newId(), created_at: at() };
    await insertMail(trx, queued);
    await trx
      .updateTable('mails')
      .set({ error: `550 <${loud}>` })
      .where('id', '=', queued.id)
      .execute();
    own('mails', queued, to);
  };
  const notice = { kind: 'administratorAdded', network: '192.0.2.0/24', userAgent: null };
  await mail('passwordReset', ` ${loud} `, person);
  await mail('invitation', id, person);
  await mail('contactMessage', sent.id, person);
  await mail(
    'notice',
    JSON.stringify({ ...notice, userId: id, by: other.email, about: other.email }),
    person,
  );
  await mail(
    'notice',
    JSON.stringify({ ...notice, userId: other.id, by: email, about: `${other.email}, ${email}` }),
    other,
  );

  // Tasks of theirs, and of others with them.
  const task = async (actor: Person, kind: string, params: object, items: Item[]) => {
    const values = {
      id: newId(),
      kind: kind as 'deleteUsers',
      params: JSON.stringify(params),
      address: '::1',
    };
    const origin = { actor_id: actor.id, actor: actor.email, activity_id: newId(), created_at: at() };
    await insertTask(trx, { ...values, ...origin }, items);
    const failures = JSON.stringify(items.map((item) => ({ ...item, reason: `Same as ${email}` })));
    await trx.updateTable('task_chunks').set({ failures }).where('task_id', '=', values.id).execute();
    await trx
      .updateTable('tasks')
      .set({ reason: `Not ${email}` })
      .where('id', '=', values.id)
      .execute();
    if (actor !== person) return;
    own('tasks', values);
    own('task_chunks', { task_id: values.id, number: 0 });
  };
  const items = [person, other, NOBODY].map((one) => ({ id: one.id, label: one.email }));
  await task(person, 'deleteUsers', {}, items);
  await task(NOBODY, 'deleteUsers', {}, items);
  const cells = [
    [name, loud, ''],
    [other.name, other.email, email],
  ];
  const rows = cells.map((row, number) => ({
    id: String(number + 1),
    label: `Row ${number + 1}: ${row[0]}`,
    cells: row,
  }));
  await task(NOBODY, 'importUsers', { columns: [name, loud, 'e'], fields: ['name', 'email', ''] }, rows);

  // Legal texts and categories.
  const text = {
    content: '<p>Terms</p>',
    bytes: 12,
    saved_at: at(),
    in_force_at: at(),
    is_announced: 0,
  } as const;
  const note = { note: `With ${email}`, withdrawn_at: at(), withdrawn_reason: `${loud} said so` };
  const by = { saved_by: name, saved_by_id: id, saved_by_email: email };
  const unknown = {
    saved_by_id: null,
    saved_by_email: null,
    note: null,
    withdrawn_at: null,
    withdrawn_reason: null,
  };
  const version = { type: 'terms', ...text } as const;
  await trx
    .insertInto('policy_versions')
    .values([
      { ...version, ...note, ...by, version: 10 * serial },
      { ...version, ...unknown, saved_by: name, version: 10 * serial + 1 },
    ])
    .execute();
  serial += 1;
  const draft = { content: '<p>Draft</p>', version: 1, updated_at: at(), ...by };
  await trx
    .insertInto('policy_drafts')
    .values({ type: 'privacy', ...draft, writers: JSON.stringify([id]) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('policy_draft_versions')
    .values({ type: 'privacy', ...draft, version: serial, name: `For ${email}`, started_at: at() })
    .execute();
  const comment = {
    type: 'privacy',
    passage: '{}',
    answer_to: null,
    saved_at: at(),
    ...by,
    ...NO_CREATION,
    resolved_at: at(),
  } as const;
  const [resolved, open] = [
    { resolved_by: name, resolved_by_id: id, resolved_by_email: email },
    { resolved_by: null, resolved_by_id: null, resolved_by_email: null },
  ];
  await trx
    .insertInto('policy_comments')
    .values([
      { ...comment, id: newId(), text: `${loud} has to agree`, ...resolved },
      { ...comment, id: newId(), text: 'Too long', ...open },
    ])
    .execute();
  const category = { id: newId(), name: 'Food', color: '#ffffff', role: 'admin', user_id: id } as const;
  await trx
    .insertInto('finance_categories')
    .values({ ...category, ...NO_CREATION, created_at: at(), updated_at: at(), version: 1 })
    .execute();
};
let serial = 1;

/** Outlives the account, and names nobody. */
const isProof = (table: string) => table === 'policy_acceptance_proofs';

/** Columns that an erasure has changed or deleted. */
const erased = new Set<string>();

/** Adds people who leave traces, and erases the first few. Returns what is wrong with the rows after each erasure. */
const eraseAndCompare = async (people: readonly Omit<Person, 'id'>[], count = people.length) => {
  const added = people.map((person): Person => ({ ...person, id: newId() }));
  const otherOf = (index: number) => added[(index + 1) % added.length] ?? NOBODY;
  await inTransaction(api.engine, async (trx) => {
    await insertUsers(
      trx,
      added.map(({ id, name, email }, index) => ({
        id,
        name,
        email,
        password_hash: null,
        role: 'admin',
        created_at: at(),
        last_active: at(),
        suspended_at: at(),
        suspension_reason: `Not "${otherOf(index).email}"`,
      })),
    );
    for (const [index, person] of added.entries()) await leaveTraces(trx, person, otherOf(index), index);
  });
  for (const person of added.slice(0, count)) {
    const params = { id: person.id };
    if (person.isDeleted) await api.call('deleteUser', { params });
    const before = await readRows();
    const isAlone = ![...before.values()].some(
      ({ table, row }) =>
        table === 'users' &&
        row['id'] !== person.id &&
        foldText(String(row['name'])) === foldText(person.name),
    );
    await api.call('eraseUser', { params });
    const after = await readRows();
    const problems: unknown[] = [];
    for (const [key, { table, row }] of before) {
      const now = after.get(key)?.row;
      const isTheirs =
        owners.get(key) === person.id ||
        (table === 'sessions' && row['user_id'] === person.id) ||
        (table === 'undo_items' && row['item_id'] === person.id);
      if (!now !== isTheirs) problems.push({ problem: now ? 'is left' : 'is gone', key, row });
      const differs = JSON.stringify(now) !== JSON.stringify(row);
      const isTraced = tracesIn(table, row, person, isAlone).length > 0;
      if (now && differs && !isTraced) problems.push({ problem: 'differs', key, row, now });
      for (const [column, value] of Object.entries(row))
        if (value !== null && value !== now?.[column]) erased.add(`${table}.${column}`);
    }
    for (const [key, { table, row }] of after) {
      const left = tracesIn(table, row, person, isAlone);
      if (left.length > 0) problems.push({ problem: 'has traces', key, left });
      if (!before.has(key) && row['kind'] !== 'userErased' && !isProof(table))
        problems.push({ problem: 'is new', key });
    }
    if (problems.length > 0) return [person, ...problems.slice(0, 3)];
  }
  return [];
};

const NAMES = [
  'Ted',
  'An',
  'e',
  'İ',
  '%',
  'a_b',
  'user',
  'Ted Miller',
  String.raw`\"`,
  'Zoë',
  'Twin',
  'Twin',
];
const LOCAL_PARTS = [
  'ted',
  'ed',
  'TED.A',
  'a.ted',
  "o'ted",
  '%',
  '_',
  'a_b',
  'axb',
  'a%b',
  'Kim',
  'kim.i',
  'e',
];
const DOMAINS = ['x.org', 'X.ORG.UK', 'x.org-y.example', 'sub.x.org'];

const PLACES_OF_TEXT = [
  ...versionedColumns,
  ...Object.entries(PLACES).map(([table, { columns }]) => [table, columns] as const),
].flatMap(([table, columns]) =>
  Object.entries(columns).map(([column, holds]) => ({ place: `${table}.${column}`, holds })),
);

test('every column of text is a place that holds a person, or nobody', async () => {
  const tables = await api.engine.db.introspection.getTables();
  const columns = tables
    .filter(({ name }) => !/^(?:sqlite|kysely)|_search(?:_|$)/.test(name))
    .flatMap(({ name, columns: all }) =>
      all.flatMap((column) => (/text|uuid/i.test(column.dataType) ? [`${name}.${column.name}`] : [])),
    );
  const places = PLACES_OF_TEXT.map(({ place }) => place);
  expect(places.toSorted()).toEqual(columns.toSorted());
});

test('erasing one of fifty people leaves nothing of them, and all of the others', async () => {
  const people = DOMAINS.flatMap((domain, row) =>
    LOCAL_PARTS.map((local, index) => ({
      name: row === 0 ? (NAMES[index] ?? 'i') : `${local} ${domain}`,
      email: `${local}@${domain}`,
      former: `Former ${row} ${index}`,
      isDeleted: index % 3 === 2,
    })),
  );
  expect(people).toHaveLength(52);
  // The others are there to be left alone.
  const count = Math.min(runs(LOCAL_PARTS.length), people.length);
  expect(await eraseAndCompare(people, count)).toEqual([]);
  const searched = PLACES_OF_TEXT.flatMap(({ place, holds }) => (holds === 'searched' ? [place] : []));
  expect(searched.filter((column) => !erased.has(column))).toEqual(['user_counts.key']);
  const empty = await api.engine.db.selectFrom('user_counts').select('key').where('users', '=', 0).execute();
  expect(empty).toEqual([]);
});

test('of what names others, too, only the person goes', async () => {
  const ted = { name: 'Ted Only', email: 'ted@only.example', former: 'Ed Only', isDeleted: false };
  const ann = { name: 'Ann Only', email: 'a.ted@only.example', former: 'An Only', isDeleted: false };
  const before = new Set((await readRows()).keys());
  expect(await eraseAndCompare([ted, ann], 1)).toEqual([]);
  const tables = Map.groupBy(
    [...(await readRows())].flatMap(([key, { table, row }]) => (before.has(key) ? [] : [{ table, row }])),
    ({ table }) => table,
  );
  const valuesIn = (table: string, column: string) =>
    new Set((tables.get(table) ?? []).map(({ row }) => row[column]));
  const id = String((tables.get('users') ?? [])[0]?.row['id']);
  const has = (table: string, column: string, ...values: unknown[]) =>
    expect([...valuesIn(table, column)]).toEqual(expect.arrayContaining(values));
  has('contact_messages', 'message', 'Ask <erased>, or a.ted@only.example.');
  has('users', 'suspension_reason', 'Not "erased"');
  has('policy_versions', 'note', 'With erased');
  has(
    'undo_items',
    'data',
    '{"name":"Food","color":"#fff","user_id":null}',
    `{"email":"a.ted@only.example","message":"Not erased!","answered_by":null,"assigned_to":"${id}"}`,
    '{"user":{"name":"Else","email":"else@else.example","suspension_reason":"Is \\"erased\\""},"subscriptions":[]}',
  );
  has(
    'mails',
    'payload',
    `{"kind":"administratorAdded","network":"192.0.2.0/24","userAgent":null,"userId":"${id}","by":"erased","about":"a.ted@only.example, erased"}`,
  );
  has(
    'task_chunks',
    'items',
    `[{"id":"${id}","label":"a.ted@only.example"},{"id":"${NOBODY.id}","label":"nobody@else.example"}]`,
    '[{"id":"2","label":"Row 2: Ann Only","cells":["Ann Only","a.ted@only.example","erased"]}]',
  );
  const role = '{"field":"role","to":"user"}';
  has(
    'activity',
    'changes',
    `[{"field":"query"},${role}]`,
    `[{"field":"query","from":"erased a.ted@only.example"},${role}]`,
    `[{"field":"query","from":"An Only"},${role}]`,
    '[{"field":"assignee","from":"Ann Only"}]',
    '[{"field":"assignee","to":"Ann Only"}]',
  );
});

let run = 0;

const word = (letters: string, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from(letters)), minLength: 1, maxLength });

const people = fc.uniqueArray(
  fc.record({
    name: word(String.raw`eTıİ%_\"`, 3),
    email: word("eTk%_'+", 3).map((local) => `a${local}`),
    domain: fc.constantFrom('x.org', 'ex.org', 'x.org.uk'),
    former: word('ab_%', 3),
    isDeleted: fc.boolean(),
  }),
  { minLength: 4, maxLength: 4, selector: ({ email, domain }) => `${email}@${domain}`.toLowerCase() },
);

test('whatever names and addresses people have', async () => {
  await fc.assert(
    fc.asyncProperty(people, async (generated) => {
      run += 1;
      const unique = generated.map(({ domain, email, former, ...rest }, index) => ({
        ...rest,
        former: `${former} ${run} ${index}`,
        email: `${email}@${domain}.r${run}.example`,
      }));
      expect(await eraseAndCompare(unique, 1)).toEqual([]);
    }),
    fuzz(3, 1),
  );
});
