import { useSession } from '@planner/features/auth';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { returnPath } from '../session/returnPath.ts';
import { SignIn } from '../SignIn.tsx';

/** The sign-in; leads on to where somebody wanted to go, or to the dashboard, as soon as there is a session. */
export const LoginRoute = () => {
  const { status, user } = useSession();
  const { state } = useLocation();
  if (status === 'signedIn')
    return <Navigate to={returnPath(state, user?.id) ?? paths.dashboard()} replace />;
  return <SignIn />;
};
