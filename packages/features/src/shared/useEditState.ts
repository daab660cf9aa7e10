import { isApiError } from '@planner/api-client';
import type { UseQueryResult } from '@tanstack/react-query';
import { useIsSlow } from './useIsSlow.ts';
import { useLoadState, type LoadState } from './useLoadState.ts';

/** What a screen that edits something shows; `gone`: there is no such thing (any more). */
export type EditState<Stored> = LoadState<Stored> | { status: 'gone' };

/** Turns the query of one thing into what the screen that edits it shows. */
export const useEditState = <Stored>(
  result: UseQueryResult<Stored>,
  fallback: string,
): { state: EditState<Stored>; isSlow: boolean; onRetry: () => void } => {
  const state = useLoadState(result, fallback);
  const isSlow = useIsSlow(state.status === 'loading');
  const isGone = isApiError(result.error) && result.error.status === 404;
  return { state: isGone ? { status: 'gone' } : state, isSlow, onRetry: () => void result.refetch() };
};
