import { ROWS } from '../conditions.ts';
import { longestChain } from '../longestChain.ts';
import { usersPath } from '../paths.ts';
import type { Scenario } from '../Scenario.ts';
import { visit } from '../Visit.ts';

/** How many round trips after the document the rows take. */
export const chain: Scenario = {
  name: 'chain',
  apps: ['console', 'floor', 'limit'],
  isExact: true,
  run: (app) =>
    visit(app, { isDistant: true, until: ROWS }, async (opened) => {
      await opened.load(usersPath(app));
      const requests = longestChain(opened.requests());
      return { 'rows: requests one behind another': requests.length };
    }),
};
