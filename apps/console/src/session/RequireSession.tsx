import { useSession } from '@planner/features/auth';
import { CenteredSpinner, PublicLayout } from '@planner/ui';
import { lazy, Suspense, useState } from 'react';
import { createPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { loadPart } from '@planner/features/shared';
import { paths } from '../paths.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { useScreenName } from '../shell/useScreenName.ts';
import { Afresh } from './Afresh.tsx';
import { returnState } from './returnPath.ts';
import { hasLoggedOut } from './session.ts';

const SignInAgainOverlay = lazy(
  loadPart(async () => (await import('./SignInAgainOverlay.tsx')).SignInAgainOverlay),
);

/**
 * Lets signed-in people through and sends everybody else to the sign-in, from where they come back here. When the session
 * ends at work, the screen stays and the sign-in opens over it. Only for show: the server refuses each call of somebody
 * without a session.
 */
export const RequireSession = () => {
  const { status, user, isInterrupted } = useSession({ isRequired: true });
  const [person, setPerson] = useState(user?.id);
  if (person === undefined && user) setPerson(user.id);
  const location = useLocation();
  const isUnknownPath = useScreenName() === 'notFound';

  if (status === 'loading') return <CenteredSpinner label="Loading" />;
  if (status === 'signedIn') {
    // Another person starts afresh, not on the screen of the one before and with what was typed there.
    if (person !== undefined && person !== user?.id) return <Afresh onArrive={() => setPerson(user?.id)} />;
    return (
      <>
        <Outlet key={user?.id} />
        <Suspense fallback={null}>{isInterrupted && <SignInAgainOverlay />}</Suspense>
      </>
    );
  }
  if (isUnknownPath)
    return (
      <PublicLayout>
        <NotFound />
      </PublicLayout>
    );
  // After a logout nobody asked for this path: whoever signs in next starts at the dashboard.
  const state = hasLoggedOut() ? null : returnState(createPath(location), person);
  return <Navigate to={paths.login()} replace state={state} />;
};
