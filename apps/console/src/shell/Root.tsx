import { unsaved } from '@planner/features/page';
import { basePath } from '@planner/features/storage';
import { NavigationProvider } from '@planner/ui';
import { useCallback, useDeferredValue, useEffect } from 'react';
import { type NavigateOptions, Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom';
import { screenAt } from '../paths.ts';
import { isDocument } from '../screens.ts';
import { useDocumentTitle } from '../entries/AppFrame.tsx';
import { PathnameContext } from './useScreen.ts';

/** Public pages are not part of the router, nor is what else the host has. */
const isOtherPage = (href: string) => {
  const { pathname } = new URL(href, location.href);
  return !pathname.startsWith(`${basePath}/`) || isDocument(screenAt(pathname)?.name);
};

/** The last path that got focus. On page load the browser decides. */
let pathWithFocus = location.pathname;

/** Focuses the heading after navigation: Tab starts there, and screen readers announce the screen. */
// Skips changes of the search part only, and screens that have focused one of their fields.
const useFocusOnNavigation = (pathname: string): void => {
  useEffect(() => {
    if (pathWithFocus === pathname) return undefined;
    const focusHeading = () => {
      pathWithFocus = pathname;
      const main = document.querySelector<HTMLElement>('main');
      if (main?.contains(document.activeElement) && document.activeElement !== main) return;
      const target = document.querySelector<HTMLElement>('h1') ?? main;
      if (!target) return;
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    };
    // Firefox tells screen readers nothing of a focus in what the palette hid until the last frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(focusHeading);
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
};

/** Root layout: client-side links, document title, focus and scroll position after navigation. */
export const Root = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useDocumentTitle(screenAt(pathname)?.name);
  useFocusOnNavigation(pathname);
  // After the router has subscribed: it loses what ScrollRestoration restores in the first commit.
  const isMounted = useDeferredValue(true, false);
  // Another function would render every link again.
  const go = useCallback(
    (href: string, options?: NavigateOptions) => {
      if (isOtherPage(href)) unsaved.leave(() => location.assign(href));
      else void navigate(href, options);
    },
    [navigate],
  );
  return (
    <PathnameContext value={pathname}>
      <NavigationProvider navigate={go}>
        <Outlet />
        {isMounted && <ScrollRestoration />}
      </NavigationProvider>
    </PathnameContext>
  );
};
