import { PublicLayout } from '@planner/ui';
import type { ReactNode } from 'react';
import { ReplaceFirstPaint } from '../firstPaint/ReplaceFirstPaint.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

const Fallback = ({ error }: { error: unknown }) => (
  <PublicLayout>
    <ErrorScreen error={error} onRetry={() => location.reload()} />
    <ReplaceFirstPaint />
  </PublicLayout>
);

/** Catches errors outside the router. */
export const RootErrorBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary Fallback={Fallback}>{children}</ErrorBoundary>
);
