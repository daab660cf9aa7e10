import { ForgotPassword } from '@planner/features/auth';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { readEmail, emailState } from '../session/resetPasswordState.ts';

export const ForgotPasswordRoute = () => {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <ForgotPassword
      loginHref={paths.login()}
      email={readEmail(state)}
      onDone={(email) => void navigate(paths.resetLinkSent(), { state: emailState(email) })}
    />
  );
};
