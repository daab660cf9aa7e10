import { SessionProvider, useSession } from '@planner/features/auth';
import { loadScreen, prefetchCode } from '@planner/features/page';
import { ApiProvider } from '@planner/features/shared';
import { CenteredSpinner } from '@planner/ui';
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { paths } from '../paths.ts';
import { screens } from '../screens.ts';
import { api, session } from '../session/session.ts';

interface ConsoleEntryProps {
  SignIn?: ComponentType;
  Console?: ComponentType;
}

let opening: Promise<ComponentType> | undefined;

const openConsole = (): Promise<ComponentType> =>
  (opening ??= import('./Console.tsx').then((module) => module.openConsole()));

/** Loads what opens first: the sign-in alone, or the console. */
export const loadConsoleEntry = async (): Promise<ConsoleEntryProps> =>
  location.pathname === paths.login() && session.getState().status !== 'signedIn'
    ? { SignIn: (await import('./SignIn.tsx')).SignIn }
    : { Console: await openConsole() };

const prefetchDashboard = (): void => {
  prefetchCode(() => import('./Console.tsx'));
  prefetchCode(screens.dashboard.load);
};

/** The sign-in, and then the console. Prefetches its code when the user starts typing. */
export const ConsoleEntry = ({ SignIn, Console }: ConsoleEntryProps) => {
  const isSignedIn = useSession().status === 'signedIn';
  const [next, setNext] = useState<{ Screen?: ComponentType; error?: unknown }>({ Screen: Console });
  useEffect(() => {
    if (Console) return undefined;
    if (isSignedIn)
      loadScreen(openConsole).then(
        // In a transition, the browser can paint and react while the screen renders for the first time.
        (Screen) => startTransition(() => setNext({ Screen })),
        (error: unknown) => setNext({ error }),
      );
    addEventListener('input', prefetchDashboard, { once: true });
    return () => removeEventListener('input', prefetchDashboard);
  }, [isSignedIn, Console]);

  if (next.error !== undefined) throw next.error;
  if (next.Screen) return <next.Screen />;
  return SignIn && !isSignedIn ? <SignIn /> : <CenteredSpinner label="Loading" />;
};

/** A page with a session. */
export const SessionApp = ({ children }: { children: ReactNode }) => (
  <ApiProvider {...api}>
    <SessionProvider session={session}>{children}</SessionProvider>
  </ApiProvider>
);
