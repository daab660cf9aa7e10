import type { components } from '@planner/api-client/schema';
import type { Call, Handlers } from '../Handler.ts';
import { encodeIcon, UnusableImage } from '../icons/encodeIcon.ts';
import type { IconsTable } from '../icons/table.ts';
import { labelOf } from '../platform/contract/fieldProblems.ts';
import type { OperationId, ResponseOf } from '../platform/contract/types.ts';
import { creationOf } from '../platform/db/creationOf.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { checkIfMatch, itemResponse } from '../platform/http/etag.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { checkName } from '../platform/text/names.ts';
import { byName } from '../platform/text/sorting.ts';
import {
  deleteIconCategory,
  findIconCategory,
  type IconCategoryRow,
  type IconCategoryTable,
  insertIconCategory,
  listIconCategories,
  lockIconCategory,
  updateIconCategory,
} from './rows.ts';

/** The parts of a call that a handler uses. Calls for habits and for workouts have the same shape. */
type PartOf<Id extends OperationId, Part extends keyof Call<Id>> = Pick<Call<Id>, 'services' | Part>;

interface IconCategoryHandlers {
  list: (call: PartOf<'listHabitCategories', never>) => Promise<ResponseOf<'listHabitCategories'>>;
  create: (
    call: PartOf<'createHabitCategory', 'body' | 'session' | 'idempotencyKey' | 'now'>,
  ) => Promise<ResponseOf<'createHabitCategory'>>;
  get: (call: PartOf<'getHabitCategory', 'params'>) => Promise<ResponseOf<'getHabitCategory'>>;
  update: (
    call: PartOf<'updateHabitCategory', 'params' | 'body' | 'ifMatch' | 'now'>,
  ) => Promise<ResponseOf<'updateHabitCategory'>>;
  delete: (call: PartOf<'deleteHabitCategory', 'params'>) => Promise<ResponseOf<'deleteHabitCategory'>>;
}

const toCategory = (row: IconCategoryRow): components['schemas']['HabitCategory'] => ({
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

const createIconCategoryHandlers = (table: IconCategoryTable): IconCategoryHandlers => ({
  async list({ services }) {
    const rows = await listIconCategories(services.engine.db, table);
    return { status: 200, body: rows.toSorted(byName).map(toCategory) };
  },

  async create({ services, body, session, idempotencyKey, now }) {
    checkName(body.name);
    const light = await parseIcon('iconLight', body.iconLight);
    const dark = await parseIcon('iconDark', body.iconDark);
    const category = {
      id: services.ids(now),
      name: body.name,
      created_at: now.toISOString(),
      ...creationOf(idempotencyKey, session.user.id, [body.name, light.hash, dark.hash]),
    };
    const row = await inTransaction(services.engine, (trx) =>
      insertIconCategory(trx, table, category, { light, dark }),
    );
    return { status: 201, ...itemResponse(row, toCategory) };
  },

  async get({ services, params }) {
    const row = await findIconCategory(services.engine.db, table, params.id);
    return { status: 200, ...itemResponse(row, toCategory) };
  },

  async update({ services, params, body, ifMatch, now }) {
    const light = body.iconLight && (await parseIcon('iconLight', body.iconLight));
    const dark = body.iconDark && (await parseIcon('iconDark', body.iconDark));
    const row = await inTransaction(services.engine, async (trx) => {
      const before = checkIfMatch(ifMatch, await lockIconCategory(trx, table, params.id), toCategory);
      checkName(body.name, before.name);
      return updateIconCategory(trx, table, before, { name: body.name, icons: { light, dark }, now });
    });
    return { status: 200, ...itemResponse(row, toCategory) };
  },

  async delete({ services, params }) {
    const isDeleted = await inTransaction(services.engine, (trx) =>
      deleteIconCategory(trx, table, params.id),
    );
    if (!isDeleted) throw HttpError.notFound();
    return { status: 200, body: { message: 'Category deleted' } };
  },
});

const habits = createIconCategoryHandlers('habit_categories');

export const habitCategoryHandlers = {
  listHabitCategories: habits.list,
  createHabitCategory: habits.create,
  getHabitCategory: habits.get,
  updateHabitCategory: habits.update,
  deleteHabitCategory: habits.delete,
} satisfies Partial<Handlers>;

const workouts = createIconCategoryHandlers('workout_categories');

export const workoutCategoryHandlers = {
  listWorkoutCategories: workouts.list,
  createWorkoutCategory: workouts.create,
  getWorkoutCategory: workouts.get,
  updateWorkoutCategory: workouts.update,
  deleteWorkoutCategory: workouts.delete,
} satisfies Partial<Handlers>;
