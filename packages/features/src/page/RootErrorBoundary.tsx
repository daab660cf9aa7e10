import { PublicLayout } from '@planner/ui';
import { Component, type ReactNode } from 'react';
import { ErrorScreen, type ErrorScreenProps } from './ErrorScreen.tsx';

export interface RootErrorBoundaryProps extends Pick<ErrorScreenProps, 'homeHref'> {
  children: ReactNode;
}

interface State {
  failure?: { error: unknown };
}

/** Catches errors outside the router. */
export class RootErrorBoundary extends Component<RootErrorBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { children, homeHref } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    return (
      <PublicLayout>
        <ErrorScreen error={failure.error} homeHref={homeHref} onRetry={() => location.reload()} />
      </PublicLayout>
    );
  }
}
