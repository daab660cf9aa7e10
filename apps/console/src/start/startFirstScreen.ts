import { withoutAlarm } from '../failures/missingParts.ts';
import { screenAt } from '../routes.ts';
import { session } from '../session/session.ts';
import { firstCalls } from './firstCalls.ts';

/**
 * Sends for the code and the data of the first screen at once, before anything is rendered. Once for the page; every later
 * screen is left to the router.
 */
export const startFirstScreen = (): void => {
  const screen = screenAt(location.pathname);
  // Whoever needs it asks again, and says what is wrong.
  if (screen) withoutAlarm(screen.route.load).catch(() => {});
  if (screen && session.getState().status === 'signedIn')
    void firstCalls[screen.name]?.(new URLSearchParams(location.search));
};
