import { ResetPassword, useSession } from '@planner/features/auth';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { NO_TOKEN, readToken, tokenState } from '../session/resetPasswordState.ts';

/** Moves the token from the URL to history state, so bookmarks and referrers don't leak it and a reload still works. */
export const ResetPasswordRoute = () => {
  const { token } = useParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const { status, verify, offers } = useSession({ isRequired: true });
  if (token !== undefined && token !== NO_TOKEN)
    return <Navigate to={paths.resetPassword(NO_TOKEN)} replace state={tokenState(token)} />;
  return (
    <ResetPassword
      token={readToken(state)}
      canCheckLink={offers('checkResetToken')}
      forgotHref={paths.forgotPassword()}
      loginHref={paths.login()}
      onDone={() => {
        // A new password ends all sessions of the account, perhaps the one in this browser.
        if (status === 'signedIn') void verify();
        void navigate(paths.login(), { replace: true });
      }}
    />
  );
};
