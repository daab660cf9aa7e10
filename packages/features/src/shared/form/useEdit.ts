import { hasCode, type Versioned } from '@planner/api-client';
import type { UseQueryResult } from '@tanstack/react-query';
import { useIsSlow } from '../query/SlowRequestNotice.tsx';
import { useLoadState, type LoadState } from '../query/useLoadState.ts';
import { useVersions } from './useVersions.ts';

/** `gone`: the item does not exist (404). */
export type EditState<Stored> = LoadState<Stored> | { status: 'gone' };

interface EditOptions<Update> {
  /** Shown when the server sends no message. */
  fallback: string;
  /** From `useSaveForm`. */
  save: { error: Error | null; state: { errorMessage: string | undefined } };
  /** Saves if the stored version still has this ETag. */
  onSave: (update: Update, etag: string | null) => void;
}

const isNotFound = (error: Error | null) => hasCode(error, 'not-found', 404);

/** Data half of an `EditScreen`: loading, 404 and conflicts (412). `query` includes `editQueryOptions`. */
export const useEdit = <Stored extends object, Update>(
  query: UseQueryResult<Versioned<Stored>>,
  { fallback, save, onSave }: EditOptions<Update>,
) => {
  const { state: loaded, onRetry } = useLoadState(query, fallback);
  const isSlow = useIsSlow(loaded.status === 'loading');
  const { conflict, base } = useVersions(query.data, save.error);
  // The form merges a conflict, so the next save overwrites nothing that the user hasn't seen.
  const latest = conflict ?? base;
  const state: EditState<Stored> = loaded.status === 'ready' && latest ? { ...loaded, data: latest } : loaded;
  const isDeleted = isNotFound(save.error);
  return {
    state: isNotFound(query.error) ? ({ status: 'gone' } as const) : state,
    isSlow,
    conflict,
    isDeleted,
    errorMessage: isDeleted ? undefined : save.state.errorMessage,
    onRetry,
    onSubmit: (update: Update) => onSave(update, latest?.etag ?? null),
  };
};
