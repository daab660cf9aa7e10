import { NavigationProvider } from '@planner/ui';
import { Outlet, ScrollRestoration, useNavigate } from 'react-router-dom';
import { useLinkPrefetch } from '../prefetch/useLinkPrefetch.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useScreenName } from './useScreen.ts';

/** Root layout: client-side links, document title, focus and scroll position after navigation. */
export const Root = () => {
  const navigate = useNavigate();
  useDocumentTitle(useScreenName());
  useFocusOnNavigation();
  useLinkPrefetch();
  return (
    <NavigationProvider navigate={(href, options) => void navigate(href, options)}>
      <Outlet />
      <ScrollRestoration />
    </NavigationProvider>
  );
};
