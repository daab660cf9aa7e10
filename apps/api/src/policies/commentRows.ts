import type { components } from '@planner/api-client/schema';
import type { Selectable } from 'kysely';
import { type Person, rewriteMentions } from '../platform/db/erasePerson.ts';
import type { Db, Trx } from '../platform/db/schema.ts';
import { insertOnce } from '../platform/db/versionedTable.ts';
import type { PolicyCommentsTable } from './table.ts';

export type CommentRow = Selectable<PolicyCommentsTable>;

type Comment = components['schemas']['PolicyComment'];

const COLUMNS = [
  ...(['id', 'type', 'answer_to', 'passage', 'text', 'saved_at', 'saved_by', 'saved_by_email'] as const),
  ...(['resolved_at', 'resolved_by', 'resolved_by_email'] as const),
] as const;

type Shown = Pick<CommentRow, (typeof COLUMNS)[number]>;

export const MAX_OPEN = 100;
const MAX_RESOLVED = 100;
export const MAX_ANSWERS = 20;

const toWritten = ({ id, text, saved_at, saved_by, saved_by_email }: Shown) => ({
  _id: id,
  text,
  savedAt: saved_at,
  savedBy: saved_by,
  savedByEmail: saved_by_email,
});

const withAnswers = async (db: Db, rows: readonly Shown[]): Promise<Comment[]> => {
  const ids = rows.map(({ id }) => id);
  const answers =
    ids.length === 0
      ? []
      : await db
          .selectFrom('policy_comments')
          .select(COLUMNS)
          .where('answer_to', 'in', ids)
          .orderBy('id')
          .execute();
  return rows.map((row) => ({
    ...toWritten(row),
    passage: JSON.parse(row.passage ?? '') as Comment['passage'],
    resolved:
      row.resolved_at === null
        ? null
        : { savedAt: row.resolved_at, savedBy: row.resolved_by, savedByEmail: row.resolved_by_email },
    answers: answers.filter(({ answer_to }) => answer_to === row.id).map(toWritten),
  }));
};

const comments = (db: Db, type: CommentRow['type'], state: 'is' | 'is not') =>
  db
    .selectFrom('policy_comments')
    .where('type', '=', type)
    .where('answer_to', 'is', null)
    .where('resolved_at', state, null);

/** Open ones, and those that were resolved last; newest first. */
export const listComments = async (db: Db, type: CommentRow['type']): Promise<Comment[]> => {
  const open = await comments(db, type, 'is').select(COLUMNS).limit(MAX_OPEN).execute();
  const resolved = await comments(db, type, 'is not')
    .select(COLUMNS)
    .orderBy('resolved_at', 'desc')
    .limit(MAX_RESOLVED)
    .execute();
  const newest = [...open, ...resolved].toSorted((a, b) => Number(a.id < b.id) - Number(a.id > b.id));
  return withAnswers(db, newest);
};

/** Undefined for an answer. */
export const findComment = async (
  db: Db,
  type: CommentRow['type'],
  id: string,
): Promise<Comment | undefined> => {
  const row = await db
    .selectFrom('policy_comments')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('type', '=', type)
    .where('answer_to', 'is', null)
    .executeTakeFirst();
  return row && (await withAnswers(db, [row]))[0];
};

export const countOpen = async (db: Db, type: CommentRow['type']): Promise<number> => {
  const { count } = await comments(db, type, 'is')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Returns its id, and whether it is new: the same request may have added it. @throws HttpError 422 if that request had other content */
export const insertComment = async (
  trx: Trx,
  comment: CommentRow,
): Promise<{ id: string; isNew: boolean }> => {
  const { id, state } = await insertOnce(trx, 'policy_comments', comment);
  return { id, isNew: state === 'new' };
};

export const resolveComment = async (
  trx: Trx,
  id: string,
  resolved: Pick<CommentRow, 'resolved_at' | 'resolved_by' | 'resolved_by_id' | 'resolved_by_email'>,
): Promise<void> => {
  await trx.updateTable('policy_comments').set(resolved).where('id', '=', id).execute();
};

const PEOPLE = ['saved_by', 'saved_by_id', 'saved_by_email'] as const;
const RESOLVERS = ['resolved_by', 'resolved_by_id', 'resolved_by_email'] as const;

/** Removes a person as the author, and from the words of others. Their own words are about the text, and stay. */
export const eraseFromComments = (trx: Trx, person: Person): Promise<void> =>
  rewriteMentions(
    trx,
    'policy_comments',
    person,
    { key: ['id'], columns: [...PEOPLE, ...RESOLVERS, 'text'] },
    ({ text, ...by }) => {
      const isTheirs = (id: string | null, email: string | null) => [id ?? '', email ?? ''].some(person.is);
      return {
        text: person.without(text),
        ...(isTheirs(by.saved_by_id, by.saved_by_email) && {
          saved_by: null,
          saved_by_id: null,
          saved_by_email: null,
        }),
        ...(isTheirs(by.resolved_by_id, by.resolved_by_email) && {
          resolved_by: null,
          resolved_by_id: null,
          resolved_by_email: null,
        }),
      };
    },
  );
