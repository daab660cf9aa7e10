import { ROWS } from '../conditions.ts';
import { usersPath } from '../paths.ts';
import type { Scenario } from '../Scenario.ts';
import { visit } from '../Visit.ts';

const THOUSAND = 1000;

/** From the list of users to the list of finance categories, which has no pages. */
export const thousandRows: Scenario = {
  name: 'thousand-rows',
  apps: ['console', 'floor'],
  run: (app) =>
    visit(app, { until: ROWS }, async (opened) => {
      const { page } = opened;
      await opened.load(usersPath(app));
      // The console's link is in a group that starts closed.
      if (app.name === 'console') await page.getByRole('button', { name: 'Finances' }).click();
      await opened.settle();
      const time = await opened.time('click', { selector: 'tbody tr', atLeast: THOUSAND }, () =>
        page.locator('nav a[href="/finances/all-categories"]').click(),
      );
      return { '1,000 rows painted, ms': time };
    }),
};
