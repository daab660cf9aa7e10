import { returnPath, userKeyOf, useSession } from '@planner/features/auth';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { SignIn } from '../entries/SignIn.tsx';

/** The sign-in. Once signed in, redirects to the requested path or the dashboard. */
export const LoginRoute = () => {
  const { status, user } = useSession();
  const { state } = useLocation();
  if (status === 'signedIn')
    return <Navigate to={returnPath(state, userKeyOf(user)) ?? paths.dashboard()} replace />;
  return <SignIn />;
};
