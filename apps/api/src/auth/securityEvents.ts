import type { Kysely, Transaction } from 'kysely';
import { afterCommit } from '../db/inTransaction.ts';
import type { Database, SecurityEventKind } from '../db/schema.ts';
import { deleteSecurityEvents, insertSecurityEvent } from '../db/securityEvents.ts';
import { networkOf } from '../http/networkOf.ts';
import type { Services } from '../Services.ts';
import { canonicalEmail } from '../text/canonicalEmail.ts';

const DAY_MS = 86_400_000;
/** How long the log is kept. */
export const SECURITY_LOG_MS = 365 * DAY_MS;
/** For how long a network stays known from which somebody has got in. */
export const KNOWN_NETWORK_MS = 30 * DAY_MS;

/** What only the owner of an account gets done. */
const SIGNS_OF_THE_OWNER: readonly SecurityEventKind[] = ['signedIn', 'passwordReset', 'passwordChanged'];

/** What happened, to whom, and by whom. No secrets. */
export interface SecurityEvent {
  kind: SecurityEventKind;
  /** E-mail address of who did it; left out where nobody was signed in. */
  actor?: string | undefined;
  /** E-mail address of the account it was done to, or tried with. */
  subject?: string | undefined;
  /** What changed. */
  detail?: string | undefined;
}

/** Where an event comes from. */
export interface EventSource {
  services: Pick<Services, 'ids' | 'log'>;
  address: string;
  requestId: string;
  now: Date;
}

/**
 * Writes into the security log, in the transaction of what happened, so that neither is there without the other; the
 * operator's log is told once that is committed. Call it last: others who record something the same day wait from here on.
 */
export const recordEvent = async (
  trx: Transaction<Database>,
  { services: { ids, log }, address, requestId, now }: EventSource,
  { kind, actor, subject, detail }: SecurityEvent,
): Promise<void> => {
  await insertSecurityEvent(trx, {
    id: ids(now),
    at: now.toISOString(),
    kind,
    actor: actor ?? null,
    subject: subject ?? null,
    subject_key: subject === undefined ? null : canonicalEmail(subject),
    detail: detail ?? null,
    address,
    network: networkOf(address),
    request_id: requestId,
  });
  // JSON escapes line ends: nothing that somebody typed can look like another line.
  const line = {
    level: 'info',
    security: kind,
    at: now.toISOString(),
    actor,
    subject,
    detail,
    address,
    requestId,
  };
  afterCommit(trx, () => log(line));
};

/** Clears away what is older than the log is kept. */
export const forgetOldEvents = async (trx: Transaction<Database>, now: Date): Promise<void> => {
  await deleteSecurityEvents(trx, new Date(now.getTime() - SECURITY_LOG_MS).toISOString());
};

/** Whether the owner of an account has lately got in from this network. */
export const isKnownNetwork = async (
  db: Kysely<Database>,
  email: string,
  address: string,
  now: Date,
): Promise<boolean> => {
  const found = await db
    .selectFrom('security_events')
    .select('id')
    .where('subject_key', '=', canonicalEmail(email))
    .where('network', '=', networkOf(address))
    .where('kind', 'in', SIGNS_OF_THE_OWNER)
    .where('at', '>', new Date(now.getTime() - KNOWN_NETWORK_MS).toISOString())
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};
