import type { components } from '@planner/api-client/schema';
import type { Kysely, Selectable } from 'kysely';
import { labelOf } from '../contract/fieldProblems.ts';
import type { Answer, Call, OperationId } from '../contract/types.ts';
import { creationKeyOf } from '../db/creationKeyOf.ts';
import { holdRow } from '../db/holdRow.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { Database, IconCategoriesTable, IconsTable } from '../db/schema.ts';
import { checkIfMatch, etagOf } from '../http/etag.ts';
import { HttpError } from '../http/HttpError.ts';
import { encodeIcon, UnusableImage } from '../icons/encodeIcon.ts';
import { deleteUnusedIcons, insertIcons } from '../icons/iconRows.ts';
import { byName } from '../text/byName.ts';

/** A kind of categories with icons, by its table. */
type Table = 'habit_categories' | 'workout_categories';

type Row = Selectable<IconCategoriesTable> & Record<'light_type' | 'dark_type', IconsTable['type']>;

/** The part of a call that its handler looks at. It does not tell the kind, since both have the same shapes. */
type PartOf<Id extends OperationId, Part extends keyof Call<Id>> = Pick<Call<Id>, 'services' | Part>;

interface IconCategoryHandlers {
  list: (call: PartOf<'listHabitCategories', never>) => Promise<Answer<'listHabitCategories'>>;
  create: (
    call: PartOf<'createHabitCategory', 'body' | 'session' | 'idempotencyKey' | 'now'>,
  ) => Promise<Answer<'createHabitCategory'>>;
  get: (call: PartOf<'getHabitCategory', 'params'>) => Promise<Answer<'getHabitCategory'>>;
  update: (
    call: PartOf<'updateHabitCategory', 'params' | 'body' | 'ifMatch' | 'now'>,
  ) => Promise<Answer<'updateHabitCategory'>>;
  delete: (call: PartOf<'deleteHabitCategory', 'params'>) => Promise<Answer<'deleteHabitCategory'>>;
}

const toCategory = (row: Row): components['schemas']['HabitCategory'] => ({
  _id: row.id,
  name: row.name,
  iconLight: `/icons/${row.icon_light}.${row.light_type}`,
  iconDark: `/icons/${row.icon_dark}.${row.dark_type}`,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const selectCategories = (db: Kysely<Database>, table: Table) =>
  db
    .selectFrom(`${table} as category`)
    .innerJoin('icons as light', 'light.hash', 'category.icon_light')
    .innerJoin('icons as dark', 'dark.hash', 'category.icon_dark')
    .selectAll('category')
    .select(['light.type as light_type', 'dark.type as dark_type']);

const find = async (db: Kysely<Database>, table: Table, id: string): Promise<Row> => {
  const row = await selectCategories(db, table).where('category.id', '=', id).executeTakeFirst();
  if (!row) throw HttpError.notFound();
  return row;
};

/** What the same request has added before. */
const findAdded = async (db: Kysely<Database>, table: Table, key: string | null): Promise<Row | undefined> =>
  key === null
    ? undefined
    : selectCategories(db, table).where('category.creation_key', '=', key).executeTakeFirst();

/** @throws HttpError that names the field: 415 for a file of another type, 422 for an image that cannot be used */
const readIcon = async (field: 'iconLight' | 'iconDark', file: Blob): Promise<IconsTable> => {
  try {
    return await encodeIcon(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    if (!(error instanceof UnusableImage)) throw error;
    const sentence = `${labelOf(field)} ${error.message}`;
    const errors = { [field]: sentence };
    throw error.problem === 'type' ? new HttpError(415, sentence, { errors }) : HttpError.invalid(errors);
  }
};

/** The five operations on one kind of categories with icons. A row and its icons change together. */
export const createIconCategoryHandlers = (table: Table): IconCategoryHandlers => ({
  async list({ services }) {
    const rows = await selectCategories(services.engine.db, table).execute();
    return { status: 200, body: rows.toSorted(byName).map(toCategory) };
  },

  async create({ services, body, session, idempotencyKey, now }) {
    const light = await readIcon('iconLight', body.iconLight);
    const dark = await readIcon('iconDark', body.iconDark);
    const at = now.toISOString();
    const added = {
      id: services.ids(now),
      name: body.name,
      icon_light: light.hash,
      icon_dark: dark.hash,
      created_at: at,
      updated_at: at,
      version: 1,
      creation_key: creationKeyOf(idempotencyKey, session.user.id, [body.name, light.hash, dark.hash]),
    };
    const row = await inTransaction(services.engine, async (trx) => {
      const before = await findAdded(trx, table, added.creation_key);
      if (before) return before;
      await insertIcons(trx, [light, dark]);
      await trx.insertInto(table).values(added).execute();
      return { ...added, light_type: light.type, dark_type: dark.type };
    });
    return { status: 201, body: toCategory(row), headers: { ETag: etagOf(row) } };
  },

  async get({ services, params }) {
    const row = await find(services.engine.db, table, params.id);
    return { status: 200, body: toCategory(row), headers: { ETag: etagOf(row) } };
  },

  async update({ services, params, body, ifMatch, now }) {
    const light = body.iconLight && (await readIcon('iconLight', body.iconLight));
    const dark = body.iconDark && (await readIcon('iconDark', body.iconDark));
    const row = await inTransaction(services.engine, async (trx) => {
      await holdRow(trx, table, params.id);
      const before = await find(trx, table, params.id);
      checkIfMatch(ifMatch, before, toCategory);
      await insertIcons(
        trx,
        [light, dark].filter((icon) => icon !== undefined),
      );
      const changes = {
        name: body.name,
        icon_light: light?.hash ?? before.icon_light,
        icon_dark: dark?.hash ?? before.icon_dark,
        updated_at: now.toISOString(),
        version: before.version + 1,
      };
      await trx.updateTable(table).set(changes).where('id', '=', before.id).execute();
      await deleteUnusedIcons(trx, [before.icon_light, before.icon_dark]);
      return find(trx, table, before.id);
    });
    return { status: 200, body: toCategory(row), headers: { ETag: etagOf(row) } };
  },

  async delete({ services, params }) {
    await inTransaction(services.engine, async (trx) => {
      const deleted = await trx
        .deleteFrom(table)
        .where('id', '=', params.id)
        .returning(['icon_light', 'icon_dark'])
        .executeTakeFirst();
      if (!deleted) throw HttpError.notFound();
      await deleteUnusedIcons(trx, [deleted.icon_light, deleted.icon_dark]);
    });
    return { status: 200, body: { message: 'Category deleted' } };
  },
});
