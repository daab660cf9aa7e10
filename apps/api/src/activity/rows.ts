import { type Insertable, sql } from 'kysely';
import { eraseOldest } from '../platform/db/eraseOldest.ts';
import type { Db, Trx } from '../platform/db/schema.ts';
import { networkOf } from '../platform/http/clientAddress.ts';
import { positionOf } from '../platform/ids.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import { searchTextOf } from '../platform/text/foldText.ts';
import { DAY_MS } from '../platform/time.ts';
import { type ActivityKind, kindsThat, rulesOf, wordsOfKind } from './kinds.ts';
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
const deletedNameOf = (kind: string, changes: readonly Change[]): string[] =>
  kind === 'userDeleted' ? changes.flatMap(({ field, from = '' }) => (field === 'name' ? from : [])) : [];

/** What the console calls fields. Others have their own name there. */
const FIELDS: Readonly<Record<string, string>> = {
  dob: 'date of birth',
  iconLight: 'light icon',
  iconDark: 'dark icon',
  query: 'search',
  sort: 'order',
  health: 'health values',
  newRole: 'new role',
  importId: 'of the import',
  fileName: 'file',
  suspended_until: 'until',
  inForceAt: 'in force from',
  suspension_reason: 'reason',
};

/** What the console calls values besides what is stored. */
const VALUES: Readonly<Record<string, string>> = {
  admin: 'administrator',
  true: 'yes',
  false: 'no',
  include: 'included',
  signIns: 'logins',
};

const valueText = (value: string): string =>
  [
    value,
    ...value.split(',').flatMap((one) => VALUES[one] ?? []),
    value.startsWith('-') ? 'descending' : '',
  ].join(' ');

/** As the console shows a change, and as the exported file does. */
const changeText = ({ field, from, to }: Change): string =>
  [
    FIELDS[field] ?? field,
    ...(from === undefined ? [] : [valueText(from)]),
    ...(to === undefined ? [] : [valueText(to)]),
    from === undefined ? (to === undefined ? 'changed' : '') : '→ to',
  ].join(' ');

/** Lines of a search text before those of changes: actor, subject, detail, and the name of a deleted user. */
export const NAME_LINES = 4;

/** What the search finds an entry by. The line of its task has the words that all parts of it would have. */
export const searchOf = (
  entry: Pick<NewEntry, 'kind' | 'actor' | 'subject' | 'detail' | 'changes' | 'part_of' | 'address'>,
): string => {
  const { kind, actor, subject, detail, part_of, address } = entry;
  const changes = JSON.parse(entry.changes) as Change[];
  const deletedName = deletedNameOf(kind, changes);
  if (part_of) return searchTextOf(['', subject ?? '', '', ...deletedName]);
  return searchTextOf([
    actor ?? '',
    subject ?? '',
    detail ?? '',
    deletedName[0] ?? '',
    // All categories have the role admin, which says nothing.
    ...changes.filter(({ field }) => field !== 'role' || rulesOf(kind).subject !== 'detail').map(changeText),
    ...(kind === 'changeUndone' ? [wordsOfKind(detail?.split(' ', 1)[0] ?? '')] : []),
    address,
  ]);
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

/** Lets the search find an entry by how it ended, which its line tells. */
export const addEndToSearch = async (trx: Trx, id: string, detail: string): Promise<void> => {
  await trx
    .updateTable('activity')
    .set({ search: sql<string>`search || ${`\n${searchTextOf([detail])}`}` })
    .where(sql<boolean>`position = ${positionOf(id)}`)
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
