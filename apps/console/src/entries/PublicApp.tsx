import { ApiProvider } from '@planner/features/shared';
import { createApi } from '../api.ts';
import { PublicPage, type PublicPageProps } from './Entry.tsx';

const api = createApi();

/** A page without a session. */
export const PublicApp = (page: PublicPageProps) => (
  <ApiProvider {...api}>
    <PublicPage {...page} />
  </ApiProvider>
);
