import { NavigationProvider } from '@planner/ui';
import { useCallback } from 'react';
import { Outlet, useNavigate, type NavigateOptions } from 'react-router-dom';
import { publicPageOf } from '../publicPages.ts';
import { screenAt } from '../screenAt.ts';
import { unsaved } from '../unsaved/unsaved.ts';
import { useLinkPrefetch } from '../prefetch/useLinkPrefetch.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useScreenName } from './useScreen.ts';

/** Public pages are not part of the router. */
const isPublicPage = (href: string) =>
  publicPageOf(screenAt(new URL(href, location.href).pathname)?.name) !== undefined;

/** Root layout: client-side links, document title, and focus after navigation. */
export const Root = () => {
  const navigate = useNavigate();
  useDocumentTitle(useScreenName());
  useFocusOnNavigation();
  useLinkPrefetch();
  // Another function would render every link again.
  const go = useCallback(
    (href: string, options?: NavigateOptions) => {
      if (isPublicPage(href)) unsaved.leave(() => location.assign(href));
      else void navigate(href, options);
    },
    [navigate],
  );
  return (
    <NavigationProvider navigate={go}>
      <Outlet />
    </NavigationProvider>
  );
};
