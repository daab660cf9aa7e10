import { Banner, Button, ErrorState } from '@planner/ui';
import type { ReactNode } from 'react';
import type { LoadProps } from './useLoadState.ts';

export interface RefetchMessageProps {
  /** Renders nothing if undefined. */
  message: string | undefined;
  isRetrying: boolean | undefined;
  onRetry: () => void;
}

/** Shows that a fetch or refetch failed, until one succeeds. */
export const RefetchMessage = ({ message, isRetrying, onRetry }: RefetchMessageProps) =>
  message === undefined ? null : (
    <Banner
      tone="danger"
      action={
        <Button size="small" isPending={isRetrying} pendingLabel="Trying again..." onPress={onRetry}>
          Try again
        </Button>
      }
    >
      {message}
    </Banner>
  );

export interface LoadBodyProps extends LoadProps<unknown> {
  /** Also shown while loading. */
  children: ReactNode;
}

/** Shows the error instead of what failed to load. A failed refetch shows a message and keeps it. */
export const LoadBody = ({ state, onRetry, children }: LoadBodyProps) =>
  state.status === 'failed' ? (
    <ErrorState message={state.message} onRetry={onRetry} isRetrying={state.isRetrying} />
  ) : (
    <>
      {state.status === 'ready' && (
        <RefetchMessage message={state.message} isRetrying={state.isRetrying} onRetry={onRetry} />
      )}
      {children}
    </>
  );
