import { ScreenError, PublicLayout } from '@planner/ui';
import { useEffect, useEffectEvent, Component, type ReactNode } from 'react';
import { ScreenLoadError } from './chunkLoadErrors.ts';

export interface ErrorScreenProps {
  error: unknown;
  onRetry: () => void;
  /** Address of the start page. */
  homeHref: string;
}

const LoadError = ({ onRetry }: Pick<ErrorScreenProps, 'onRetry'>) => {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const onOnline = () => retry();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
  return (
    <ScreenError
      title="This screen could not be loaded"
      message="The server cannot be reached, or a new version has just been installed."
      // A reload, because browsers remember the failed preload of a module for the lifetime of the page.
      onRetry={() => location.reload()}
    />
  );
};

/** Shown for a screen that threw, or whose code failed to load. The latter is tried again once the server is reached. */
export const ErrorScreen = ({ error, onRetry, homeHref }: ErrorScreenProps) =>
  error instanceof ScreenLoadError ? (
    <LoadError onRetry={onRetry} />
  ) : (
    <ScreenError
      title="This screen ran into a problem"
      message="Everything you saved is safe. Try again. If it happens again, go to the start page."
      onRetry={onRetry}
      homeHref={homeHref}
    />
  );

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
