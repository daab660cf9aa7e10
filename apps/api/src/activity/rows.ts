import type { Insertable } from 'kysely';
import { eraseOldest } from '../platform/db/eraseOldest.ts';
import type { Db, Trx } from '../platform/db/schema.ts';
import { networkOf } from '../platform/http/clientAddress.ts';
import { positionOf } from '../platform/ids.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import { searchTextOf } from '../platform/text/foldText.ts';
import { DAY_MS } from '../platform/time.ts';
import { type ActivityKind, kindsThat, rulesOf } from './kinds.ts';
import type { components } from '@planner/api-client/schema';
import type { ActivityTable } from './table.ts';

type Change = components['schemas']['FieldChange'];

/** How long a network counts as the owner's after a sign-in from it. */
const KNOWN_NETWORK_MS = 30 * DAY_MS;

/** Stands for address and request of events that a command causes. */
export const COMMAND_LINE = 'command line';

const OWNER_KINDS = kindsThat('provesOwner');

export const keyOf = (text: string | null | undefined): string | null => (text ? canonicalEmail(text) : null);

export type NewEntry = Omit<
  Insertable<ActivityTable>,
  'position' | 'actor_key' | 'subject_key' | 'search' | 'is_security'
> & { kind: ActivityKind };

/** The name of a user whose deletion an entry tells. The list of users does not find it anymore. */
const deletedNameOf = ({ kind, changes }: Pick<NewEntry, 'kind' | 'changes'>): string[] =>
  kind === 'userDeleted'
    ? (JSON.parse(changes) as Change[]).flatMap(({ field, from = '' }) => (field === 'name' ? from : []))
    : [];

/** What the search finds an entry by. The line of its task has the words that all parts of it would have. */
export const searchOf = (
  entry: Pick<NewEntry, 'kind' | 'actor' | 'subject' | 'detail' | 'changes' | 'part_of'>,
): string => {
  const { actor, subject, detail, part_of } = entry;
  const texts = part_of ? [null, subject, null] : [actor, subject, detail];
  return searchTextOf([...texts.map((text) => text ?? ''), ...deletedNameOf(entry)]);
};

export const insertEntries = async (trx: Trx, entries: readonly NewEntry[]): Promise<void> => {
  await trx
    .insertInto('activity')
    .values(
      entries.map((entry) => ({
        ...entry,
        is_security: rulesOf(entry.kind).isSecurity ? 1 : 0,
        position: positionOf(entry.id),
        actor_key: keyOf(entry.actor),
        subject_key: keyOf(entry.subject),
        search: searchOf(entry),
      })),
    )
    .execute();
};

/** Deletes some of the oldest entries. Returns whether there may be more. */
export const eraseOldEntries = (trx: Trx, now: Date, retentionMs: number): Promise<boolean> =>
  eraseOldest(trx, 'activity', now, retentionMs);

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
    .selectFrom('activity')
    .select(['kind', 'network'])
    .distinct()
    .where('subject_key', '=', canonicalEmail(email))
    .where('network', 'in', [network, COMMAND_LINE])
    .where('kind', 'in', OWNER_KINDS)
    .where('at', '>', new Date(now.getTime() - KNOWN_NETWORK_MS).toISOString())
    .execute();
  return {
    isKnown: events.some((event) => event.network === network),
    hasNewPassword: events.some(({ kind }) => kind !== 'signedIn'),
  };
};
