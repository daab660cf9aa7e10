import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The last path that got focus. On page load the browser decides. */
let pathWithFocus = location.pathname;

/** Focuses the heading after navigation: Tab starts there, and screen readers announce the screen. */
// Not when only the search part changes, or when the screen has focused one of its fields.
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
