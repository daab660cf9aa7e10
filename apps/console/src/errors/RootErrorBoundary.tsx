import { PublicLayout } from '@planner/ui';
import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen.tsx';

interface State {
  failure?: { error: unknown };
}

/** Catches errors outside the router. */
export class RootErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <PublicLayout>
        <ErrorScreen error={failure.error} onRetry={() => location.reload()} />
      </PublicLayout>
    );
  }
}
