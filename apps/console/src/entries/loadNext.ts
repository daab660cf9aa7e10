import { loadOverlays } from '@planner/ui';
import { screens } from '../screens.ts';
import { services } from '../session/services.ts';

/** What the first presses on a list or the dashboard need, the likeliest first. */
const NEXT = [screens.editUser.load, loadOverlays, screens.user.load, () => import('../overlays.ts')];

/** Browsers without idle callbacks wait this long. */
const PAUSE_MS = 200;

const untilIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, PAUSE_MS);
  });

/** True if the user pays for each byte. TypeScript's DOM types lack it, as do some browsers. */
const savesData = (): boolean =>
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

/** Loads code before it is needed, one file after another, while the page has nothing else to do. */
export const loadNext = async (): Promise<void> => {
  if (savesData()) return;
  for (const load of NEXT) {
    do await untilIdle();
    while (services.queryClient.isFetching() > 0);
    await load().catch(() => {});
  }
};
