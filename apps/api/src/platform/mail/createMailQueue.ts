import { setTimeout as pause } from 'node:timers/promises';
import { type Log, stackOf } from '../createLog.ts';
import type { Engine } from '../db/Engine.ts';
import { afterCommit, inTransaction } from '../db/inTransaction.ts';
import type { Trx } from '../db/schema.ts';
import type { Ids } from '../ids.ts';
import { maskEmail } from '../text/email.ts';
import { MINUTE_MS, SECOND_MS } from '../time.ts';
import { type Mail, type Mailer, PermanentError } from './openMailer.ts';
import { type ClaimedMail, claimMail, deleteMail, failMail, insertMail, retryMail } from './rows.ts';

/** Pauses between attempts, about a day in all. */
const RETRY_DELAYS_MS = [0.5, 2, 10, 30, 60, 120, 240, 480, 480].map((minutes) => minutes * MINUTE_MS);
const MAX_ATTEMPTS = RETRY_DELAYS_MS.length + 1;
/** When other servers take over a mail whose server has died. Attempts end sooner, unless a mail server stalls before every reply. */
const CLAIM_MS = 5 * MINUTE_MS;
/** More would only wait for the same mail server. */
const MAX_SENDERS = 4;
/** How often to look for retries and for mails that other servers left. */
const POLL_MS = 30 * SECOND_MS;
/** How long a stopping server waits for a mail server, and then for the database. */
const STOP_MS = 10 * SECOND_MS;
const RETURN_MS = 5 * SECOND_MS;

export interface QueuedMail {
  id: string;
  queuedAt: Date;
  /** When it is being sent. */
  now: Date;
}

/** Composes a mail when it is sent. Returns undefined if there is nothing to send anymore. */
export type Composer = (payload: string, mail: QueuedMail) => Promise<Mail | undefined>;

export type Composers = Record<string, Composer>;

interface MailRequest {
  kind: string;
  payload: string;
  requestId: string;
  now: Date;
  /** When it is to be sent, if that is later. */
  dueAt?: Date | undefined;
  /** Called after the commit. The mail is sent once the result settles. */
  sendAfter: () => Promise<unknown>;
}

export interface FailedMail {
  mail: ClaimedMail;
  to: string | undefined;
  error: string;
  now: Date;
}

interface MailQueueOptions {
  engine: Engine;
  mailer: Mailer;
  composers: Composers;
  ids: Ids;
  clock: () => Date;
  log: Log;
  /** Called in the transaction that gives a mail up. `to` is undefined if the mail could not be composed. */
  onGivenUp?: ((trx: Trx, failure: FailedMail) => Promise<void>) | undefined;
  pollMs?: number | undefined;
  stopMs?: number | undefined;
}

/** Resolves when the work is done or time is up. */
const waitFor = (work: Promise<unknown>, ms: number) =>
  Promise.race([work, pause(ms, undefined, { ref: false })]);

/** Sends the mails in the database, at least once each. Servers with the same database share them. */
export const createMailQueue = (options: MailQueueOptions) => {
  const { mailer, composers, ids, clock, log, pollMs = POLL_MS, stopMs = STOP_MS } = options;
  const { db } = options.engine;
  // During an upgrade, newer servers may add other kinds.
  const kinds = Object.keys(composers);
  const working = new Set<Promise<void>>();
  const sending = new Set<ClaimedMail>();
  let senders = 0;
  let isWoken = false;
  let isStopped = false;

  const track = (work: Promise<void>): void => {
    const tracked = work.finally(() => working.delete(tracked));
    working.add(tracked);
  };

  const deliver = async (mail: ClaimedMail, onComposed: (to: string) => void): Promise<void> => {
    if (mail.attempts > MAX_ATTEMPTS) throw new PermanentError('The last attempt was interrupted');
    const queued = { id: mail.id, queuedAt: new Date(mail.created_at), now: clock() };
    const composed = await composers[mail.kind]?.(mail.payload, queued);
    if (!composed) return;
    onComposed(composed.to);
    await (composed.isDecoy ? mailer.rehearse?.(composed, mail.id) : mailer.send(composed, mail.id));
    log({
      level: 'info',
      mail: mail.kind,
      state: composed.isDecoy ? 'decoy' : 'sent',
      id: mail.id,
      requestId: mail.request_id,
      to: maskEmail(composed.to),
    });
  };

  const giveUp = (failure: FailedMail): Promise<void> =>
    inTransaction(options.engine, async (trx) => {
      await failMail(trx, failure.mail, failure.now, failure.error);
      await options.onGivenUp?.(trx, failure);
    });

  const onFailure = async (mail: ClaimedMail, to: string | undefined, error: unknown): Promise<void> => {
    const { kind, id, request_id: requestId, attempts } = mail;
    const delayMs = error instanceof PermanentError ? undefined : RETRY_DELAYS_MS[attempts - 1];
    const isFinal = delayMs === undefined;
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    log({ level: isFinal ? 'error' : 'warn', mail: kind, id, requestId, attempts, stack });
    const now = clock();
    await (isFinal
      ? giveUp({ mail, to, error: message, now })
      : retryMail(db, mail, new Date(now.getTime() + delayMs), message));
  };

  /** Returns whether a mail was due. */
  const sendNext = async (): Promise<boolean> => {
    if (isStopped) return false;
    const now = clock();
    const mail = await claimMail(db, kinds, now, new Date(now.getTime() + CLAIM_MS));
    if (!mail) return false;
    sending.add(mail);
    let to: string | undefined;
    try {
      await deliver(mail, (address) => {
        to = address;
      });
      await deleteMail(db, mail);
    } catch (error) {
      await onFailure(mail, to, error);
    } finally {
      sending.delete(mail);
    }
    return true;
  };

  const sendAll = async (): Promise<void> => {
    senders += 1;
    try {
      do {
        isWoken = false;
        while (await sendNext());
      } while (isWoken);
    } catch (error) {
      // The database is not available. The next poll tries again, and claims expire.
      log({ level: 'warn', mail: 'queue', stack: stackOf(error) });
    } finally {
      senders -= 1;
    }
  };

  /** Looks for mails that are due. Happens by itself twice a minute. */
  const wake = (): void => {
    isWoken = true;
    if (senders < MAX_SENDERS && !isStopped) track(sendAll());
  };

  /** Resolves when this server has sent or postponed everything that is due. */
  const settled = async (): Promise<void> => {
    while (working.size > 0) await Promise.all(working);
  };

  const poll = setInterval(wake, pollMs).unref();
  wake();

  return {
    async add(
      trx: Trx,
      { kind, payload, requestId, now, dueAt = now, sendAfter }: MailRequest,
    ): Promise<void> {
      await insertMail(trx, {
        id: ids(now),
        kind,
        payload,
        request_id: requestId,
        created_at: dueAt.toISOString(),
      });
      if (dueAt > now) return;
      afterCommit(trx, () =>
        track(
          sendAfter()
            .catch(() => {})
            .then(wake),
        ),
      );
    },
    wake,
    /** Mails that this server is sending. */
    sendingCount: () => sending.size,
    settled,
    /** Finishes the mails that are being sent, and returns those that take too long to the queue. */
    async stop(): Promise<void> {
      clearInterval(poll);
      await waitFor(settled(), stopMs);
      isStopped = true;
      const now = clock();
      const returned = [...sending].map((mail) => retryMail(db, mail, now, null));
      await waitFor(Promise.allSettled(returned), RETURN_MS);
    },
  };
};

export type MailQueue = ReturnType<typeof createMailQueue>;
