import type { Selectable } from 'kysely';
import { deleteUnusedIcons, type IconText, insertIcons, readIcons, restoreIcons } from '../icons/rows.ts';
import type { IconsTable } from '../icons/table.ts';
import type { Db, Trx } from '../platform/db/schema.ts';
import { impersonal, searched } from '../platform/db/personalData.ts';
import { versionedTable } from '../platform/db/versionedTable.ts';
import { lookOf } from '../platform/text/foldText.ts';
import type { FinanceCategoriesTable, IconCategoriesTable } from './table.ts';

export type IconCategoryTable = 'habit_categories' | 'workout_categories';

export type CategoryTable = IconCategoryTable | 'finance_categories';

export type IconCategoryRow = Selectable<IconCategoriesTable> &
  Record<'light_type' | 'dark_type', IconsTable['type']>;

export const listCreationTimes = async (db: Db, table: CategoryTable): Promise<string[]> => {
  const rows = await db.selectFrom(table).select('created_at').execute();
  return rows.map(({ created_at }) => created_at);
};

/** A deleted category and its icons, as JSON. */
export interface DeletedIconCategory {
  category: IconCategoriesTable;
  icons: IconText[];
}

/** The SQL of categories with icons. Functions that change an existing one take it as `lock` returned it in the same transaction. */
export const iconCategories = (table: IconCategoryTable) => {
  const versioned = versionedTable(table, impersonal('name', 'icon_light', 'icon_dark'));
  const select = (db: Db) =>
    db
      .selectFrom(`${table} as category`)
      .innerJoin('icons as light', 'light.hash', 'category.icon_light')
      .innerJoin('icons as dark', 'dark.hash', 'category.icon_dark')
      .selectAll('category')
      .select(['light.type as light_type', 'dark.type as dark_type']);
  const selectOne = (db: Db, id: string) => select(db).where('category.id', '=', id);

  return {
    list: (db: Db): Promise<IconCategoryRow[]> => select(db).execute(),

    find: (db: Db, id: string): Promise<IconCategoryRow | undefined> => selectOne(db, id).executeTakeFirst(),

    async lock(trx: Trx, id: string): Promise<IconCategoryRow | undefined> {
      await versioned.lock(trx, id);
      return selectOne(trx, id).executeTakeFirst();
    },

    /** Adds a category with its icons. Returns the earlier one if the same request has already added it. */
    async insert(
      trx: Trx,
      category: Omit<IconCategoriesTable, 'icon_light' | 'icon_dark' | 'updated_at' | 'version'>,
      { light, dark }: Record<'light' | 'dark', IconsTable>,
    ): Promise<IconCategoryRow> {
      await insertIcons(trx, [light, dark]);
      const row = { ...category, icon_light: light.hash, icon_dark: dark.hash };
      const { id } = await versioned.insert(trx, row);
      // Unless it is new, the category may have other icons by now.
      if (id !== category.id) await deleteUnusedIcons(trx, [light.hash, dark.hash]);
      return selectOne(trx, id).executeTakeFirstOrThrow();
    },

    /** @param icons without one, the category keeps its own */
    async update(
      trx: Trx,
      before: IconCategoryRow,
      { name, light, dark }: { name: string; light: IconsTable | undefined; dark: IconsTable | undefined },
      now: Date,
    ): Promise<IconCategoryRow> {
      await insertIcons(
        trx,
        [light, dark].filter((icon) => icon !== undefined),
      );
      const icon_light = light?.hash ?? before.icon_light;
      const icon_dark = dark?.hash ?? before.icon_dark;
      await versioned.update(trx, before, { name, icon_light, icon_dark }, now);
      await deleteUnusedIcons(trx, [before.icon_light, before.icon_dark]);
      return selectOne(trx, before.id).executeTakeFirstOrThrow();
    },

    /** Deletes a category and icons that only it used. Returns what `restore` needs. */
    async delete(trx: Db, id: string): Promise<DeletedIconCategory | undefined> {
      const category = await versioned.delete(trx, id);
      if (!category) return undefined;
      const hashes = [category.icon_light, category.icon_dark];
      const icons = await readIcons(trx, hashes);
      await deleteUnusedIcons(trx, hashes);
      return { category, icons };
    },

    restore: async (trx: Db, { category, icons }: DeletedIconCategory): Promise<void> => {
      await restoreIcons(trx, icons);
      await versioned.restore(trx, category);
    },
  };
};

export const financeCategories = versionedTable('finance_categories', {
  ...impersonal('name', 'color', 'role'),
  ...searched('user_id'),
});

/** Adds a category like `financeCategories.insert`. Returns undefined if its owner does not exist. */
export const insertFinanceCategory = async (
  trx: Trx,
  category: Omit<FinanceCategoriesTable, 'updated_at' | 'version'>,
): Promise<FinanceCategoriesTable | undefined> => {
  const query = trx.selectFrom('users').select('id').where('id', '=', category.user_id);
  const owner = await query.executeTakeFirst();
  return owner && financeCategories.insert(trx, category);
};

/** What the names of finance categories look like. */
export const listFinanceCategoryLooks = async (db: Db): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('finance_categories').select('name').execute();
  return new Set(rows.map(({ name }) => lookOf(name)));
};

/** Restores a category. One whose owner was deleted has none. */
export const restoreFinanceCategory = async (trx: Db, category: FinanceCategoriesTable): Promise<void> => {
  const query = trx.selectFrom('users').select('id').where('id', '=', category.user_id);
  const owner = await query.executeTakeFirst();
  await financeCategories.restore(trx, { ...category, user_id: owner ? category.user_id : null });
};

/** Returns the ids of the users' categories, with their owners. */
export const removeFinanceCategoryOwners = async (
  trx: Db,
  userIds: readonly string[],
): Promise<{ id: string; user_id: string }[]> => {
  const owned = await trx
    .selectFrom('finance_categories')
    .select(['id', 'user_id'])
    .where('user_id', 'in', userIds)
    .$narrowType<{ user_id: string }>()
    .execute();
  // `on delete set null` would change the row but not its version, and so not its ETag.
  await trx
    .updateTable('finance_categories')
    .set((eb) => ({ user_id: null, version: eb('version', '+', 1) }))
    .where('user_id', 'in', userIds)
    .execute();
  return owned;
};

/** Undoes `removeFinanceCategoryOwners`, once the user exists again. */
export const restoreFinanceCategoryOwner = async (
  trx: Db,
  userId: string,
  ids: readonly string[],
): Promise<void> => {
  for (const id of ids)
    await trx
      .updateTable('finance_categories')
      .set((eb) => ({ user_id: userId, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('user_id', 'is', null)
      .execute();
};
