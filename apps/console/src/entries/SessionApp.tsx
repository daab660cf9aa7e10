import { SessionProvider, useSession } from '@planner/features/auth';
import { ApiProvider } from '@planner/features/shared';
import { CenteredSpinner } from '@planner/ui';
import { type ComponentType, useState } from 'react';
import { prefetchCode } from '../errors/loadScreen.ts';
import { paths } from '../paths.ts';
import { api, session } from '../session/session.ts';
import { Entry } from './Entry.tsx';
import { PublicPage, type PublicPageProps } from './PublicPage.tsx';

type Load = () => Promise<ComponentType>;

const once = (load: Load): Load => {
  let loading: Promise<ComponentType> | undefined;
  return () => (loading ??= load());
};

const openConsole = once(async () => (await import('./Console.tsx')).openConsole());
const openSignIn = once(async () => (await import('./SignIn.tsx')).SignIn);

// With history state the sign-in belongs to the router, which redirected here from another path.
const startsAtSignIn = location.pathname === paths.login() && history.state === null;

const ConsoleEntry = () => {
  const { status } = useSession();
  const [isConsole, setConsole] = useState(!startsAtSignIn);
  if (!isConsole && status === 'signedIn') setConsole(true);
  return isConsole ? (
    <Entry key="console" load={openConsole} pending={<CenteredSpinner label="Loading" />} />
  ) : (
    <Entry key="signIn" load={openSignIn} pending={null} />
  );
};

/** Requests the code of the sign-in or the console. Call it before the first render. */
export const prefetchConsoleEntry = (): void =>
  prefetchCode(startsAtSignIn && session.getState().status !== 'signedIn' ? openSignIn : openConsole);

export interface SessionAppProps {
  /** Undefined for the sign-in and the console. */
  page: PublicPageProps | undefined;
}

/** A page with a session. Loads the sign-in alone, or the console. */
export const SessionApp = ({ page }: SessionAppProps) => (
  <ApiProvider {...api}>
    <SessionProvider session={session}>{page ? <PublicPage {...page} /> : <ConsoleEntry />}</SessionProvider>
  </ApiProvider>
);
