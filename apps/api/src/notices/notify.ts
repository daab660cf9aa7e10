import type { Engine } from '../platform/db/Engine.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { Trx } from '../platform/db/schema.ts';
import { shortNetworkOf } from '../platform/http/clientAddress.ts';
import { countHits } from '../platform/security/rateLimits.ts';
import { DAY_MS, HOUR_MS } from '../platform/time.ts';
import { withoutAbortSignal } from '../platform/withAbortSignal.ts';
import type { NoticeKind, NoticePayload } from './mails.ts';
import { countInDigest, type DigestPayload, listAdministrators } from './rows.ts';

/** The call that a notice is about. */
export interface NoticeSource {
  session?: { user: { id: string; email: string } } | undefined;
  address: string;
  userAgent: string | null;
  now: Date;
  /** The task of which it is a step: it tells once. */
  task?: { id: string; actor_id: string; total: number };
  queueMail: (
    trx: Trx,
    kind: 'notice' | 'noticeDigest' | 'invitation',
    payload: string,
    dueAt?: Date,
  ) => Promise<void>;
}

/** New administrators whose addresses a mail lists. */
const MAX_NAMED = 20;

/**
 * Mails a person what happened to the account, after the response: a dead mail server delays nothing. Further ones of the same
 * kind within an hour are counted, and told at its end by one mail, which waits in the queue like any other.
 */
export const notify = async (
  trx: Trx,
  call: NoticeSource,
  user: { id: string },
  kind: NoticeKind,
  about?: string,
): Promise<void> => {
  const { address, userAgent, session, now } = call;
  const by = session?.user.email;
  const limit = { key: `told ${kind} ${user.id}`, max: 1, windowMs: HOUR_MS };
  const refusal = await countHits(trx, [limit], now);
  if (!refusal) {
    const network = shortNetworkOf(address);
    const payload: NoticePayload = { kind, userId: user.id, network, userAgent, by, about };
    await call.queueMail(trx, 'notice', JSON.stringify(payload));
  } else if (!(await countInDigest(trx, { kind, userId: user.id }, by))) {
    const payload: DigestPayload = { kind, userId: user.id, counts: [{ by, count: 1 }] };
    await call.queueMail(trx, 'noticeDigest', JSON.stringify(payload), refusal.endsAt);
  }
};

/** Mails all administrators: also the one who did it, but not the one whom it is about. */
export const notifyAdministrators = async (
  trx: Trx,
  call: NoticeSource,
  kind: NoticeKind,
  about: string,
): Promise<void> => {
  for (const administrator of await listAdministrators(trx))
    if (administrator.email !== about) await notify(trx, call, administrator, kind, about);
};

/** Of how many people an account may read so much within an hour until administrators are told. */
const MAX_READ_ROWS = { peopleExported: 20, healthViewed: 100 } as const satisfies Partial<
  Record<NoticeKind, number>
>;

/**
 * Counts rows that an account reads, and tells administrators of many, however they were chosen. Returns whether it did.
 * @param about what was read
 */
export const notifyOfRows = async (
  trx: Trx,
  call: NoticeSource,
  kind: keyof typeof MAX_READ_ROWS,
  rows: number,
  about: string,
): Promise<boolean> => {
  const max = MAX_READ_ROWS[kind];
  const key = `${kind} ${call.session?.user.id}`;
  if (!(await countHits(trx, [{ key, max, hits: rows, windowMs: HOUR_MS }], call.now))) return false;
  await notifyAdministrators(trx, call, kind, `more than ${max} within an hour, the last ${about}`);
  return true;
};

/** Passes rows on. Administrators are told before the last of many leaves, so that nothing that ends the server or the connection prevents it. */
export async function* notifyOfSteps<Row>(
  call: NoticeSource & { services: { engine: Engine } },
  about: string,
  steps: AsyncIterable<Row[]>,
): AsyncGenerator<Row[], void> {
  let isNotified = false;
  for await (const rows of steps) {
    if (!isNotified && rows.length > 0)
      isNotified = await withoutAbortSignal(() =>
        inTransaction(call.services.engine, (trx) =>
          notifyOfRows(trx, call, 'peopleExported', rows.length, about),
        ),
      );
    yield rows;
  }
}

/** Tells of those accounts that have become administrators. Call it wherever accounts may: the way doesn't matter. */
export const notifyOfNewAdministrators = async (
  trx: Trx,
  call: NoticeSource,
  accounts: readonly { email: string; role?: string | undefined }[],
): Promise<void> => {
  const emails = accounts.flatMap(({ email, role }) => (role === 'admin' ? [email] : []));
  if (emails.length === 0) return;
  const { task, now } = call;
  const told = task && { key: `told task ${task.id} ${task.actor_id}`, max: 1, windowMs: DAY_MS };
  if (told && (await countHits(trx, [told], now))) return;
  const rest = emails.length - MAX_NAMED;
  const named = emails.slice(0, MAX_NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
  const others =
    task && task.total > emails.length
      ? ', and perhaps others by the same task: the activity lists them'
      : '';
  await notifyAdministrators(trx, call, 'administratorAdded', named + others);
};
