import { ForgotPassword } from '@planner/features/auth';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { addressIn, addressState } from '../session/resetState.ts';

/** The form that asks for a reset link. */
export const ForgotPasswordRoute = () => {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <ForgotPassword
      loginHref={paths.login()}
      email={addressIn(state)}
      onDone={(email) => void navigate(paths.resetLinkSent(), { state: addressState(email) })}
    />
  );
};
