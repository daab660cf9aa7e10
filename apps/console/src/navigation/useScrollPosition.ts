import { useEffect, useLayoutEffect } from 'react';
import type { Visit } from './createNavigation.ts';
import { scrollPositions } from './scrollPositions.ts';

/** Scrolls to where the user was on a visit, and to the top of a new one. */
export const useScrollPosition = ({ location: { key, hash }, options }: Visit): void => {
  useLayoutEffect(() => {
    const position = scrollPositions.of(key);
    if (position !== undefined) scrollTo(0, position);
    else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (!options.preventScrollReset) scrollTo(0, 0);
  }, [key, hash, options]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const onPageHide = () => {
      scrollPositions.save(key);
      scrollPositions.store();
      // Until the code has loaded again.
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', onPageHide);
    return () => removeEventListener('pagehide', onPageHide);
  }, [key]);
};
