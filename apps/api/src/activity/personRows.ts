import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { components } from '@planner/api-client/schema';
import { type RawBuilder, sql, type UpdateObject } from 'kysely';
import { ERASED, type Person, readMentions, rewriteMentions } from '../platform/db/erasePerson.ts';
import type { Database, Db, Trx } from '../platform/db/schema.ts';
import { likePattern } from '../platform/db/readPage.ts';
import { readInSteps } from '../platform/search/createSearch.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import { type EntryRow, isBefore, selectEntries } from './list.ts';
import { kindsThat, rulesOf } from './kinds.ts';
import { keyOf, searchOf } from './rows.ts';

/** Entries per statement when a person is erased. */
const ERASED_PER_STEP = 1000;

/** Others can be about a category that is called like an address. */
const ACCOUNT_KINDS = kindsThat('subject').filter((kind) => rulesOf(kind).subject === 'user');
/** Fields of changes that may be a person's name: the search of an export or a bulk change, and who looks after a message. */
const NAME_FIELDS = ['query', 'assignee'];

type Change = components['schemas']['FieldChange'];
type Whose = Pick<Person, 'accounts' | 'address'>;

/** A condition on rows with the person on one side. */
const names = (side: 'actor' | 'subject', { accounts, address }: Whose) =>
  sql<boolean>`(${sql.ref(`${side}_id`)} in (${sql.join(accounts)}) or ${sql.ref(`${side}_key`)} = ${address})`;

const hasField = (field: string) => sql`changes like ${likePattern(`"field":"${field}"`)} escape '\\'`;

/** The address that entries give an account, also after it was deleted. */
export const findAddressOf = async (db: Db, id: string): Promise<string | undefined> => {
  const entry = await db
    .selectFrom('activity')
    .select('subject')
    .where('subject_id', '=', id)
    .where('subject', 'is not', null)
    .where('kind', 'in', ACCOUNT_KINDS)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.subject ?? undefined;
};

/** Entries about a person, in steps, newest first. */
export const readEntriesAbout = (db: Db, person: Whose): AsyncGenerator<EntryRow[], void> =>
  readInSteps<EntryRow>((last, limit) =>
    selectEntries(db)
      .where(names('subject', person))
      .$if(last !== undefined, (rest) => rest.where(isBefore(last?.place ?? '')))
      .orderBy('position', 'desc')
      .limit(limit)
      .execute(),
  );

const UNDO_KEY = ['activity_id', 'item_id'] as const;

/** Of a deleted user, and of a deleted message. */
type Deleted = Partial<{ user: { name: string; email: string }; email: string }>;

/** What entries and deleted users tell of the accounts with an address: all their ids and names. */
export const readAccountHistory = async (trx: Trx, id: string, address: string) => {
  const accounts = new Set([id]);
  const formerNames = new Set<string>();
  const deleted = { key: UNDO_KEY, columns: ['item_id', 'kind', 'data'] as const };
  for await (const { row } of readMentions(trx, 'undo_items', { accounts: [id], address }, deleted)) {
    const { user } = JSON.parse(row.data) as Deleted;
    if (row.kind !== 'user' || !user || canonicalEmail(user.email) !== address) continue;
    accounts.add(row.item_id);
    formerNames.add(user.name);
  }
  const earlier = await trx
    .selectFrom('activity')
    .select('subject_id')
    .distinct()
    .where('subject_key', '=', address)
    .where('kind', 'in', ACCOUNT_KINDS)
    .execute();
  for (const { subject_id } of earlier) if (subject_id !== null) accounts.add(subject_id);
  const renamed = await trx
    .selectFrom('activity')
    .select('changes')
    .where('subject_id', 'in', [...accounts])
    .where(sql<boolean>`${hasField('name')}`)
    .execute();
  for (const { field, from, to } of renamed.flatMap(({ changes }) => JSON.parse(changes) as Change[]))
    if (field === 'name') for (const name of [from, to]) if (name !== undefined) formerNames.add(name);
  return { accounts: [...accounts], formerNames: [...formerNames] };
};

const withoutNamed = (changes: string, person: Person): string =>
  JSON.stringify(
    (JSON.parse(changes) as Change[]).map(({ field, ...values }) => {
      const isName = (text: string) => NAME_FIELDS.includes(field) && person.isNamed(text);
      const others = Object.entries(values).filter(([, text]) => !person.is(text) && !isName(text));
      return { field, ...Object.fromEntries(others.map(([side, text]) => [side, person.without(text)])) };
    }),
  );

/** Changes the entries of a condition, which they don't meet then, in steps. */
const updateEntries = async (
  trx: Trx,
  found: RawBuilder<boolean>,
  values: UpdateObject<Database, 'activity'>,
): Promise<void> => {
  for (let updated = ERASED_PER_STEP; updated === ERASED_PER_STEP; await yieldToOthers()) {
    const positions = sql<never>`(select position from activity where ${found} limit ${ERASED_PER_STEP})`;
    const { numUpdatedRows } = await trx
      .updateTable('activity')
      .set(values)
      .where('position', 'in', positions)
      .executeTakeFirst();
    updated = Number(numUpdatedRows);
  }
};

/** Visitors have no account: the address may be the person's. */
const withoutVisitor = (column: 'address' | 'network') =>
  sql<string>`case when actor is null then ${ERASED} else ${sql.ref(column)} end`;

/** Empties what entries say of a person: those about them, those by them, and what names them in others. */
export const eraseFromEntries = async (trx: Trx, person: Person): Promise<void> => {
  const isOwnThing = sql`kind in (${sql.join(kindsThat('namesOwnThing'))}) and subject is not null`;
  await updateEntries(
    trx,
    sql`(${names('subject', person)} or (${names('actor', person)} and ${isOwnThing}))`,
    {
      subject_id: null,
      subject: null,
      subject_key: null,
      detail: null,
      changes: '[]',
      address: withoutVisitor('address'),
      network: withoutVisitor('network'),
      // The line of the actor: an address is as long when it is folded. Parts have none.
      search: sql`case when part_of is null then substr(search, 1, length(coalesce(actor, ''))) else '' end`,
    },
  );
  await updateEntries(trx, names('actor', person), {
    actor_id: null,
    actor: null,
    actor_key: null,
    token: null,
    address: ERASED,
    network: ERASED,
    // Without its first line, and the one of the address.
    search: sql`case when part_of is null
      then replace(substr(search, length(coalesce(actor, '')) + 1), ${'\n'} || address, '') else search end`,
  });
  await rewriteMentions(
    trx,
    'activity',
    person,
    {
      key: ['position'],
      columns: ['kind', 'actor', 'subject', 'detail', 'changes', 'part_of', 'address'],
      also: sql.join(NAME_FIELDS.map(hasField), sql` or `),
    },
    ({ kind, actor, part_of, address, ...texts }) => {
      const subject = texts.subject && person.without(texts.subject);
      const detail = texts.detail && person.without(texts.detail);
      const changes = withoutNamed(texts.changes, person);
      const search = searchOf({ kind, actor, subject, detail, changes, part_of, address });
      return { subject, subject_key: keyOf(subject), detail, changes, search };
    },
  );
};

/** Deletes what could bring a person back, and removes them from what brings back others. */
export const eraseFromUndoItems = (trx: Trx, person: Person): Promise<void> =>
  rewriteMentions(
    trx,
    'undo_items',
    person,
    { key: UNDO_KEY, columns: ['item_id', 'kind', 'data'] },
    ({ item_id, kind, data }) => {
      const item = JSON.parse(data) as Deleted;
      const owner = kind === 'user' ? item.user?.email : kind === 'message' ? item.email : undefined;
      if (person.is(item_id) || person.is(owner ?? '')) return 'delete';
      const erase = (value: unknown) => {
        if (typeof value !== 'string') return value;
        return person.accounts.includes(value) ? null : person.without(value);
      };
      return { data: JSON.stringify(item, (_, value: unknown) => erase(value)) };
    },
  );
