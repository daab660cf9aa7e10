import { ErrorState } from '@planner/ui';
import type { ReactNode } from 'react';
import type { LoadState } from '../query/useLoadState.ts';
import { RefetchMessage } from '../query/RefetchMessage.tsx';

export interface ListBodyProps {
  state: LoadState<unknown>;
  onRetry: () => void;
  children: ReactNode;
}

/** A failed refetch shows a message and keeps the table. */
export const ListBody = ({ state, onRetry, children }: ListBodyProps) =>
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
