import { ForgotPassword } from '@planner/features/auth';
import { paths } from '../paths.ts';
import { rememberEmail } from '../session/passwordReset.ts';

export const ForgotPasswordRoute = () => (
  <ForgotPassword
    loginHref={paths.login()}
    onDone={(email) => {
      rememberEmail(email);
      location.assign(paths.resetLinkSent());
    }}
  />
);
