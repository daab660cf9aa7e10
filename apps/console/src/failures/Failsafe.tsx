import { PublicLayout } from '@planner/ui';
import { Component, type ReactNode } from 'react';
import { EndOfFirstPaint } from '../firstPaint/EndOfFirstPaint.tsx';
import { Failure } from './Failure.tsx';

interface FailsafeState {
  error?: unknown;
}

/** The last resort around everything, for what fails outside of the router. */
export class Failsafe extends Component<{ children: ReactNode }, FailsafeState> {
  override state: FailsafeState = {};

  static getDerivedStateFromError(error: unknown): FailsafeState {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return (
      <PublicLayout>
        <Failure error={this.state.error} onRetry={() => location.reload()} />
        <EndOfFirstPaint />
      </PublicLayout>
    );
  }
}
