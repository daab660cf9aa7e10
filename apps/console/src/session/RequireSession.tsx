import { brand } from '@planner/brand';
import { returnState, userKeyOf, useSession } from '@planner/features/auth';
import { chunkLoadErrors } from '@planner/features/page';
import { ConnectionBanner, useRights } from '@planner/features/shared';
import { CenteredSpinner, lazyWithRetry, PageCover } from '@planner/ui';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, createPath, Navigate, Outlet } from 'react-router-dom';
import { paths } from '../paths.ts';
import { titleOf } from '../screens.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { PublicScreen } from '../shell/PublicScreen.tsx';
import { useScreenName } from '../shell/useScreen.ts';
import { session } from './session.ts';

let wasSignedIn = session.getState().status === 'signedIn';
session.subscribe(() => {
  wasSignedIn ||= session.getState().status === 'signedIn';
});

/** True if the user has logged out since this page loaded; false after an expired session. */
const hasLoggedOut = (): boolean => {
  const { status, hasExpired } = session.getState();
  return wasSignedIn && status === 'signedOut' && !hasExpired;
};

/** Replaces everything while it navigates to the dashboard, after another user has signed in. */
const ResetOnUserChange = ({ onDone }: { onDone: () => void }) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const reset = useEffectEvent((current: string) => {
    if (current === firstKey) void navigate(paths.dashboard(), { replace: true });
    else onDone();
  });
  useEffect(() => reset(key), [key]);
  return <CenteredSpinner label="Loading" />;
};

const SignInAgainOverlay = lazyWithRetry(async () => (await import('../overlays.ts')).SignInAgainOverlay);
const ConfirmOverlay = lazyWithRetry(async () => (await import('../overlays.ts')).ConfirmOverlay);

// They replace the page.
const WHOLE_PAGE = { Pending: () => <CenteredSpinner label="Loading" /> };

const LongerPasswordScreen = lazyWithRetry(
  async () => (await import('./limits.tsx')).LongerPasswordScreen,
  WHOLE_PAGE,
);
const EnrollScreen = lazyWithRetry(async () => (await import('./limits.tsx')).EnrollScreen, WHOLE_PAGE);

/** The screens, or what the user has to do before. */
const Content = () => {
  const { offers } = useRights();
  if (offers('limit.password') || offers('limit.firstPassword')) return <LongerPasswordScreen />;
  return offers('limit.factor') ? <EnrollScreen /> : <Outlet />;
};

const RedirectToSignIn = ({ screenUser }: { screenUser: string | undefined }) => {
  const href = createPath(useLocation());
  // After a logout the next user starts at the dashboard.
  const state = hasLoggedOut() ? null : returnState(href, screenUser);
  return <Navigate to={paths.login()} replace state={state} />;
};

/**
 * Redirects signed-out users to the sign-in, which returns here. If the session ends while the user works, the sign-in
 * opens over the screen. This is UI only: the server checks the session of each request.
 */
export const RequireSession = () => {
  const { status, user, isInterrupted, isConfirming } = useSession({ isRequired: true });
  const userKey = userKeyOf(user);
  const [screenUser, setScreenUser] = useState(userKey);
  if (screenUser === undefined && userKey !== undefined) setScreenUser(userKey);
  const isOutdated = useSyncExternalStore(chunkLoadErrors.subscribe, chunkLoadErrors.isOutdated);
  const isUnknownPath = useScreenName() === undefined;

  if (status === 'loading') return <CenteredSpinner label="Loading" />;
  if (status === 'signedIn') {
    // Don't show a user the screen and the input of the one before.
    if (screenUser !== undefined && screenUser !== userKey)
      return <ResetOnUserChange onDone={() => setScreenUser(userKey)} />;
    return (
      <>
        <Content key={userKey} />
        {isConfirming && <ConfirmOverlay />}
        {isInterrupted && (
          <PageCover title={`${titleOf('login')} · ${brand.name}`}>
            {isOutdated && <ConnectionBanner isDown={false} isOutdated onReload={() => location.reload()} />}
            <SignInAgainOverlay />
          </PageCover>
        )}
      </>
    );
  }
  if (isUnknownPath)
    return (
      <PublicScreen>
        <NotFound />
      </PublicScreen>
    );
  return <RedirectToSignIn screenUser={screenUser} />;
};
