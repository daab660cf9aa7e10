import { ResetPassword, useSession } from '@planner/features/auth';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { NO_TOKEN, tokenIn, tokenState } from '../session/resetState.ts';

/**
 * The form behind a reset link. The token leaves the address bar before anything is shown: nobody reads it over a
 * shoulder, and no bookmark, screenshot or referrer has it. The history entry keeps it, so that a reload does no harm.
 */
export const ResetPasswordRoute = () => {
  const { token } = useParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const { status, verify } = useSession();
  if (token !== undefined && token !== NO_TOKEN)
    return <Navigate to={paths.resetPassword(NO_TOKEN)} replace state={tokenState(token)} />;
  return (
    <ResetPassword
      token={tokenIn(state)}
      forgotHref={paths.forgotPassword()}
      loginHref={paths.login()}
      onDone={() => {
        // Whoever was signed in here may be so no longer: a new password ends all sessions of its account.
        if (status === 'signedIn') void verify();
        void navigate(paths.login(), { replace: true });
      }}
    />
  );
};
