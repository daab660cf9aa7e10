import { afterCommit } from '../platform/db/inTransaction.ts';
import type { Db, Trx } from '../platform/db/schema.ts';
import { networkOf } from '../platform/http/clientAddress.ts';
import { countHits, type RateLimit } from '../platform/security/rateLimits.ts';
import { maskEmail } from '../platform/text/email.ts';
import type { Services } from '../Services.ts';
import { type Ids, isId } from '../platform/ids.ts';
import { findEntry, findNewestName } from './list.ts';
import { addEndToSearch, insertEntries, type NewEntry } from './rows.ts';
import { keepForUndo, type UndoItem } from './undoRows.ts';
import { type ActivityKind, rulesOf } from './kinds.ts';
import type { FailedMail } from '../platform/mail/createMailQueue.ts';
import type { components } from '@planner/api-client/schema';

export type Change = components['schemas']['FieldChange'];

/** The changes of a stored entry. */
export const changesIn = ({ changes }: { changes: string }): Change[] => JSON.parse(changes) as Change[];

/** Filters of lists that take ids. */
const FILTERS_BY_ID = new Set(['importId', 'actor', 'subject']);

/** `maxLength` of the contract. */
const MAX_CHARACTERS = 200;

/** A value of a change, cut. */
export const truncate = (text: string): string =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS - 1).toWellFormed()}…` : text;

/** Undefined for empty values. */
const textOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'boolean' || typeof value === 'number'
    ? truncate(String(value))
    : undefined;

/**
 * The fields that differ.
 * @param shown fields whose values every administrator may read, as long as the entry is kept
 * @param hidden fields whose names are told, but not their values
 */
export const changesOf = <Item extends object>(
  before: Partial<Item>,
  after: Partial<Item>,
  shown: readonly (keyof Item & string)[],
  hidden: readonly (keyof Item & string)[] = [],
): Change[] =>
  [...shown, ...hidden].flatMap((field) => {
    const from = textOf(before[field]);
    const to = textOf(after[field]);
    if (from === to) return [];
    if (hidden.includes(field)) return [{ field }];
    return [{ field, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }];
  });

interface Account {
  id: string;
  email: string;
}

/** An entry of the activity. Must not contain secrets or health data. */
export interface Entry {
  /** Default: a new one. */
  id?: string | undefined;
  kind: ActivityKind;
  /** Default: the user of the session, for kinds that need one. */
  actor?: Account | undefined;
  /** E-mail address or name of what is affected; at sign-in, the address as entered. */
  subject?: string | undefined;
  subjectId?: string | undefined;
  /** Must not contain personal data: the operator's log repeats it. */
  detail?: string | undefined;
  changes?: readonly Change[];
  /** What undoing it needs. */
  undo?: UndoItem | undefined;
  /** Id of the entry of which it tells what became. */
  refersTo?: string | undefined;
}

const toRow = (
  {
    author,
    token,
    address,
    requestId,
    now,
  }: Pick<Source, 'address' | 'requestId' | 'now'> & {
    author: Account | undefined;
    token?: string | undefined;
  },
  { id, kind, subject, subjectId, detail, changes = [], refersTo }: Entry & { id: string },
): NewEntry => ({
  id,
  at: now.toISOString(),
  kind,
  actor_id: author?.id ?? null,
  actor: author?.email ?? null,
  token: token ?? null,
  subject_id: subjectId ?? null,
  subject: subject ?? null,
  detail: detail ?? null,
  changes: JSON.stringify(changes),
  address,
  network: networkOf(address),
  request_id: requestId,
  refers_to: refersTo ?? null,
});

/** The step of a task, or the request, that changes many. */
export interface PartSource extends Pick<Source, 'session' | 'address' | 'requestId' | 'now'> {
  ids: Ids;
}

/** Stores an entry for each of many that one entry is about. The operator's log has the line of that one. */
export const recordParts = async (
  trx: Trx,
  { ids, session, ...source }: PartSource,
  partOf: string,
  entries: readonly Omit<Entry, 'id' | 'actor' | 'undo'>[],
): Promise<void> => {
  if (entries.length === 0) return;
  const author = { author: session?.user, token: session?.token?.name };
  const rows = entries.map((entry) => ({
    ...toRow({ ...source, ...author }, { ...entry, id: ids(source.now) }),
    part_of: partOf,
  }));
  await insertEntries(trx, rows);
};

/** The call that an entry is about. */
export interface Source {
  services: Pick<Services, 'ids' | 'log'>;
  session?: { user: Account; token?: { name: string } | undefined } | undefined;
  address: string;
  requestId: string;
  now: Date;
  /** Called after the commit of an entry that can be undone. */
  onUndoable?: ((activityId: string) => void) | undefined;
}

/** About 1 MB. Visitors from many networks must not fill the disk. */
const ANONYMOUS_LIMIT: RateLimit = { key: 'events', max: 1500 };

/** The name of the file of an import, if known. @param id of its entry */
export const findImportFile = async (db: Db, id: string): Promise<string | undefined> => {
  const entry = await findEntry(db, id);
  return entry && changesIn(entry).find(({ field }) => field === 'fileName')?.to;
};

/** What an id in a filter stands for: of an import its file, of an account its address. */
const nameOfId = (trx: Trx, field: string, id: string): Promise<string | undefined> =>
  field === 'importId'
    ? findImportFile(trx, id)
    : findNewestName(trx, field === 'actor' ? 'actor' : 'subject', id);

/** Changes without ids, which say nothing to people, as far as their names are known. */
const withNames = (trx: Trx, changes: readonly Change[]): Promise<Change[]> =>
  Promise.all(
    changes.map(async (change) =>
      FILTERS_BY_ID.has(change.field) && change.to !== undefined && isId(change.to)
        ? { ...change, to: (await nameOfId(trx, change.field, change.to)) ?? change.to }
        : change,
    ),
  );

/**
 * Stores an entry, unless a save changed nothing, and logs it after the commit, without names and with masked e-mail addresses. Beyond 1,500 in 15 minutes,
 * those that need no secret are only logged.
 */
export const record = async (
  trx: Trx,
  { services: { ids, log }, session, address, requestId, now, onUndoable }: Source,
  { id = ids(now), kind, actor, subject, subjectId, detail, changes = [], undo, refersTo }: Entry,
): Promise<void> => {
  const { isSecurity, isWithoutSession, needsNoSecret, needsChanges, isEnd } = rulesOf(kind);
  if (needsChanges && changes.length === 0) return;
  const author = actor ?? (isWithoutSession ? undefined : session?.user);
  const token = author && author === session?.user ? session.token?.name : undefined;
  const isStored = !needsNoSecret || !(await countHits(trx, [ANONYMOUS_LIMIT], now));
  if (isStored) {
    const source = { author, token, address, requestId, now };
    const told = await withNames(trx, changes);
    const entry = { id, kind, subject, subjectId, detail, changes: told, refersTo };
    await insertEntries(trx, [toRow(source, entry)]);
    if (isEnd && refersTo && detail) await addEndToSearch(trx, refersTo, detail);
    if (undo) {
      await keepForUndo(trx, id, [undo], now);
      afterCommit(trx, () => onUndoable?.(id));
    }
  }
  const line = {
    level: 'info' as const,
    activity: kind,
    // What operators already filter by.
    security: isSecurity ? kind : undefined,
    at: now.toISOString(),
    actor: author && maskEmail(author.email),
    actorId: author?.id,
    token,
    subject: subject?.includes('@') ? maskEmail(subject) : undefined,
    subjectId,
    detail,
    fields: changes.length > 0 ? changes.map(({ field }) => field) : undefined,
    address,
    requestId,
  };
  afterCommit(trx, () => log(line));
};

/** Stands for the address of what no request causes. */
const MAIL_QUEUE = 'mail queue';

/** Tells administrators that a mail was given up, to whom, and why. */
export const recordFailedMail = (
  trx: Trx,
  services: Source['services'],
  { mail, to, error, now }: FailedMail,
): Promise<void> =>
  record(
    trx,
    { services, address: MAIL_QUEUE, requestId: mail.request_id, now },
    {
      kind: 'mailFailed',
      subject: to,
      detail: mail.kind,
      changes: changesOf<{ error: string }>({}, { error }, ['error']),
    },
  );
