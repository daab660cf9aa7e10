import type { components } from '@planner/api-client/schema';
import { record, changesOf } from '../activity/record.ts';
import type { Call, Handlers } from '../Handler.ts';
import type { BodyOf } from '../platform/contract/types.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { paginationOf } from '../platform/db/readPage.ts';
import type { Db } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { limitsByEmail, type RateLimit, sharedLimits, takeHits } from '../platform/security/rateLimits.ts';
import { HOUR_MS } from '../platform/time.ts';
import { findLatestSubscription } from '../subscriptions/rows.ts';
import { findUser, readUserNames } from '../users/rows.ts';
import {
  countMessages,
  deleteMessage,
  findMessage,
  insertMessage,
  type MessageChoice,
  type MessageRow,
  type MessageState,
  newMessage,
  readMessagePage,
  readNeighbors,
  updateMessage,
  restoreMessage,
} from './rows.ts';
import { undoOne, type UndoRules } from '../activity/createUndoHandlers.ts';

const MESSAGES_PER_PAGE = 10;
/** Messages that visitors can send in the usual window of rate limits. */
const MAX_MESSAGES = { network: 20, email: 5 };
/** They stay in the database. */
const ALL_MESSAGES = { action: 'contact', network: 80, total: 200, windowMs: HOUR_MS };

const messageLimits = async (
  db: Db,
  from: { email: string; address: string },
  now: Date,
): Promise<RateLimit[]> => [
  ...limitsByEmail('contact', from, MAX_MESSAGES),
  ...(await sharedLimits(db, ALL_MESSAGES, from.address, now)),
];

type Message = components['schemas']['ReceivedMessage'];
type Caller = Pick<Call<'getContactMessage'>, 'session'>;

/** Tells who answered and who is assigned by their present names. */
const toMessages = async (db: Db, rows: readonly MessageRow[], { session }: Caller): Promise<Message[]> => {
  const ids = rows.flatMap(({ answered_by, assigned_to }) => [answered_by, assigned_to]);
  const names = await readUserNames(db, ids);
  return rows.map((row) => ({
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    subject: row.subject,
    message: row.message,
    isRead: row.read_at !== null,
    answeredAt: row.answered_at,
    answeredBy: names.get(row.answered_by) ?? null,
    assignee: names.get(row.assigned_to) ?? null,
    isMine: row.assigned_to === session.user.id,
    createdAt: row.created_at,
  }));
};

const toMessage = async (db: Db, row: MessageRow | undefined, caller: Caller): Promise<Message> => {
  const [message] = await toMessages(db, row ? [row] : [], caller);
  if (!message) throw HttpError.notFound();
  return message;
};

/** What the activity tells. */
const toldOf = ({ isRead, answeredAt, assignee }: Message) => ({
  isRead,
  isAnswered: answeredAt !== null,
  assignee,
});

const choiceOf = ({
  query,
  session,
}: Pick<Call<'getContactMessage'>, 'query' | 'session'>): MessageChoice => ({
  query: query.query ?? '',
  isUnanswered: query.state === 'unanswered',
  assignee: query.state === 'mine' ? session.user.id : undefined,
});

/** The user with an e-mail address that a visitor has entered. */
const readSender = async (db: Db, email: string): Promise<components['schemas']['MessageSender'] | null> => {
  const user = await findUser(db, { email });
  if (!user) return null;
  return { _id: user.id, name: user.name, subscription: (await findLatestSubscription(db, user.id)) ?? null };
};

/** Only what the request changes: another administrator may change the rest at the same time. */
const stateIn = (
  { isRead, isAnswered, isMine }: BodyOf<'updateContactMessage'>,
  before: MessageRow,
  { now, session }: Pick<Call<'updateContactMessage'>, 'now' | 'session'>,
): Partial<MessageState> => {
  const me = session.user.id;
  const at = now.toISOString();
  const { answered_at, answered_by } =
    before.answered_at === null ? { answered_at: at, answered_by: me } : before;
  return {
    ...(isRead !== undefined && { read_at: isRead ? at : null }),
    ...(isAnswered === true && { answered_at, answered_by }),
    ...(isAnswered === false && { answered_at: null, answered_by: null }),
    ...(isMine !== undefined && { assigned_to: isMine ? me : null }),
  };
};

export const inboxHandlers = {
  async sendContactMessage({ services, body, address, idempotencyKey, now, queueMail }) {
    const { engine, ids, contactEmail } = services;
    await takeHits(engine, await messageLimits(engine.db, { email: body.email, address }, now), now);
    await inTransaction(engine, async (trx) => {
      const message = newMessage(ids(now), body, idempotencyKey, now);
      const isNew = await insertMessage(trx, message);
      if (isNew && contactEmail) await queueMail(trx, 'contactMessage', message.id);
    });
    return { status: 200, body: { message: 'Thank you. Your message has been sent' } };
  },

  async listContactMessages(call) {
    const { engine } = call.services;
    const choice = { ...choiceOf(call), sender: call.query.sender };
    const { page = 1, limit = MESSAGES_PER_PAGE } = call.query;
    const found = await readMessagePage(engine, choice, page, limit);
    return {
      status: 200,
      body: {
        messages: await toMessages(engine.db, found.rows, call),
        pagination: paginationOf(found, limit),
        ...found.counts,
      },
    };
  },

  async countUnreadMessages({ services }) {
    return { status: 200, body: await countMessages(services.engine.db) };
  },

  async getContactMessage(call) {
    const { services, params } = call;
    const { engine } = services;
    const message = await toMessage(engine.db, await findMessage(engine.db, params.id), call);
    const sender = await readSender(engine.db, message.email);
    return {
      status: 200,
      body: { message, sender, ...(await readNeighbors(engine, choiceOf(call), params.id)) },
    };
  },

  async updateContactMessage(call) {
    const { services, params, body } = call;
    const message = await inTransaction(services.engine, async (trx) => {
      const row = await findMessage(trx, params.id);
      if (!row) throw HttpError.notFound();
      const state = stateIn(body, row, call);
      await updateMessage(trx, row.id, state);
      const before = await toMessage(trx, row, call);
      const after = await toMessage(trx, { ...row, ...state }, call);
      const changes = changesOf(toldOf(before), toldOf(after), ['isRead', 'isAnswered', 'assignee']);
      await record(trx, call, { kind: 'messageUpdated', subject: row.email, subjectId: row.id, changes });
      return after;
    });
    return { status: 200, body: message };
  },

  async deleteContactMessage(call) {
    const { services, params } = call;
    await inTransaction(services.engine, async (trx) => {
      const data = await deleteMessage(trx, params.id);
      if (!data) throw HttpError.notFound();
      const undo = { kind: 'message' as const, itemId: data.id, data };
      await record(trx, call, { kind: 'messageDeleted', subject: data.email, subjectId: data.id, undo });
    });
    return { status: 200, body: { message: 'Message deleted' } };
  },
} satisfies Partial<Handlers>;

export const messageUndo = {
  message: { operation: 'deleteContactMessage', undo: undoOne(restoreMessage), undone: 'Message restored' },
} satisfies Partial<UndoRules>;
