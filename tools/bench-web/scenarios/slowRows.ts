import { REFRESHED_ROWS, ROWS } from '../conditions.ts';
import { usersPath } from '../paths.ts';
import type { Scenario } from '../Scenario.ts';
import { visit } from '../Visit.ts';

/** The list of users on slow 4G and a slow CPU, then twice more with the cache of the first visit. */
export const slowRows: Scenario = {
  name: 'slow-rows',
  apps: ['console', 'floor', 'limit'],
  run: (app) =>
    visit(app, { isSlow: true, until: ROWS }, async (opened) => {
      const visible = await opened.load(usersPath(app));
      const paint = await opened.firstPaint();
      await opened.settle();
      const shift = await opened.layoutShift();
      // Not a reload, which would ask the server again for cached files.
      const visitAgain = async () => {
        await opened.page.goto('about:blank');
        return opened.load(usersPath(app));
      };
      const visibleAgain = await visitAgain();
      await opened.settle();
      await opened.expect(REFRESHED_ROWS);
      return {
        'rows, slow: first paint, ms': paint,
        'rows, slow: visible, ms': visible,
        'rows, slow: layout shift': shift,
        'rows, slow: visible on a repeat visit, ms': visibleAgain,
        'rows, slow: refreshed on a repeat visit, ms': await visitAgain(),
      };
    }),
};
