import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The path whose screen last had its turn; at first the one that the page was loaded with, where the browser decides. */
let pathWithFocus = location.pathname;

/**
 * Moves focus to the screen's heading after a navigation, as a browser would start at the top of a new page: the next
 * Tab begins there, and screen readers say where one is. A change of the search part stays on the same screen and moves
 * nothing, and a screen that has put focus into itself (into its first field, say) keeps it.
 */
export const useFocusOnNavigation = (): void => {
  const { pathname } = useLocation();

  useEffect(() => {
    if (pathWithFocus === pathname) return;
    pathWithFocus = pathname;
    const main = document.querySelector<HTMLElement>('main');
    if (main?.contains(document.activeElement) && document.activeElement !== main) return;
    const target = document.querySelector<HTMLElement>('h1') ?? main;
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
};
