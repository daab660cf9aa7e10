import { PublicLayout } from '@planner/ui';
import { Component, type ComponentType, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  Fallback: ComponentType<{ error: unknown }>;
  /** A new value renders the children again. */
  attempt?: string;
}

interface ErrorBoundaryState {
  attempt?: string | undefined;
  failure?: { error: unknown } | undefined;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { attempt }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return attempt === state.attempt ? null : { attempt, failure: undefined };
  }

  override render(): ReactNode {
    const { children, Fallback } = this.props;
    const { failure } = this.state;
    return failure ? <Fallback {...failure} /> : children;
  }
}

const Fallback = ({ error }: { error: unknown }) => (
  <PublicLayout>
    <ErrorScreen error={error} onRetry={() => location.reload()} />
  </PublicLayout>
);

/** Catches errors outside the router. */
export const RootErrorBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary Fallback={Fallback}>{children}</ErrorBoundary>
);
