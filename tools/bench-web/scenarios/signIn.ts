import { SIGN_IN } from '../conditions.ts';
import type { Scenario } from '../Scenario.ts';
import { visit } from '../Visit.ts';

export const signIn: Scenario = {
  name: 'sign-in',
  apps: ['console', 'floor', 'limit'],
  run: (app) =>
    visit(app, { isSignedIn: false, isSlow: true, until: SIGN_IN }, async (page) => {
      const usable = await page.load('/');
      return {
        'sign-in, slow: first paint, ms': await page.firstPaint(),
        'sign-in, slow: usable, ms': usable,
        'sign-in, slow: layout shift': await page.layoutShift(),
      };
    }),
};
