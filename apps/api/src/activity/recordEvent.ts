import type { Transaction } from 'kysely';
import { afterCommit } from '../platform/db/inTransaction.ts';
import type { Database, SecurityEventKind } from '../platform/db/schema.ts';
import { networkOf } from '../platform/http/networkOf.ts';
import { canonicalEmail, maskEmail } from '../platform/text/email.ts';
import type { Services } from '../Services.ts';
import { insertSecurityEvent } from './rows.ts';

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

/** Stores an event, and logs it after the commit, with masked e-mail addresses. */
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
