import { ROWS } from '../conditions.ts';
import { usersPath } from '../paths.ts';
import type { Scenario } from '../Scenario.ts';
import { visit } from '../Visit.ts';

/** The list of users by its URL, with an empty cache. */
export const rows: Scenario = {
  name: 'rows',
  apps: ['console', 'floor', 'limit'],
  run: (app) =>
    visit(app, { until: ROWS }, async (opened) => ({
      'rows visible, ms': await opened.load(usersPath(app)),
    })),
};
