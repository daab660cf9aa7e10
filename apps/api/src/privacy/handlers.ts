import type { components } from '@planner/api-client/schema';
import { listAcceptances, toAcceptance } from '../acceptances/rows.ts';
import { checkManages } from '../access.ts';
import { record, type Change, changesIn } from '../activity/record.ts';
import { type EntryRow, findDeletions } from '../activity/list.ts';
import { findAddressOf, readEntriesAbout } from '../activity/personRows.ts';
import { type DeletedUserItem, findForUndo, readDeletedUsers, undoEnd } from '../activity/undoRows.ts';
import { listFactors } from '../factors/rows.ts';
import { toFactor } from '../factors/verifyFactor.ts';
import type { Handlers } from '../Handler.ts';
import { listMessagesFrom, type MessageRow } from '../inbox/rows.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { Db } from '../platform/db/schema.ts';
import { cursorPageOf, readCursor } from '../platform/db/readPage.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import { wordsOf } from '../platform/text/foldText.ts';
import { listSubscriptionsOf } from '../subscriptions/list.ts';
import { exportUser } from '../users/health.ts';
import { type DeletedUser, deleteUsers } from '../users/deletedRows.ts';
import { findTakenEmails, findUser, lockUser, type UserRow } from '../users/rows.ts';
import { findPerson } from './findPerson.ts';
import { PLACES } from './places.ts';

type Schemas = components['schemas'];

/** Fields of an account, whose values are about the person. Those of other changes may name others. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
  'name',
  'email',
  'role',
  'suspended_until',
  'suspension_reason',
]);

const withoutOthers = (change: Change): Change =>
  OWN_FIELDS.has(change.field) ? change : { field: change.field };

const toPersonalEntry = (entry: EntryRow, { id }: UserRow): Schemas['PersonalEntry'] => ({
  at: entry.at,
  kind: entry.kind,
  actor: entry.actor === null ? null : entry.actor_id === id ? 'the person' : 'an administrator',
  detail: entry.detail,
  changes: changesIn(entry).map(withoutOthers),
});

/** Without which administrators have answered or look after it. */
const toSentMessage = (row: MessageRow): Schemas['SentMessage'] => ({
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  subject: row.subject,
  message: row.message,
  createdAt: row.created_at,
  answeredAt: row.answered_at,
});

/** Deleted users who can be restored, with what entries tell of the deletion. */
const describeDeleted = async (
  db: Db,
  items: readonly DeletedUserItem[],
): Promise<Schemas['DeletedUser'][]> => {
  const told = await findDeletions(db, items);
  return items.map(({ activity_id, item_id, data, at }) => {
    const { name, email, role } = (JSON.parse(data) as DeletedUser).user;
    const entry = told.get(activity_id);
    const isAlone = entry?.kind === 'userDeleted';
    // Undoing the entry of a task would restore others, too.
    const own = isAlone ? entry : told.get(`${activity_id} ${item_id}`);
    return {
      _id: item_id,
      name,
      email,
      role,
      activityId: own?.id ?? null,
      undoUntil: undoEnd(at).toISOString(),
      deletedAt: at,
      ...(entry?.actor && { deletedBy: entry.actor }),
      ...(entry && !isAlone && { deletedWith: Number(entry.detail) }),
    };
  });
};

/**
 * A user who was deleted. After the 30 days of an undo, entries know the address alone. Undefined for one who was not deleted, or whom no entry names.
 */
const findDeleted = async (db: Db, id: string, now: Date): Promise<Schemas['DeletedUser'] | undefined> => {
  const item = await findForUndo(db, 'user', id, now);
  if (item) return (await describeDeleted(db, [item]))[0];
  const email = (await findUser(db, { id })) ? undefined : await findAddressOf(db, id);
  return email === undefined
    ? undefined
    : { _id: id, name: email, email, role: null, activityId: null, undoUntil: null };
};

/** Time and id of the deleted user after whom a page continues. */
const CURSOR = /^(\S{24}) ([0-9a-f-]{36})$/;

export const privacyHandlers = {
  async exportUserData(call) {
    const { services, params, session } = call;
    const body = await inTransaction(services.engine, async (trx): Promise<Schemas['UserData']> => {
      const user = await findUser(trx, params);
      if (!user) throw HttpError.notFound();
      checkManages(session.user, user.role);
      const whose = { accounts: [user.id], address: canonicalEmail(user.email) };
      const entries: EntryRow[] = [];
      for await (const step of readEntriesAbout(trx, whose)) entries.push(...step);
      const messages = await listMessagesFrom(trx, user.email);
      return {
        account: await exportUser(trx, call, user),
        subscriptions: await listSubscriptionsOf(trx, user.id),
        messages: messages.map(toSentMessage),
        activity: entries.map((entry) => toPersonalEntry(entry, user)),
        secondFactors: (await listFactors(trx, user.id)).map(toFactor),
        acceptances: (await listAcceptances(trx, [user.id])).map(toAcceptance),
      };
    });
    const headers = {
      'Content-Disposition': 'attachment; filename="user-data.json"',
      'Cache-Control': 'no-store',
    };
    return { status: 200, body, headers };
  },

  async listDeletedUsers({ services, now, query: { query = '', limit = 20, cursor } }) {
    const { engine } = services;
    const last = readCursor(cursor, CURSOR);
    const items = await readDeletedUsers(engine, wordsOf(query), last, limit + 1, now);
    const page = cursorPageOf(
      items,
      limit,
      (item) => item,
      ({ at, item_id }) => [at, item_id],
    );
    return { status: 200, body: { ...page, items: await describeDeleted(engine.db, page.items) } };
  },

  async getDeletedUser({ services, params, now }) {
    const body = await findDeleted(services.engine.db, params.id, now);
    if (!body) throw HttpError.notFound();
    return { status: 200, body };
  },

  async eraseUser(call) {
    const { services, params, session, now } = call;
    await inTransaction(services.engine, async (trx) => {
      const existing = await lockUser(trx, params);
      const user = existing ?? (await findDeleted(trx, params.id, now));
      if (!user) throw HttpError.notFound();
      if (params.id === session.user.id)
        throw new HttpError('own-account', 'You cannot erase your own account');
      // One whose role is not known may have been an administrator.
      checkManages(session.user, user.role ?? 'admin');
      if (existing) await deleteUsers(trx, [existing]);
      // They would be erased, too.
      else if ((await findTakenEmails(trx, [canonicalEmail(user.email)])).size > 0) {
        const message = `Another account has the address ${user.email} now. Erasing that one erases this one, too`;
        throw new HttpError('email-in-use', message);
      }
      const { name, email } = user;
      const person = await findPerson(trx, { id: params.id, name, email });
      for (const { erase } of Object.values(PLACES)) await erase?.(trx, person);
      await record(trx, call, { kind: 'userErased' });
    });
    return { status: 200, body: { message: 'User erased' } };
  },
} satisfies Partial<Handlers>;
