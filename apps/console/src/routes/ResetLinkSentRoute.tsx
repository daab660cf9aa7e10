import { ResetLinkSent } from '@planner/features/auth';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { addressIn } from '../session/resetState.ts';

/** What to do once a reset link was asked for. */
export const ResetLinkSentRoute = () => {
  const { state } = useLocation();
  return (
    <ResetLinkSent email={addressIn(state)} forgotHref={paths.forgotPassword()} loginHref={paths.login()} />
  );
};
