import { savesData } from '@planner/features/shared';
import { loadMenu, loadTooltip } from '@planner/ui';
import { useEffect } from 'react';
import { screenNames, screens } from '../screens.ts';
import { services } from '../services.ts';
import { prefetchCode } from '../errors/loadScreen.ts';
import { prefetchScreen } from './prefetchScreen.ts';

/** What the screen itself loads last, such as fonts, comes first. */
const PAUSE_MS = 300;

/** For browsers without `requestIdleCallback` (Safari). */
const IDLE_DELAY_MS = 1000;

/** Calls back once, when no query is fetching and the browser is idle. Returns a function that cancels. */
const whenIdle = (callback: () => void): (() => void) => {
  const { queryClient } = services;
  let isCancelled = false;
  const run = () => {
    if (!isCancelled) callback();
  };
  const check = () => {
    if (queryClient.isFetching() > 0) return;
    unsubscribe();
    if ('requestIdleCallback' in window) setTimeout(() => requestIdleCallback(run), PAUSE_MS);
    else setTimeout(run, IDLE_DELAY_MS);
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(check);
  check();
  return () => {
    isCancelled = true;
    unsubscribe();
  };
};

/** When idle, prefetches the code of the current sidebar group, the user menu, tooltips and the sign-in. */
// User menu and sign-in make logging out work offline. No data, and nothing when the browser saves data.
export const useIdlePrefetch = (group: string | undefined): void => {
  useEffect(() => {
    if (savesData()) return undefined;
    return whenIdle(() => {
      prefetchCode(loadMenu);
      prefetchCode(loadTooltip);
      prefetchScreen('login');
      if (!group) return;
      for (const name of screenNames) if (screens[name].path.startsWith(`/${group}/`)) prefetchScreen(name);
    });
  }, [group]);
};
