import { NavigationProvider } from '@planner/ui';
import { Outlet, ScrollRestoration, useNavigate } from 'react-router-dom';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useLinkIntent } from './useLinkIntent.ts';
import { useScreenName } from './useScreenName.ts';

/** What every path has: client-side links, the document's title, focus and scroll position after navigation. */
export const Root = () => {
  const navigate = useNavigate();
  useDocumentTitle(useScreenName());
  useFocusOnNavigation();
  useLinkIntent();
  return (
    <NavigationProvider navigate={(href, options) => void navigate(href, options)}>
      <Outlet />
      <ScrollRestoration />
    </NavigationProvider>
  );
};
