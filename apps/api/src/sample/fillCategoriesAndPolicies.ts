import { financeCategories, iconCategories, listCreationTimes } from '../categories/rows.ts';
import type { IconsTable } from '../icons/table.ts';
import { NO_CREATION } from '../platform/db/insertOnce.ts';
import { createIds } from '../platform/ids.ts';
import type { Trx } from '../platform/db/schema.ts';
import { DAY_MS } from '../platform/time.ts';
import { findLastNumber, storeVersion } from '../policies/rows.ts';
import type { Random } from './createRandom.ts';
import {
  drawIcon,
  SAMPLE_FINANCES,
  SAMPLE_HABITS,
  SAMPLE_WORKOUTS,
  type SampleIconCategory,
} from './sampleCategories.ts';
import { SAMPLE_POLICIES } from './samplePolicies.ts';

const CATEGORIES_AGE_MS = 400 * DAY_MS;
const POLICIES_AGE_MS = 90 * DAY_MS;

const item = (random: Random, name: string, at: Date) => ({
  id: createIds((bytes) => random.bytes(bytes))(at),
  name,
  created_at: at.toISOString(),
  ...NO_CREATION,
});

type DrawnCategory = SampleIconCategory & { light: IconsTable; dark: IconsTable };

const draw = (categories: readonly SampleIconCategory[]): Promise<DrawnCategory[]> =>
  Promise.all(
    categories.map(async (category) => ({
      ...category,
      light: await drawIcon(category.drawing, category.colors[0]),
      dark: await drawIcon(category.drawing, category.colors[1]),
    })),
  );

/** Draws the icons of all sample categories, which is too slow for a transaction. */
export const drawSampleIcons = async () => ({
  habit_categories: await draw(SAMPLE_HABITS),
  workout_categories: await draw(SAMPLE_WORKOUTS),
});

interface CategoriesAndPolicies {
  icons: Awaited<ReturnType<typeof drawSampleIcons>>;
  random: Random;
  now: Date;
  adminId: string | null;
}

/** Adds categories of each kind and the legal texts, where there are none. */
export const fillCategoriesAndPolicies = async (
  trx: Trx,
  { icons, random, now, adminId }: CategoriesAndPolicies,
): Promise<void> => {
  const categoriesAt = new Date(now.getTime() - CATEGORIES_AGE_MS);
  const policiesAt = new Date(now.getTime() - POLICIES_AGE_MS);

  for (const table of ['habit_categories', 'workout_categories'] as const) {
    if ((await listCreationTimes(trx, table)).length > 0) continue;
    for (const { name, light, dark } of icons[table])
      await iconCategories(table).insert(trx, item(random, name, categoriesAt), { light, dark });
  }
  if ((await listCreationTimes(trx, 'finance_categories')).length === 0) {
    for (const { name, color } of SAMPLE_FINANCES)
      await financeCategories.insert(trx, {
        ...item(random, name, categoriesAt),
        color,
        role: 'admin',
        user_id: adminId,
      });
  }
  const types = ['privacy', 'terms'] as const;
  for (const type of types) if ((await findLastNumber(trx, type)) > 0) return;
  for (const type of types) {
    const inForceAt = policiesAt.toISOString();
    const content = SAMPLE_POLICIES[type];
    await storeVersion(trx, 0, { type, content, savedAt: policiesAt, by: undefined, inForceAt });
  }
};
