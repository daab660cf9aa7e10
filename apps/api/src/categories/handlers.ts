import type { components } from '@planner/api-client/schema';
import { changesOf } from '../activity/record.ts';
import { createItemHandlers, findSameLook } from '../createItemHandlers.ts';
import type { Call, Handlers } from '../Handler.ts';
import { encodeIcon, UnusableImage } from '../icons/encodeIcon.ts';
import type { IconsTable } from '../icons/table.ts';
import { labelOf } from '../platform/contract/fieldProblems.ts';
import type { Trx } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import {
  financeCategories,
  iconCategories,
  type IconCategoryRow,
  type IconCategoryTable,
  insertFinanceCategory,
  restoreFinanceCategory,
} from './rows.ts';
import type { FinanceCategoriesTable } from './table.ts';
import type { Undo, UndoRules } from '../activity/createUndoHandlers.ts';

const deleted = 'Category deleted';

const entriesOf = (list: 'habit' | 'workout' | 'finance') =>
  ({
    created: 'categoryCreated',
    updated: 'categoryUpdated',
    deleted: 'categoryDeleted',
    detail: list,
    undo: list,
  }) as const;

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

interface IconBody {
  name: string;
  iconLight?: Blob;
  iconDark?: Blob;
}

const parseIcons = async ({ name, iconLight, iconDark }: IconBody) => ({
  name,
  light: iconLight && (await parseIcon('iconLight', iconLight)),
  dark: iconDark && (await parseIcon('iconDark', iconDark)),
});

type InsertIconCategory = Parameters<ReturnType<typeof iconCategories>['insert']>;

const toBodyOrNothing = (row: Partial<IconCategoryRow>) =>
  row.id ? toIconCategory(row as IconCategoryRow) : {};

const createIconCategoryHandlers = (table: IconCategoryTable, list: 'habit' | 'workout') => {
  const store = iconCategories(table);
  return createItemHandlers({
    store: {
      ...store,
      insert: (trx: Trx, { light, dark, ...category }: InsertIconCategory[1] & InsertIconCategory[2]) =>
        store.insert(trx, category, { light, dark }),
    },
    toBody: toIconCategory,
    columns: ['name'],
    entries: entriesOf(list),
    deleted,
    toNew: parseIcons,
    toChanged: parseIcons,
    contentOf: ({ name, light, dark }) => [name, light?.hash ?? null, dark?.hash ?? null],
    // Tells the names of the icons, but not their addresses, which change with them.
    changesIn: (before, after) =>
      changesOf(toBodyOrNothing(before), toBodyOrNothing(after), ['name'], ['iconLight', 'iconDark']),
  });
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
const finance = createItemHandlers({
  store: { ...financeCategories, insert: insertFinanceCategory },
  toBody: toFinanceCategory,
  columns: ['name', 'color', 'role'],
  entries: entriesOf('finance'),
  deleted,
  toNew: (
    { name, color, role = 'admin', user_id }: Call<'createFinanceCategory'>['body'],
    { session: { user } },
  ) => {
    if (user_id !== undefined && user_id !== user.id)
      throw HttpError.invalid({ user_id: 'User must be the one logged in' });
    return { name, color, role, user_id: user.id };
  },
  contentOf: ({ name, color, role }) => [name, color, role],
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
  createFinanceCategory: finance.create,
  getFinanceCategory: finance.get,
  updateFinanceCategory: finance.update,
  deleteFinanceCategory: finance.delete,
} satisfies Partial<Handlers>;

const undoDeletion =
  <Data>(
    list: (db: Trx) => Promise<{ id: string; name: string }[]>,
    categoryOf: (data: Data) => { id: string; name: string },
    restore: (trx: Trx, data: Data) => Promise<void>,
  ): Undo =>
  async (trx, author, items) => {
    const failures = new Map<string, HttpError>();
    for (const { itemId, data } of items) {
      const category = categoryOf(data as Data);
      const other = findSameLook(await list(trx), category);
      if (other)
        failures.set(
          itemId,
          new HttpError('not-undoable', `There is another category “${other.name}” now. Rename it first.`),
        );
      else await restore(trx, data as Data);
    }
    return failures;
  };

const iconUndo = (table: IconCategoryTable): Undo => {
  const { list, restore } = iconCategories(table);
  return undoDeletion(list, ({ category }) => category, restore);
};

/** Deletes imported categories, except those that were changed since. */
const undoImport: Undo = async (trx, _author, items) => {
  const failures = new Map<string, HttpError>();
  for (const { itemId } of items)
    if ((await financeCategories.lock(trx, itemId))?.version === 1)
      await financeCategories.delete(trx, itemId);
    else failures.set(itemId, HttpError.changedSince());
  return failures;
};

const undone = 'Category restored';

export const categoryUndo = {
  habit: { operation: 'deleteHabitCategory', undo: iconUndo('habit_categories'), undone },
  workout: { operation: 'deleteWorkoutCategory', undo: iconUndo('workout_categories'), undone },
  finance: {
    operation: 'deleteFinanceCategory',
    undo: undoDeletion(financeCategories.list, (category) => category, restoreFinanceCategory),
    undone,
  },
  financeImport: {
    operation: 'deleteFinanceCategory',
    undo: undoImport,
    // Each import leaves an entry of each category.
    describe: () => Promise.resolve([]),
    undone: 'Import undone',
  },
} satisfies Partial<UndoRules>;
