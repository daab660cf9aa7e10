import type { ActivityKind } from '../activity/kinds.ts';
import { record } from '../activity/record.ts';
import type { Call, Handlers } from '../Handler.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { Trx } from '../platform/db/schema.ts';
import { creationOf } from '../platform/db/versionedTable.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import {
  countOpen,
  findComment,
  insertComment,
  listComments,
  MAX_ANSWERS,
  MAX_OPEN,
  resolveComment,
} from './commentRows.ts';

type Writing = Call<'addPolicyComment'> | Call<'answerPolicyComment'>;

const find = async (trx: Trx, type: Writing['params']['type'], id: string) => {
  const comment = await findComment(trx, type, id);
  if (!comment) throw HttpError.notFound();
  return comment;
};

/** Call it after the change. @throws HttpError 422 */
const checkRoom = async (trx: Trx, type: Writing['params']['type'], field: string): Promise<void> => {
  if ((await countOpen(trx, type)) > MAX_OPEN)
    throw HttpError.invalid({ [field]: `Resolve a comment first: at most ${MAX_OPEN} can be open` });
};

/** Stores a comment or an answer, and leaves its entry. Does nothing if the same request has done so. */
const write = async (
  trx: Trx,
  call: Writing,
  kind: ActivityKind,
  target: { answer_to: string | null; passage: string | null },
): Promise<{ id: string; isNew: boolean }> => {
  const { services, params, body, session, idempotencyKey, now } = call;
  const { answer_to, passage } = target;
  const written = await insertComment(trx, {
    id: services.ids(now),
    type: params.type,
    ...target,
    text: body.text,
    saved_at: now.toISOString(),
    saved_by: session.user.name,
    saved_by_id: session.user.id,
    saved_by_email: session.user.email,
    resolved_at: null,
    resolved_by: null,
    resolved_by_id: null,
    resolved_by_email: null,
    ...creationOf(idempotencyKey, session.user.id, [params.type, answer_to, passage, body.text]),
  });
  if (written.isNew) await record(trx, call, { kind, subject: params.type });
  return written;
};

export const commentHandlers = {
  async listPolicyComments({ services: { engine }, params }) {
    return { status: 200, body: { items: await listComments(engine.db, params.type) } };
  },

  async addPolicyComment(call) {
    const { services, params, body } = call;
    const comment = await inTransaction(services.engine, async (trx) => {
      const target = { answer_to: null, passage: JSON.stringify(body.passage) };
      const { id, isNew } = await write(trx, call, 'policyCommented', target);
      if (isNew) await checkRoom(trx, params.type, 'text');
      return find(trx, params.type, id);
    });
    return { status: 201, body: comment };
  },

  async answerPolicyComment(call) {
    const { services, params } = call;
    const { type, id } = params;
    const answer = await inTransaction(services.engine, async (trx) => {
      await find(trx, type, id);
      const target = { answer_to: id, passage: null };
      const { id: answerId } = await write(trx, call, 'policyCommentAnswered', target);
      const { answers } = await find(trx, type, id);
      if (answers.length > MAX_ANSWERS)
        throw HttpError.invalid({ text: `A comment has at most ${MAX_ANSWERS} answers` });
      return answers.find(({ _id }) => _id === answerId);
    });
    if (!answer) throw HttpError.notFound();
    return { status: 201, body: answer };
  },

  async resolvePolicyComment(call) {
    const { services, params, body, session, now } = call;
    const { type, id } = params;
    const { isResolved } = body;
    const comment = await inTransaction(services.engine, async (trx) => {
      const before = await find(trx, type, id);
      if (isResolved === (before.resolved !== null)) return before;
      await resolveComment(trx, id, {
        resolved_at: isResolved ? now.toISOString() : null,
        resolved_by: isResolved ? session.user.name : null,
        resolved_by_id: isResolved ? session.user.id : null,
        resolved_by_email: isResolved ? session.user.email : null,
      });
      if (!isResolved) await checkRoom(trx, type, 'isResolved');
      const kind = isResolved ? 'policyCommentResolved' : 'policyCommentReopened';
      await record(trx, call, { kind, subject: type });
      return find(trx, type, id);
    });
    return { status: 200, body: comment };
  },
} satisfies Partial<Handlers>;
