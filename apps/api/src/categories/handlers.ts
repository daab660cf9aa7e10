import type { components } from '@planner/api-client/schema';
import { record, type Source, type Change, changesOf } from '../activity/record.ts';
import type { UndoItem } from '../activity/rows.ts';
import type { ActivityKind } from '../activity/kinds.ts';
import { createItemHandlers, createVersionedItemHandlers } from '../createItemHandlers.ts';
import type { Call, Handlers } from '../Handler.ts';
import { encodeIcon, UnusableImage } from '../icons/encodeIcon.ts';
import type { IconsTable } from '../icons/table.ts';
import { labelOf } from '../platform/contract/fieldProblems.ts';
import type { OperationId } from '../platform/contract/types.ts';
import { creationOf } from '../platform/db/versionedTable.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { Trx, VersionedColumns } from '../platform/db/schema.ts';
import { checkIfMatch, itemResponse } from '../platform/http/etag.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { checkName } from '../platform/text/names.ts';
import {
  financeCategories,
  iconCategories,
  type IconCategoryRow,
  type IconCategoryTable,
  insertFinanceCategory,
  restoreFinanceCategory,
} from './rows.ts';
import type { FinanceCategoriesTable } from './table.ts';
import { undoOne, type UndoRules } from '../activity/createUndoHandlers.ts';

type List = 'habit' | 'workout' | 'finance';

const recordCategory = (
  trx: Trx,
  call: Source,
  kind: ActivityKind,
  list: List,
  { id, name }: Pick<VersionedColumns, 'id'> & { name: string },
  changes: readonly Change[],
  undo?: UndoItem,
) => record(trx, call, { kind, subject: name, subjectId: id, detail: list, changes, undo });

/** What categories of all kinds have in common. */
const createHandlers = <Row extends VersionedColumns & { name: string }, Body, Deleted>(
  store: Parameters<typeof createItemHandlers<Row, Body, Deleted>>[0],
  list: List,
  toBody: (row: Row) => Body,
) =>
  createItemHandlers(store, toBody, 'Category deleted', (trx, call, before, data) => {
    const changes = changesOf<Row>(before, {}, ['name']);
    const undo = { kind: list, itemId: before.id, data };
    return recordCategory(trx, call, 'categoryDeleted', list, before, changes, undo);
  });

const toIconCategory = (row: IconCategoryRow): components['schemas']['HabitCategory'] => ({
  _id: row.id,
  name: row.name,
  iconLight: `/icons/${row.icon_light}.${row.light_type}`,
  iconDark: `/icons/${row.icon_dark}.${row.dark_type}`,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** @throws HttpError that names the field: 415 for another file type, 422 for an unusable image */
const parseIcon = async (field: 'iconLight' | 'iconDark', file: Blob): Promise<IconsTable> => {
  try {
    return await encodeIcon(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    if (!(error instanceof UnusableImage)) throw error;
    const sentence = `${labelOf(field)} ${error.message}`;
    const errors = { [field]: sentence };
    throw error.problem === 'type'
      ? new HttpError('unsupported-type', sentence, { errors })
      : HttpError.invalid(errors);
  }
};

/** The parts of a call that a handler uses: calls for habits and for workouts differ in others. */
type IconCall<Id extends OperationId, Part extends keyof Call<Id>> = Source &
  Pick<Call<Id>, 'services' | 'body' | 'session' | Part>;

/** Tells the names of the icons, but not their addresses, which change with them. */
const changesOfIconCategory = (before: IconCategoryRow | undefined, after: IconCategoryRow): Change[] => {
  const old = before ? toIconCategory(before) : {};
  return changesOf(old, toIconCategory(after), ['name'], ['iconLight', 'iconDark']);
};

const createIconCategoryHandlers = (table: IconCategoryTable, list: List) => {
  const store = iconCategories(table);
  return {
    ...createHandlers(store, list, toIconCategory),

    create: async (call: IconCall<'createHabitCategory', 'idempotencyKey'>) => {
      const { services, body, session, idempotencyKey, now } = call;
      checkName(body.name);
      const light = await parseIcon('iconLight', body.iconLight);
      const dark = await parseIcon('iconDark', body.iconDark);
      const category = {
        id: services.ids(now),
        name: body.name,
        created_at: now.toISOString(),
        ...creationOf(idempotencyKey, session.user.id, [body.name, light.hash, dark.hash]),
      };
      const row = await inTransaction(services.engine, async (trx) => {
        const stored = await store.insert(trx, category, { light, dark });
        if (stored.id === category.id)
          await recordCategory(
            trx,
            call,
            'categoryCreated',
            list,
            stored,
            changesOfIconCategory(undefined, stored),
          );
        return stored;
      });
      return { status: 201 as const, ...itemResponse(row, toIconCategory) };
    },

    update: async (call: IconCall<'updateHabitCategory', 'params' | 'ifMatch'>) => {
      const { services, params, body, ifMatch, now } = call;
      const { name } = body;
      const light = body.iconLight && (await parseIcon('iconLight', body.iconLight));
      const dark = body.iconDark && (await parseIcon('iconDark', body.iconDark));
      const row = await inTransaction(services.engine, async (trx) => {
        const before = checkIfMatch(ifMatch, await store.lock(trx, params.id), toIconCategory);
        checkName(name, before.name);
        const after = await store.update(trx, before, { name, light, dark }, now);
        const changes = changesOfIconCategory(before, after);
        await recordCategory(trx, call, 'categoryUpdated', list, after, changes);
        return after;
      });
      return { status: 200 as const, ...itemResponse(row, toIconCategory) };
    },
  };
};

const toFinanceCategory = (row: FinanceCategoriesTable): components['schemas']['FinanceCategory'] => ({
  _id: row.id,
  name: row.name,
  color: row.color,
  role: row.role,
  user_id: row.user_id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const habits = createIconCategoryHandlers('habit_categories', 'habit');
const workouts = createIconCategoryHandlers('workout_categories', 'workout');
const finance = createVersionedItemHandlers({
  store: financeCategories,
  toBody: toFinanceCategory,
  columns: ['name', 'color', 'role'],
  entries: {
    created: 'categoryCreated',
    updated: 'categoryUpdated',
    deleted: 'categoryDeleted',
    detail: 'finance',
    undo: 'finance',
  },
  deleted: 'Category deleted',
});

export const categoryHandlers = {
  listHabitCategories: habits.list,
  createHabitCategory: habits.create,
  getHabitCategory: habits.get,
  updateHabitCategory: habits.update,
  deleteHabitCategory: habits.delete,

  listWorkoutCategories: workouts.list,
  createWorkoutCategory: workouts.create,
  getWorkoutCategory: workouts.get,
  updateWorkoutCategory: workouts.update,
  deleteWorkoutCategory: workouts.delete,

  listFinanceCategories: finance.list,
  getFinanceCategory: finance.get,
  updateFinanceCategory: finance.update,
  deleteFinanceCategory: finance.delete,

  async createFinanceCategory(call) {
    const { services, body, session, idempotencyKey, now } = call;
    const { name, color, role = 'admin', user_id = session.user.id } = body;
    checkName(name);
    if (user_id !== session.user.id) throw HttpError.invalid({ user_id: 'User must be the one logged in' });
    const id = services.ids(now);
    const row = await inTransaction(services.engine, async (trx) => {
      const stored = await insertFinanceCategory(trx, {
        id,
        name,
        color,
        role,
        user_id,
        created_at: now.toISOString(),
        ...creationOf(idempotencyKey, session.user.id, [name, color, role]),
      });
      if (stored?.id === id) await finance.recordAddition(trx, call, stored);
      return stored;
    });
    // The account was deleted after its session was read.
    if (!row) throw HttpError.unauthorized();
    return { status: 201, ...itemResponse(row, toFinanceCategory) };
  },
} satisfies Partial<Handlers>;

const undone = 'Category restored';

export const categoryUndo = {
  habit: {
    operation: 'deleteHabitCategory',
    undo: undoOne(iconCategories('habit_categories').restore),
    undone,
  },
  workout: {
    operation: 'deleteWorkoutCategory',
    undo: undoOne(iconCategories('workout_categories').restore),
    undone,
  },
  finance: { operation: 'deleteFinanceCategory', undo: undoOne(restoreFinanceCategory), undone },
} satisfies Partial<UndoRules>;
