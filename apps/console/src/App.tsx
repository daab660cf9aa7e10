import { brand } from '@planner/brand';
import { SessionProvider, useSession } from '@planner/features/auth';
import { ApiProvider } from '@planner/features/shared';
import { BrandProvider, CenteredSpinner, LocaleProvider } from '@planner/ui';
import { type ComponentType, useState } from 'react';
import { api } from './api.ts';
import { Entry } from './entries/Entry.tsx';
import { prefetchCode } from './errors/loadScreen.ts';
import { RootErrorBoundary } from './errors/RootErrorBoundary.tsx';
import { locale } from './locale.ts';
import { paths } from './paths.ts';
import { publicPageOf } from './publicPages.ts';
import { screenAt } from './screenAt.ts';
import { session } from './session/session.ts';
import { useDocumentTitle } from './shell/useDocumentTitle.ts';

type Load = () => Promise<ComponentType>;

const once = (load: Load): Load => {
  let loading: Promise<ComponentType> | undefined;
  return () => (loading ??= load());
};

const openConsole = once(async () => (await import('./entries/Console.tsx')).openConsole());
const openSignIn = once(async () => (await import('./entries/SignIn.tsx')).SignIn);

const screen = screenAt(location.pathname)?.name;
const publicPage = publicPageOf(screen);

// With history state the sign-in belongs to the router, which redirected here from another path.
const startsAtSignIn = location.pathname === paths.login() && history.state === null;

const loading = <CenteredSpinner label="Loading" />;

const PublicEntry = ({ load }: { load: Load }) => {
  useDocumentTitle(screen);
  return <Entry load={load} pending={loading} />;
};

const ConsoleEntry = () => {
  const { status } = useSession();
  const [isConsole, setConsole] = useState(!startsAtSignIn);
  if (!isConsole && status === 'signedIn') setConsole(true);
  return isConsole ? (
    <Entry key="console" load={openConsole} pending={loading} />
  ) : (
    <Entry key="signIn" load={openSignIn} pending={null} />
  );
};

const isSignedIn = session.getState().status === 'signedIn';

// Before the first render.
prefetchCode(publicPage ?? (startsAtSignIn && !isSignedIn ? openSignIn : openConsole));

/** Loads only what the URL needs: the sign-in or a public page alone, otherwise the console. */
export const App = () => (
  <RootErrorBoundary>
    <LocaleProvider locale={locale()}>
      <BrandProvider brand={brand}>
        <ApiProvider {...api}>
          <SessionProvider session={session}>
            {publicPage ? <PublicEntry load={publicPage} /> : <ConsoleEntry />}
          </SessionProvider>
        </ApiProvider>
      </BrandProvider>
    </LocaleProvider>
  </RootErrorBoundary>
);
