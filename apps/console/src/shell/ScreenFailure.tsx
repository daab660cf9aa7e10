import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { Failure } from '../failures/Failure.tsx';

/** In place of a screen that broke; everything around it stays. */
export const ScreenFailure = () => {
  const navigate = useNavigate();
  const location = useLocation();
  // The router forgets the error of a screen when it is navigated to.
  const retry = () => void navigate(location, { replace: true, preventScrollReset: true });
  return <Failure error={useRouteError()} onRetry={retry} />;
};
