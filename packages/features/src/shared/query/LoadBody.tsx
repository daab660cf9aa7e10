import { Banner, Button, ErrorState } from '@planner/ui';
import type { ReactNode } from 'react';
import type { LoadProps } from './useLoadState.ts';

/** Shows that a fetch or refetch failed, until one succeeds. */
export const RefetchMessage = ({ state, onRetry }: LoadProps<unknown>) =>
  state.status === 'loading' || state.message === undefined ? null : (
    <Banner
      tone="danger"
      action={
        <Button size="small" isPending={state.isRetrying} pendingLabel="Trying again..." onPress={onRetry}>
          Try again
        </Button>
      }
    >
      {state.message}
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
      <RefetchMessage state={state} onRetry={onRetry} />
      {children}
    </>
  );
