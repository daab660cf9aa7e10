import { createApiClient } from '@planner/api-client';
import { brand } from '@planner/brand';
import { createSession, SessionProvider } from '@planner/features/auth';
import { ApiProvider } from '@planner/features/shared';
import { BrandProvider, LocaleProvider } from '@planner/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { SignIn } from '../entries/SignIn.tsx';

export { noScriptMarkup, notLoadedMarkup } from './noticeMarkup.tsx';
export { sessionAddress, startScreens } from './startScreens.ts';

/** index.html paints it before any module loads. Rendered from the real component, so nothing moves when it mounts. */
export const signInMarkup = (): string =>
  renderToStaticMarkup(
    <LocaleProvider locale="en">
      <BrandProvider brand={brand}>
        <ApiProvider client={createApiClient()}>
          <SessionProvider session={createSession()}>
            <SignIn />
          </SessionProvider>
        </ApiProvider>
      </BrandProvider>
    </LocaleProvider>,
  );
