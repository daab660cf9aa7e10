import { PublicLayout } from '@planner/ui';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

const RouteError = ({ error }: { error: unknown }) => {
  const navigate = useNavigate();
  const location = useLocation();
  // A new visit renders the screen again.
  const retry = () => void navigate(location, { replace: true, preventScrollReset: true });
  return <ErrorScreen error={error} onRetry={retry} />;
};

const LayoutError = ({ error }: { error: unknown }) => (
  <PublicLayout>
    <RouteError error={error} />
  </PublicLayout>
);

/** Shows an error instead of a screen that threw, inside its layout. */
export const RouteErrorBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary Fallback={RouteError} attempt={useLocation().key}>
    {children}
  </ErrorBoundary>
);

/** Replaces the layout if it threw itself. */
export const LayoutErrorBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary Fallback={LayoutError} attempt={useLocation().key}>
    {children}
  </ErrorBoundary>
);
