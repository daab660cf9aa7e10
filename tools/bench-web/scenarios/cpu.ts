import { usersPath } from '../paths.ts';
import type { Scenario } from '../Scenario.ts';
import { visit } from '../Visit.ts';

/** In a visit of its own: a probe that waits for rows costs time in each frame, and so does prefetching. */
export const cpu: Scenario = {
  name: 'cpu',
  apps: ['console', 'floor', 'limit'],
  run: (app) =>
    visit(app, { savesData: true }, async (opened) => {
      const before = await opened.cpu();
      await opened.load(usersPath(app));
      await opened.settle();
      return { 'users list: main-thread CPU, ms': (await opened.cpu()) - before };
    }),
};
