import { prefetchCode } from '@planner/features/page';
import { rightsOf } from '@planner/features/shared';
import { useEffect } from 'react';
import { consoleScreens, prefetchScreenData, loadShell, services } from '../consoleScreens.ts';
import { screenAt, type ScreenMatch } from '../paths.ts';
import { isPublic, type ScreenName } from '../screens.ts';
import { session } from '../session/session.ts';

/** Loads the code of a screen, and of the admin layout if it is in it, before they are needed. */
export const prefetchScreen = (name: ScreenName): void => {
  if (!isPublic(name)) prefetchCode(loadShell);
  prefetchCode(consoleScreens[name].load);
};

/** Requests the data of a screen while its code loads: two requests in a row instead of three. */
export const prefetchData = (screen: ScreenMatch, search: string): void => {
  const { status, extras, refused } = session.getState();
  if (status === 'signedIn')
    prefetchScreenData(screen, search, { ...services, rights: rightsOf(extras, refused) });
};

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

const screenOf = (link: HTMLAnchorElement | null): ScreenMatch | undefined =>
  link && link.origin === location.origin ? screenAt(link.pathname) : undefined;

/** Near a link, the code of its screen; within a screen, also the code of all screens that it links to. */
const onNear = (event: Event): void => {
  const { target } = event;
  const content = target instanceof Element ? target.closest('main') : null;
  const near = [linkOf(event), ...(content?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])];
  for (const name of new Set(near.map((link) => screenOf(link)?.name))) if (name) prefetchScreen(name);
};

const onPointerDown = (event: PointerEvent): void => {
  const { button, ctrlKey, metaKey, shiftKey, altKey, pointerType } = event;
  // A touch may be the start of scrolling.
  if (pointerType !== 'mouse' || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  const link = linkOf(event);
  const screen = screenOf(link);
  if (link && screen && link.pathname !== location.pathname) prefetchData(screen, link.search);
};

/** Prefetches where a link leads: the code on hover or focus, the data on press, before the router starts. */
export const useLinkPrefetch = (): void => {
  useEffect(() => {
    const controller = new AbortController();
    addEventListener('pointerover', onNear, controller);
    addEventListener('focusin', onNear, controller);
    addEventListener('pointerdown', onPointerDown, controller);
    return () => controller.abort();
  }, []);
};
