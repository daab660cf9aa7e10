import { PublicLayout } from '@planner/ui';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { ErrorScreen } from './ErrorScreen.tsx';

/** Replaces a screen that threw; the layout around it stays. */
export const RouteErrorBoundary = () => {
  const navigate = useNavigate();
  const location = useLocation();
  // Navigating to the screen clears the router's error.
  const retry = () => void navigate(location, { replace: true, preventScrollReset: true });
  return <ErrorScreen error={useRouteError()} onRetry={retry} />;
};

/** Replaces everything when the layout itself threw. */
export const LayoutErrorBoundary = () => (
  <PublicLayout>
    <RouteErrorBoundary />
  </PublicLayout>
);
