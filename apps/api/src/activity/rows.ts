import type { Db, Trx } from '../platform/db/schema.ts';
import { networkOf } from '../platform/http/clientAddress.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import { DAY_MS } from '../platform/time.ts';
import type { SecurityEventKind, SecurityEventsTable } from './table.ts';

const RETENTION_MS = 365 * DAY_MS;
/** How long a network counts as the owner's after a sign-in from it. */
const KNOWN_NETWORK_MS = 30 * DAY_MS;

/** Stands for address and request of events that a command causes. */
export const COMMAND_LINE = 'command line';

const OWNER_EVENTS: readonly SecurityEventKind[] = ['signedIn', 'passwordReset', 'passwordChanged'];

export const insertSecurityEvent = async (trx: Trx, event: SecurityEventsTable): Promise<void> => {
  await trx.insertInto('security_events').values(event).execute();
};

export const deleteOldEvents = async (trx: Trx, now: Date): Promise<void> => {
  await trx
    .deleteFrom('security_events')
    .where('at', '<=', new Date(now.getTime() - RETENTION_MS).toISOString())
    .execute();
};

export interface NetworkOwnership {
  /** The owner has signed in or chosen a password there. */
  isKnown: boolean;
  /** The owner has chosen a password there, or an operator has reset it. */
  hasNewPassword: boolean;
}

/** What the owner of an address has recently done from a network. */
export const readOwnership = async (db: Db, email: string, address: string, now: Date) => {
  const network = networkOf(address);
  const events = await db
    .selectFrom('security_events')
    .select(['kind', 'network'])
    .distinct()
    .where('subject_key', '=', canonicalEmail(email))
    .where('network', 'in', [network, COMMAND_LINE])
    .where('kind', 'in', OWNER_EVENTS)
    .where('at', '>', new Date(now.getTime() - KNOWN_NETWORK_MS).toISOString())
    .execute();
  return {
    isKnown: events.some((event) => event.network === network),
    hasNewPassword: events.some(({ kind }) => kind !== 'signedIn'),
  };
};

/** Events of a kind (all if empty), newest first. @param before continues after this event */
export const readSecurityEvents = (
  db: Db,
  kind: string,
  before: Pick<SecurityEventsTable, 'at' | 'id'> | undefined,
  limit: number,
): Promise<SecurityEventsTable[]> =>
  db
    .selectFrom('security_events')
    .selectAll()
    .$if(kind !== '', (all) => all.where('kind', '=', kind as SecurityEventKind))
    .$if(before !== undefined, (all) =>
      all
        .where('at', '<=', before?.at ?? '')
        .where((eb) => eb.or([eb('at', '<', before?.at ?? ''), eb('id', '<', before?.id ?? '')])),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
