import { sql } from 'kysely';
import { type Person, rewriteMentions, withoutPerson } from '../db/erasePerson.ts';
import type { Db, Trx } from '../db/schema.ts';
import type { MailsTable } from './table.ts';

/** Mails per statement that deletes. */
const ERASED_MAILS = 100;

export type NewMail = Pick<MailsTable, 'id' | 'kind' | 'payload' | 'request_id' | 'created_at'>;

/** A mail that this server is sending. No other server takes it, unless the claim expires. */
export type ClaimedMail = NewMail & Pick<MailsTable, 'attempts'>;

export const insertMail = async (trx: Db, mail: NewMail): Promise<void> => {
  await trx
    .insertInto('mails')
    .values({ ...mail, state: 'queued', attempts: 0, due_at: mail.created_at, error: null })
    .execute();
};

/** Changes and locks a mail that still waits for its time. Returns whether there is one. @param start of its payload, in ASCII */
export const changeWaitingMail = async (
  trx: Db,
  kind: string,
  start: string,
  change: (payload: string) => string,
): Promise<boolean> => {
  const waiting = await trx
    .updateTable('mails')
    .set({ attempts: 0 })
    .where('kind', '=', kind)
    .where('state', '=', 'queued')
    .where('attempts', '=', 0)
    .where(sql<boolean>`substr(payload, 1, ${sql.lit(start.length)}) = ${start}`)
    .returning(['id', 'payload'])
    .executeTakeFirst();
  if (!waiting) return false;
  const payload = change(waiting.payload);
  await trx.updateTable('mails').set({ payload }).where('id', '=', waiting.id).execute();
  return true;
};

/**
 * Claims the mail that has been due for longest. Counts the attempt and postpones the mail to `until`, when other servers
 * take it if this one has died. One update, so that of several servers one succeeds.
 */
export const claimMail = async (db: Db, kinds: readonly string[], now: Date, until: Date) => {
  for (;;) {
    // Reads first: an idle server doesn't lock the database.
    const next = await db
      .selectFrom('mails')
      .select(['id', 'attempts'])
      .where('state', '=', 'queued')
      .where('due_at', '<=', now.toISOString())
      .where('kind', 'in', kinds)
      .orderBy('due_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!next) return undefined;
    const claimed = await db
      .updateTable('mails')
      .set({ attempts: next.attempts + 1, due_at: until.toISOString() })
      .where('id', '=', next.id)
      .where('attempts', '=', next.attempts)
      .where('state', '=', 'queued')
      .returning(['id', 'kind', 'payload', 'request_id', 'created_at', 'attempts'])
      .executeTakeFirst();
    if (claimed) return claimed;
  }
};

export const deleteMail = async (db: Db, { id }: ClaimedMail): Promise<void> => {
  await db.deleteFrom('mails').where('id', '=', id).execute();
};

/** Changes a mail, unless another server has claimed it since. */
const updateClaimed = (db: Db, { id, attempts }: ClaimedMail) =>
  db.updateTable('mails').where('id', '=', id).where('attempts', '=', attempts);

export const retryMail = async (db: Db, mail: ClaimedMail, at: Date, error: string | null): Promise<void> => {
  await updateClaimed(db, mail).set({ due_at: at.toISOString(), error }).execute();
};

/** Gives a mail up. */
export const failMail = async (db: Db, mail: ClaimedMail, now: Date, error: string): Promise<void> => {
  await updateClaimed(db, mail).set({ state: 'failed', due_at: now.toISOString(), error }).execute();
};

/** Deletes some of the mails that were given up long ago. Returns whether there may be more. */
export const eraseFailedMails = async (trx: Trx, now: Date, retentionMs: number): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('mails')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('state', '=', 'failed')
        .where('due_at', '<=', new Date(now.getTime() - retentionMs).toISOString())
        .orderBy('due_at')
        .limit(ERASED_MAILS),
    )
    .executeTakeFirst();
  return numDeletedRows === BigInt(ERASED_MAILS);
};

/** Deletes the mails to or about a person. Those to others stay, without the person. */
export const eraseFromMails = (trx: Trx, person: Person): Promise<void> =>
  rewriteMentions(
    trx,
    'mails',
    person,
    // An address as entered can differ from the canonical one in more than case.
    { key: ['id'], columns: ['payload', 'error'], also: sql`true` },
    ({ payload, error }) => {
      if (person.is(payload)) return 'delete';
      const isJson = payload.startsWith('{');
      if (isJson && person.is((JSON.parse(payload) as { userId: string }).userId)) return 'delete';
      return {
        payload: isJson ? withoutPerson(payload, person) : payload,
        error: error && person.without(error),
      };
    },
  );

const moveMails = async (db: Db, from: MailsTable['state'], to: MailsTable['state']): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ state: to })
    .where('state', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Holds all queued mails until `releaseMails`: the mails of a restored backup may have been sent already. Returns their number. */
export const holdMails = (db: Db): Promise<number> => moveMails(db, 'queued', 'held');

/** Returns the number of released mails. */
export const releaseMails = (db: Db): Promise<number> => moveMails(db, 'held', 'queued');

export const countMails = async (db: Db, state: MailsTable['state']): Promise<number> => {
  const { mails } = await db
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('mails'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return mails;
};

/** When the oldest of the queued mails was first due. */
export const oldestMailAt = async (db: Db): Promise<Date | undefined> => {
  const oldest = await db
    .selectFrom('mails')
    .select('created_at')
    .where('state', '=', 'queued')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return oldest && new Date(oldest.created_at);
};

/** All mails that are not delivered, oldest first. */
export const listMails = (db: Db): Promise<MailsTable[]> =>
  db.selectFrom('mails').selectAll().orderBy('id').execute();
