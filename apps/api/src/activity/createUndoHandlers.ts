import { type Caller, checkAccess } from '../access.ts';
import type { Call, Handlers } from '../Handler.ts';
import type { NoticeSource } from '../notices/notify.ts';
import type { ProtectedId } from '../platform/contract/types.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { Trx, UndoKind } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import type { Services } from '../Services.ts';
import { type Entry, record, recordParts, type PartSource, type Source, changesIn } from './record.ts';
import { type EntryRow, findEntry, findParts } from './list.ts';
import {
  countForUndo,
  insertUndoItems,
  listForUndo,
  takeForUndo,
  toUndoItem,
  UNDO_MS,
  type UndoItem,
  type UndoTarget,
  undoTargetOf,
} from './undoRows.ts';

/** Items per transaction. */
const STEP = 100;
/** More items than that are a task: undoing them takes longer than users wait for a response. */
export const MAX_ITEMS = 1000;

/** The one who undoes. */
export interface Author extends NoticeSource {
  session: { user: { id: string; name: string; email: string } & Caller };
  /** Undefined in a task. */
  services?: Pick<Services, 'engine'>;
}

export type UndoCall = Call<'undoActivity'>;

/** Starts a task that undoes an entry, unless one runs. @param recordStart leaves its entry */
export type StartUndoTask = (
  call: UndoCall,
  items: { kind: UndoKind; entryId: string; itemIds: readonly string[] },
  recordStart: (trx: Trx, activityId: string) => Promise<void>,
) => Promise<{ message: string; taskId: string }>;

/** Undoes what an entry did to items. Returns why it can't be undone for some, of which it changes nothing, by their ids. */
export type Undo = (
  trx: Trx,
  author: Author,
  items: readonly UndoItem[],
) => Promise<ReadonlyMap<string, HttpError>>;

/** Entries about each of the items, for tasks of earlier servers, which left none. */
export type Describe = (trx: Trx, items: readonly UndoItem[]) => Promise<Omit<Entry, 'id'>[]>;

/** How changes of a kind are undone. */
export interface UndoRule {
  /** Undoing takes the same access and confirmation. */
  operation: ProtectedId;
  undo: Undo;
  /** For kinds that tasks change. */
  describe?: Describe;
  /** The message about one item. */
  undone: string;
  /** The message about more. */
  allUndone?: string;
}

export type UndoRules = Record<UndoKind, UndoRule>;

const NONE: ReadonlyMap<string, HttpError> = new Map();

/** An `Undo` that can't fail, of an entry about one item. */
export const undoOne =
  <Data>(restore: (trx: Trx, data: Data) => Promise<void>): Undo =>
  async (trx, _author, items) => {
    for (const { data } of items) await restore(trx, data as Data);
    return NONE;
  };

/** What undoing an entry leaves: its changes, the other way round. */
const undoingOf = ({ kind, subject, subjectId, detail, changes = [] }: Omit<Entry, 'id'>) => ({
  kind: 'changeUndone' as const,
  subject,
  subjectId,
  detail: [kind, detail].filter(Boolean).join(' '),
  changes: changes.map(({ field, from, to }) => ({
    field,
    ...(to !== undefined && { from: to }),
    ...(from !== undefined && { to: from }),
  })),
});

const undoingOfRow = (entry: EntryRow) => ({
  ...undoingOf({
    kind: entry.kind,
    subject: entry.subject ?? undefined,
    subjectId: entry.subject_id ?? undefined,
    detail: entry.detail ?? undefined,
    changes: changesIn(entry),
  }),
  refersTo: entry.id,
});

const recordUndo = (trx: Trx, call: Source, entry: EntryRow, id: string) =>
  record(trx, call, { id, ...undoingOfRow(entry) });

/**
 * Stores an entry for each of many that were undone together.
 * @param undoneId the entry whose parts tell what was done to them, unless an earlier server left none
 */
export const recordUndoneParts = async (
  trx: Trx,
  source: PartSource,
  undoneId: string,
  partOf: string,
  items: readonly UndoItem[],
  describe: Describe,
): Promise<void> => {
  if (items.length === 0) return;
  const parts = await findParts(
    trx,
    [undoneId],
    items.map(({ itemId }) => itemId),
  );
  const told = new Set(parts.map(({ subject_id }) => subject_id));
  const untold = items.filter(({ itemId }) => !told.has(itemId));
  const described = untold.length > 0 ? await describe(trx, untold) : [];
  await recordParts(trx, source, partOf, [...parts.map(undoingOfRow), ...described.map(undoingOf)]);
};

const notUndoable = ({ at }: EntryRow, now: Date): HttpError =>
  new HttpError(
    'not-undoable',
    now.getTime() - Date.parse(at) < UNDO_MS
      ? "This was undone already, or can't be undone"
      : "This is more than 30 days old and can't be undone anymore",
  );

interface Step {
  undone: UndoItem[];
  failures: HttpError[];
  /** Id of the last item; undefined if there was none. */
  last: string | undefined;
}

export const createUndoHandlers = (rules: UndoRules, startTask: StartUndoTask) => {
  /** Undoes what an entry did to the next items after `last`. What can't be undone now stays. */
  const undoNext = async (trx: Trx, author: Author, target: UndoTarget, last: string): Promise<Step> => {
    const items = await takeForUndo(trx, target, { last, limit: STEP }, author.now);
    const failures: HttpError[] = [];
    const undone: UndoItem[] = [];
    for (const [kind, rows] of Map.groupBy(items, (item) => item.kind)) {
      checkAccess(author.session.user, rules[kind].operation);
      const found = rows.map(toUndoItem);
      const failed = await rules[kind].undo(trx, author, found);
      failures.push(...failed.values());
      undone.push(...found.filter(({ itemId }) => !failed.has(itemId)));
      await insertUndoItems(
        trx,
        rows.filter(({ item_id }) => failed.has(item_id)),
      );
    }
    return { undone, failures, last: items.at(-1)?.item_id };
  };

  return {
    async undoActivity(call) {
      const { services, params, now } = call;
      const entry = await findEntry(services.engine.db, params.id);
      if (!entry) throw HttpError.notFound();
      const target = undoTargetOf(entry);
      const { count, kind } = await countForUndo(services.engine.db, target, MAX_ITEMS + 1, now);
      if (kind && count > MAX_ITEMS) {
        checkAccess(call.session.user, rules[kind].operation);
        const itemIds = await listForUndo(services.engine, entry.id, now);
        const items = { kind, entryId: entry.id, itemIds };
        const body = await startTask(call, items, (trx, undoId) => recordUndo(trx, call, entry, undoId));
        return { status: 200, body };
      }
      const id = services.ids(now);
      let undone = 0;
      const failures: HttpError[] = [];
      let last: string | undefined = '';
      while (last !== undefined) {
        const after: string = last;
        const step = await inTransaction(services.engine, async (trx) => {
          const next = await undoNext(trx, call, target, after);
          if (undone === 0 && next.undone.length > 0) await recordUndo(trx, call, entry, id);
          const describe = kind && rules[kind].describe;
          // An entry about one tells it itself.
          if (entry.subject_id === null && describe)
            await recordUndoneParts(trx, { ...call, ids: services.ids }, entry.id, id, next.undone, describe);
          return next;
        });
        undone += step.undone.length;
        failures.push(...step.failures);
        last = step.last;
      }
      if (!kind || undone === 0) throw failures[0] ?? notUndoable(entry, now);
      const { undone: one, allUndone = one } = rules[kind];
      const message = failures[0]
        ? `${undone} of ${undone + failures.length} undone. ${failures[0].message}`
        : undone === 1
          ? one
          : allUndone;
      return { status: 200, body: { message } };
    },
  } satisfies Partial<Handlers>;
};
