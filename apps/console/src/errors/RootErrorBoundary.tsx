import { PublicLayout } from '@planner/ui';
import { Component, type ReactNode } from 'react';
import { ReplaceFirstPaint } from '../firstPaint/ReplaceFirstPaint.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

interface RootErrorBoundaryState {
  error?: unknown;
}

/** Catches errors outside the router. */
export class RootErrorBoundary extends Component<{ children: ReactNode }, RootErrorBoundaryState> {
  override state: RootErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): RootErrorBoundaryState {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return (
      <PublicLayout>
        <ErrorScreen error={this.state.error} onRetry={() => location.reload()} />
        <ReplaceFirstPaint />
      </PublicLayout>
    );
  }
}
