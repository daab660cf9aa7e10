import { ResetLinkSent } from '@planner/features/auth';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { readEmail } from '../session/resetPasswordState.ts';

export const ResetLinkSentRoute = () => {
  const { state } = useLocation();
  return (
    <ResetLinkSent email={readEmail(state)} forgotHref={paths.forgotPassword()} loginHref={paths.login()} />
  );
};
