import type { Kysely, Transaction } from 'kysely';
import type { Database, SecurityEventKind, SecurityEventsTable } from '../platform/db/schema.ts';
import { networkOf } from '../platform/http/networkOf.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import { DAY_MS } from '../platform/time.ts';

const RETENTION_MS = 365 * DAY_MS;
/** How long a network counts as the owner's after a sign-in from it. */
const KNOWN_NETWORK_MS = 30 * DAY_MS;

const OWNER_EVENTS: readonly SecurityEventKind[] = ['signedIn', 'passwordReset', 'passwordChanged'];

export const insertSecurityEvent = async (
  trx: Transaction<Database>,
  event: SecurityEventsTable,
): Promise<void> => {
  await trx.insertInto('security_events').values(event).execute();
};

export const deleteOldEvents = async (trx: Transaction<Database>, now: Date): Promise<void> => {
  await trx
    .deleteFrom('security_events')
    .where('at', '<=', new Date(now.getTime() - RETENTION_MS).toISOString())
    .execute();
};

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
    .where('kind', 'in', OWNER_EVENTS)
    .where('at', '>', new Date(now.getTime() - KNOWN_NETWORK_MS).toISOString())
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/** Events of a kind (all if empty), newest first. @param before continues after this event */
export const readSecurityEvents = (
  db: Kysely<Database>,
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
