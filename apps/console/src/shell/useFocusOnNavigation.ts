import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The last path that got focus. On page load the browser decides. */
let pathWithFocus = location.pathname;

/** Focuses the heading after navigation: Tab starts there, and screen readers announce the screen. */
// Skips changes of the search part only, and screens that have focused one of their fields.
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
