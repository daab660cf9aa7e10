import { afterCommit } from '../platform/db/inTransaction.ts';
import type { Trx } from '../platform/db/schema.ts';
import { networkOf } from '../platform/http/clientAddress.ts';
import { countHits, type RateLimit } from '../platform/security/rateLimits.ts';
import { canonicalEmail, maskEmail } from '../platform/text/email.ts';
import type { Services } from '../Services.ts';
import { insertSecurityEvent } from './rows.ts';
import type { SecurityEventKind } from './table.ts';

/** An event for the security log. Must not contain secrets. */
export interface SecurityEvent {
  kind: SecurityEventKind;
  /** E-mail address of the signed-in user. */
  actor?: string | undefined;
  /** E-mail address of the affected account, or as entered at sign-in. */
  subject?: string | undefined;
  detail?: string | undefined;
}

export interface EventSource {
  services: Pick<Services, 'ids' | 'log'>;
  address: string;
  requestId: string;
  now: Date;
}

/** Events that visitors cause without knowing a secret. */
const OF_STRANGERS: ReadonlySet<SecurityEventKind> = new Set(['signInFailed', 'resetRequested']);
/** About 1 MB. Visitors from many networks must not fill the disk. */
const STRANGER_LIMIT: RateLimit = { key: 'events', max: 1500 };

/** Stores an event, and logs it after the commit, with masked e-mail addresses. Beyond 1,500 in 15 minutes, those of strangers are only logged. */
export const recordEvent = async (
  trx: Trx,
  { services: { ids, log }, address, requestId, now }: EventSource,
  { kind, actor, subject, detail }: SecurityEvent,
): Promise<void> => {
  const isStored = !OF_STRANGERS.has(kind) || !(await countHits(trx, [STRANGER_LIMIT], now));
  if (isStored)
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
  const line = {
    level: 'info' as const,
    security: kind,
    at: now.toISOString(),
    actor: actor && maskEmail(actor),
    subject: subject && maskEmail(subject),
    detail,
    address,
    requestId,
  };
  afterCommit(trx, () => log(line));
};
