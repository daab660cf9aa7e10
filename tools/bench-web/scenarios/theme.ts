import { ROWS } from '../conditions.ts';
import { usersPath } from '../paths.ts';
import type { Scenario } from '../Scenario.ts';
import { visit } from '../Visit.ts';

export const theme: Scenario = {
  name: 'theme',
  apps: ['console', 'floor'],
  run: (app) =>
    visit(app, { until: ROWS }, async (opened) => {
      await opened.load(usersPath(app));
      await opened.settle();
      const press = (to: 'dark' | 'light', selector: string) =>
        opened.time('click', { selector }, () =>
          opened.page.getByRole('button', { name: `Switch to ${to} theme` }).click(),
        );
      return {
        'theme switch, first, ms': await press('dark', 'html.dark'),
        'theme switch, again, ms': await press('light', 'html:not(.dark)'),
      };
    }),
};
