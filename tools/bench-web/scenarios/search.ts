import { ROWS } from '../conditions.ts';
import { SEARCHED, TYPE_MS } from '../searched.ts';
import { usersPath } from '../paths.ts';
import type { Scenario } from '../Scenario.ts';
import { visit } from '../Visit.ts';

/** From the last of eight keys to the only row that all eight match. */
export const search: Scenario = {
  name: 'search',
  apps: ['console', 'floor'],
  run: (app) =>
    visit(app, { until: ROWS }, async (opened) => {
      await opened.load(usersPath(app));
      await opened.settle();
      const field = opened.page.getByLabel('Search users');
      await field.click();
      const before = opened.requests().length;
      const time = await opened.time('keydown', { selector: 'tbody tr', text: '@', atMost: 1 }, () =>
        field.pressSequentially(SEARCHED, { delay: TYPE_MS }),
      );
      await opened.settle();
      return {
        'search, last key to rows, ms': time,
        'search: requests for 8 keys': opened.requests().length - before,
      };
    }),
};
