import type { components } from '@planner/api-client/schema';
import { listAcceptances, toAcceptance } from '../acceptances/rows.ts';
import { checkManages } from '../access.ts';
import { record, type Change, changesIn } from '../activity/record.ts';
import { type EntryRow, findEntry } from '../activity/list.ts';
import { findForUndo, readEntriesAbout, undoEnd } from '../activity/rows.ts';
import { listFactors } from '../factors/rows.ts';
import { toFactor } from '../factors/verifyFactor.ts';
import type { Handlers } from '../Handler.ts';
import { listMessagesFrom, type MessageRow } from '../inbox/rows.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { Trx } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import { listSubscriptionsOf } from '../subscriptions/list.ts';
import { exportUser } from '../users/health.ts';
import {
  type DeletedUser,
  deleteUsers,
  findTakenEmails,
  findUser,
  lockUser,
  type UserRow,
} from '../users/rows.ts';
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

/** A deleted user who can be erased. @throws HttpError 404; 409 if another user has the address, who would be erased, too */
const findDeleted = async (trx: Trx, id: string, now: Date): Promise<UserRow> => {
  const item = await findForUndo(trx, 'user', id, now);
  if (!item) throw HttpError.notFound();
  const { user } = JSON.parse(item.data) as DeletedUser;
  if ((await findTakenEmails(trx, [canonicalEmail(user.email)])).size > 0) {
    const message = `Another account has the address ${user.email} now. Erasing that one erases this one, too`;
    throw new HttpError('email-in-use', message);
  }
  return user;
};

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

  async getDeletedUser({ services, params, now }) {
    const { db } = services.engine;
    const item = await findForUndo(db, 'user', params.id, now);
    if (!item) throw HttpError.notFound();
    const { user } = JSON.parse(item.data) as DeletedUser;
    const entry = await findEntry(db, item.activity_id);
    const body: Schemas['DeletedUser'] = {
      _id: user.id,
      name: user.name,
      email: user.email,
      role: user.role,
      // Undoing another kind of entry would restore others, too.
      activityId: entry?.kind === 'userDeleted' ? entry.id : null,
      undoUntil: undoEnd(item.at).toISOString(),
    };
    return { status: 200, body };
  },

  async eraseUser(call) {
    const { services, params, session, now } = call;
    await inTransaction(services.engine, async (trx) => {
      const existing = await lockUser(trx, params);
      const user = existing ?? (await findDeleted(trx, params.id, now));
      if (user.id === session.user.id)
        throw new HttpError('own-account', 'You cannot erase your own account');
      checkManages(session.user, user.role);
      if (existing) await deleteUsers(trx, [existing]);
      const person = await findPerson(trx, user);
      for (const { erase } of Object.values(PLACES)) await erase?.(trx, person);
      await record(trx, call, { kind: 'userErased' });
    });
    return { status: 200, body: { message: 'User erased' } };
  },
} satisfies Partial<Handlers>;
