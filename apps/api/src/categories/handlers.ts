import type { components } from '@planner/api-client/schema';
import { createItemHandlers } from '../createItemHandlers.ts';
import type { Call, Handlers } from '../Handler.ts';
import { encodeIcon, UnusableImage } from '../icons/encodeIcon.ts';
import type { IconsTable } from '../icons/table.ts';
import { labelOf } from '../platform/contract/fieldProblems.ts';
import type { OperationId } from '../platform/contract/types.ts';
import { creationOf } from '../platform/db/insertOnce.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { checkIfMatch, itemResponse } from '../platform/http/etag.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { checkName } from '../platform/text/names.ts';
import {
  financeCategories,
  iconCategories,
  type IconCategoryRow,
  type IconCategoryTable,
  insertFinanceCategory,
} from './rows.ts';
import type { FinanceCategoriesTable } from './table.ts';

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
type IconCall<Id extends OperationId, Part extends keyof Call<Id>> = Pick<
  Call<Id>,
  'services' | 'body' | 'now' | Part
>;

const createIconCategoryHandlers = (table: IconCategoryTable) => {
  const store = iconCategories(table);
  return {
    ...createItemHandlers(store, toIconCategory, 'Category deleted'),

    create: async ({
      services,
      body,
      session,
      idempotencyKey,
      now,
    }: IconCall<'createHabitCategory', 'session' | 'idempotencyKey'>) => {
      checkName(body.name);
      const light = await parseIcon('iconLight', body.iconLight);
      const dark = await parseIcon('iconDark', body.iconDark);
      const category = {
        id: services.ids(now),
        name: body.name,
        created_at: now.toISOString(),
        ...creationOf(idempotencyKey, session.user.id, [body.name, light.hash, dark.hash]),
      };
      const row = await inTransaction(services.engine, (trx) => store.insert(trx, category, { light, dark }));
      return { status: 201 as const, ...itemResponse(row, toIconCategory) };
    },

    update: async ({
      services,
      params,
      body,
      ifMatch,
      now,
    }: IconCall<'updateHabitCategory', 'params' | 'ifMatch'>) => {
      const { name } = body;
      const light = body.iconLight && (await parseIcon('iconLight', body.iconLight));
      const dark = body.iconDark && (await parseIcon('iconDark', body.iconDark));
      const row = await inTransaction(services.engine, async (trx) => {
        const before = checkIfMatch(ifMatch, await store.lock(trx, params.id), toIconCategory);
        checkName(name, before.name);
        return store.update(trx, before, { name, light, dark }, now);
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

const habits = createIconCategoryHandlers('habit_categories');
const workouts = createIconCategoryHandlers('workout_categories');
const finance = createItemHandlers(financeCategories, toFinanceCategory, 'Category deleted');

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
  deleteFinanceCategory: finance.delete,

  async createFinanceCategory({ services, body, session, idempotencyKey, now }) {
    const { name, color, role = 'admin', user_id = session.user.id } = body;
    checkName(name);
    if (user_id !== session.user.id) throw HttpError.invalid({ user_id: 'User must be the one signed in' });
    const row = await inTransaction(services.engine, (trx) =>
      insertFinanceCategory(trx, {
        id: services.ids(now),
        name,
        color,
        role,
        user_id,
        created_at: now.toISOString(),
        ...creationOf(idempotencyKey, session.user.id, [name, color, role]),
      }),
    );
    // The account was deleted after its session was read.
    if (!row) throw HttpError.unauthorized();
    return { status: 201, ...itemResponse(row, toFinanceCategory) };
  },

  async updateFinanceCategory({ services, params, body: { name, color }, ifMatch, now }) {
    const row = await inTransaction(services.engine, async (trx) => {
      const before = checkIfMatch(ifMatch, await financeCategories.lock(trx, params.id), toFinanceCategory);
      checkName(name, before.name);
      return financeCategories.update(trx, before, { name, color }, now);
    });
    return { status: 200, ...itemResponse(row, toFinanceCategory) };
  },
} satisfies Partial<Handlers>;
