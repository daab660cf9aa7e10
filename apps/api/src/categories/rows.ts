import type { Selectable } from 'kysely';
import { deleteUnusedIcons, insertIcons } from '../icons/rows.ts';
import type { IconsTable } from '../icons/table.ts';
import type { Db, Trx } from '../platform/db/schema.ts';
import { versionedTable } from '../platform/db/versionedTable.ts';
import type { FinanceCategoriesTable, IconCategoriesTable } from './table.ts';

export type IconCategoryTable = 'habit_categories' | 'workout_categories';

export type CategoryTable = IconCategoryTable | 'finance_categories';

export type IconCategoryRow = Selectable<IconCategoriesTable> &
  Record<'light_type' | 'dark_type', IconsTable['type']>;

export const listCreationTimes = async (db: Db, table: CategoryTable): Promise<string[]> => {
  const rows = await db.selectFrom(table).select('created_at').execute();
  return rows.map(({ created_at }) => created_at);
};

/** The SQL of categories with icons. Functions that change an existing one take it as `lock` returned it in the same transaction. */
export const iconCategories = (table: IconCategoryTable) => {
  const versioned = versionedTable(table);
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

    /** Deletes a category and icons that only it used. Returns whether it existed. */
    async delete(trx: Db, id: string): Promise<boolean> {
      const deleted = await trx
        .deleteFrom(table)
        .where('id', '=', id)
        .returning(['icon_light', 'icon_dark'])
        .executeTakeFirst();
      if (deleted) await deleteUnusedIcons(trx, [deleted.icon_light, deleted.icon_dark]);
      return deleted !== undefined;
    },
  };
};

export const financeCategories = versionedTable('finance_categories');

/** Adds a category like `financeCategories.insert`. Returns undefined if its owner does not exist. */
export const insertFinanceCategory = async (
  trx: Trx,
  category: Omit<FinanceCategoriesTable, 'updated_at' | 'version'>,
): Promise<FinanceCategoriesTable | undefined> => {
  const query = trx.selectFrom('users').select('id').where('id', '=', category.user_id);
  const owner = await query.executeTakeFirst();
  return owner && financeCategories.insert(trx, category);
};

export const removeFinanceCategoryOwners = async (trx: Db, userIds: readonly string[]): Promise<void> => {
  // `on delete set null` would change the row but not its version, and so not its ETag.
  await trx
    .updateTable('finance_categories')
    .set((eb) => ({ user_id: null, version: eb('version', '+', 1) }))
    .where('user_id', 'in', userIds)
    .execute();
};
