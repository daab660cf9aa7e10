import { createApiClient } from '@planner/api-client';
import { brand } from '@planner/brand';
import { createSession, SessionProvider } from '@planner/features/auth';
import { ApiProvider } from '@planner/features/shared';
import { BrandProvider, CenteredSpinner, LocaleProvider } from '@planner/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { SignIn } from '../entries/SignIn.tsx';

export { noScriptMarkup, notLoadedMarkup } from './noticeMarkup.tsx';
export { sessionAddress, startScreens } from './startScreens.ts';

/**
 * Sign-in and spinner, of which start.js shows one before any module loads. Rendered from the real components, so nothing
 * moves when these mount.
 */
export const firstPaintMarkup = (): string =>
  renderToStaticMarkup(
    <LocaleProvider locale="en">
      <div hidden>
        <BrandProvider brand={brand}>
          <ApiProvider client={createApiClient()}>
            <SessionProvider session={createSession()}>
              <SignIn />
            </SessionProvider>
          </ApiProvider>
        </BrandProvider>
      </div>
      <div hidden>
        <CenteredSpinner label="Loading" />
      </div>
    </LocaleProvider>,
  );
