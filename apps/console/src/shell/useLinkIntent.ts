import { useEffect } from 'react';
import { withoutAlarm } from '../failures/missingParts.ts';
import { screenAt } from '../routes.ts';

const fetchScreen = (event: Event): void => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin) return;
  // If it does not come, following the link says so.
  const screen = screenAt(link.pathname);
  if (screen) withoutAlarm(screen.route.load).catch(() => {});
};

/** Fetches the code of a screen while the pointer or the focus is on a link to it: it is there when the link is followed. */
export const useLinkIntent = (): void => {
  useEffect(() => {
    addEventListener('pointerover', fetchScreen);
    addEventListener('focusin', fetchScreen);
    return () => {
      removeEventListener('pointerover', fetchScreen);
      removeEventListener('focusin', fetchScreen);
    };
  }, []);
};
