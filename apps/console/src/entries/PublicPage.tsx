import { CenteredSpinner } from '@planner/ui';
import type { LoadRoute } from '../loadRoute.ts';
import type { ScreenName } from '../screens.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { Entry } from './Entry.tsx';

export interface PublicPageProps {
  name: ScreenName;
  load: LoadRoute;
}

/** A page outside the console. */
export const PublicPage = ({ name, load }: PublicPageProps) => {
  useDocumentTitle(name);
  return <Entry load={load} pending={<CenteredSpinner label="Loading" />} />;
};
