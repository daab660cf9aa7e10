import { financeCategories, iconCategories, listCreationTimes } from '../categories/rows.ts';
import type { IconsTable } from '../icons/table.ts';
import { NO_CREATION } from '../platform/db/versionedTable.ts';
import { createIds } from '../platform/ids.ts';
import type { Trx } from '../platform/db/schema.ts';
import { DAY_MS } from '../platform/time.ts';
import { findLastNumber, storeVersion } from '../policies/rows.ts';
import type { Random } from './createSampleUsers.ts';
import {
  drawIcon,
  SAMPLE_FINANCES,
  SAMPLE_HABITS,
  SAMPLE_WORKOUTS,
  type SampleIconCategory,
} from './sampleCategories.ts';

/** Legal texts as the editor produces them. Not legally binding. */
const SAMPLE_POLICIES: Record<'privacy' | 'terms', string> = {
  privacy: `<h2>What this policy covers</h2>
<p>This policy explains what the planner application keeps about you, why it does so, and what you can ask of us. It applies to the application for habits, workouts and finances and to this website.</p>
<h2>What we keep</h2>
<ul><li><strong>Your account:</strong> name, e-mail address and, if you give them, date of birth, gender, height and weight.</li><li><strong>Your plans:</strong> the habits, workouts and finance entries that you record.</li><li><strong>Your subscription:</strong> its state and the transaction number of the store. We never see your card.</li><li><strong>Technical records:</strong> time and address of requests, for fourteen days, to keep the service safe.</li></ul>
<h2>What we use it for</h2>
<p>We use your data to run the planner, to answer your messages, and to find faults. We do <em>not</em> sell it, and we do not build advertising profiles.</p>
<h3>Legal grounds</h3>
<ol><li>The contract between you and us, for everything the planner needs in order to work.</li><li>Your consent, for body measurements. You can withdraw it at any time in the application.</li><li>Our legitimate interest in a safe service, for technical records.</li></ol>
<h2>Who else receives it</h2>
<p>Our hosting provider stores the data on our behalf within the European Union. The app stores receive what they need to bill your subscription. Nobody else does, unless a law obliges us.</p>
<h2>How long we keep it</h2>
<p>As long as you have an account. When you delete it, your data is erased within thirty days; invoices are kept for as long as tax law demands.</p>
<h2>Your rights</h2>
<p>You may ask for a copy of your data, have it corrected or erased, restrict or object to its use, and take it to another service. Write to <a href="mailto:privacy@example.org">privacy@example.org</a> or use the <a href="https://planner.example.org/contact">contact form</a>. You may also complain to a supervisory authority.</p>
<blockquote>If something in this policy is unclear, please ask. We would rather explain it than have you guess.</blockquote>
<h2>Changes</h2>
<p>When this policy changes in a way that matters, we tell you in the application at least two weeks ahead.</p>`,
  terms: `<h2>1. The agreement</h2>
<p>By creating an account you agree to these terms. If you do not agree with them, please do not use the planner.</p>
<h2>2. What the planner is</h2>
<p>The planner helps you to keep track of habits, workouts and finances. It gives <strong>no medical and no financial advice</strong>. Talk to a professional before you change your diet, your training or your investments.</p>
<h2>3. Your account</h2>
<ul><li>You must be at least sixteen years old.</li><li>Keep your password to yourself and tell us if someone else has learned it.</li><li>One person, one account: please do not share yours.</li></ul>
<h2>4. Subscriptions</h2>
<p>Some functions need a subscription, which you buy through the store of your device. It renews by itself until you cancel it there, at least one day before the current period ends.</p>
<h3>4.1 Price changes</h3>
<p>We announce a new price thirty days ahead. It applies from the next period on; until then you may cancel.</p>
<h3>4.2 Refunds</h3>
<p>The store decides on refunds under its own rules. Where the law gives you a right to withdraw, that right stays untouched.</p>
<h2>5. What you may not do</h2>
<ol><li>Break into the service or try to.</li><li>Read it out by machine beyond the export that we offer.</li><li>Use it to harm others.</li></ol>
<h2>6. Your content</h2>
<p>What you record is yours. You allow us to store and process it so that the planner can show it to you.</p>
<h2>7. Availability</h2>
<p>We look after the service with care but cannot promise that it is always there. We announce planned maintenance in the application.</p>
<h2>8. Liability</h2>
<p>We are liable without limit for intent and gross negligence. For slight negligence we are liable only where an essential duty is breached, and then for the damage that could be foreseen.</p>
<h2>9. Ending the agreement</h2>
<p>You may delete your account at any time in the settings. We may end the agreement with a notice of thirty days, or at once if you seriously break these terms.</p>
<h2>10. Contact</h2>
<p>Questions about these terms? Write to <a href="mailto:hello@example.org">hello@example.org</a>.</p>`,
};

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
