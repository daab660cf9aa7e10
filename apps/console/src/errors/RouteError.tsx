import { PublicLayout } from '@planner/ui';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { ErrorScreen } from './ErrorScreen.tsx';

/** Shown instead of a screen that threw or could not be loaded, inside its layout. */
export const RouteError = () => {
  const navigate = useNavigate();
  const location = useLocation();
  // A new visit loads and renders the screen again.
  const retry = () => void navigate(location, { replace: true, preventScrollReset: true });
  return <ErrorScreen error={useRouteError()} onRetry={retry} />;
};

/** Replaces the layout if it threw itself. */
export const LayoutError = () => (
  <PublicLayout>
    <RouteError />
  </PublicLayout>
);
