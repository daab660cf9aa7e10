import type { Transaction } from 'kysely';
import type { Engine } from '../db/Engine.ts';
import { createIds } from '../db/ids.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { storePolicy } from '../db/policies.ts';
import type { Database, IconsTable } from '../db/schema.ts';
import type { Random } from './createRandom.ts';
import { drawIcon } from './drawIcon.ts';
import {
  SAMPLE_FINANCES,
  SAMPLE_HABITS,
  SAMPLE_WORKOUTS,
  type SampleIconCategory,
} from './sampleCategories.ts';
import { SAMPLE_POLICIES } from './samplePolicies.ts';

const DAY_MS = 86_400_000;
/** How long ago the categories were added, and the legal texts saved. */
const CATEGORIES_AGE_MS = 400 * DAY_MS;
const POLICIES_AGE_MS = 90 * DAY_MS;

/** The columns that every kind of item has. */
const item = (random: Random, name: string, at: Date) => ({
  id: createIds((bytes) => random.bytes(bytes))(at),
  name,
  created_at: at.toISOString(),
  updated_at: at.toISOString(),
  version: 1,
});

/** Whether a table has no rows. */
const isEmpty = async (trx: Transaction<Database>, table: keyof Database): Promise<boolean> =>
  (await trx
    .selectFrom(table)
    .select((eb) => eb.lit(1).as('one'))
    .limit(1)
    .executeTakeFirst()) === undefined;

type DrawnCategory = SampleIconCategory & { light: IconsTable; dark: IconsTable };

const draw = (categories: readonly SampleIconCategory[]): Promise<DrawnCategory[]> =>
  Promise.all(
    categories.map(async (category) => ({
      ...category,
      light: await drawIcon(category.drawing, category.colors[0]),
      dark: await drawIcon(category.drawing, category.colors[1]),
    })),
  );

/** Adds categories of all kinds and both legal texts, where there are none. */
export const fillCategoriesAndPolicies = async (
  engine: Engine,
  random: Random,
  now: Date,
  adminId: string | null,
): Promise<void> => {
  const kinds = [
    ['habit_categories', await draw(SAMPLE_HABITS)],
    ['workout_categories', await draw(SAMPLE_WORKOUTS)],
  ] as const;
  const categoriesAt = new Date(now.getTime() - CATEGORIES_AGE_MS);
  const policiesAt = new Date(now.getTime() - POLICIES_AGE_MS);

  await inTransaction(engine, async (trx) => {
    for (const [table, categories] of kinds) {
      if (!(await isEmpty(trx, table))) continue;
      const icons = categories.flatMap(({ light, dark }) => [light, dark]);
      await trx
        .insertInto('icons')
        .values(icons)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await trx
        .insertInto(table)
        .values(
          categories.map(({ name, light, dark }) => ({
            ...item(random, name, categoriesAt),
            icon_light: light.hash,
            icon_dark: dark.hash,
          })),
        )
        .execute();
    }
    if (await isEmpty(trx, 'finance_categories')) {
      await trx
        .insertInto('finance_categories')
        .values(
          SAMPLE_FINANCES.map(({ name, color }) => ({
            ...item(random, name, categoriesAt),
            color,
            role: 'admin' as const,
            user_id: adminId,
          })),
        )
        .execute();
    }
    if (await isEmpty(trx, 'policies')) {
      for (const type of ['privacy', 'terms'] as const) {
        const never = { type, content: '', updated_at: '', version: 0 };
        await storePolicy(trx, never, SAMPLE_POLICIES[type], { at: policiesAt, by: null });
      }
    }
  });
};
