import { isApiError, type Versioned } from '@planner/api-client';
import type { UseQueryResult } from '@tanstack/react-query';
import { useIsSlow } from '../query/useIsSlow.ts';
import { useLoadState, type LoadState } from '../query/useLoadState.ts';
import { useVersions } from './useVersions.ts';

/** `gone`: the item does not exist (404). */
export type EditState<Stored> = LoadState<Stored> | { status: 'gone' };

export interface UseEditOptions<Update> {
  /** Shown when the server sends no message. */
  fallback: string;
  save: { error: Error | null; reset: () => void };
  /** Saves if the stored version still has this ETag. */
  onSave: (update: Update, etag: string | null) => void;
}

/** Data half of an `EditScreen`: loading, 404 and conflicts (412). `query` includes `editQueryOptions`. */
export const useEdit = <Stored extends object, Update>(
  query: UseQueryResult<Versioned<Stored>>,
  { fallback, save, onSave }: UseEditOptions<Update>,
) => {
  const loaded = useLoadState(query, fallback);
  const isSlow = useIsSlow(loaded.status === 'loading');
  const { conflict, base, takeTheirs } = useVersions(query.data, save);
  const isGone = isApiError(query.error) && query.error.status === 404;
  const state: EditState<Stored> = loaded.status === 'ready' && base ? { ...loaded, data: base } : loaded;
  return {
    state: isGone ? ({ status: 'gone' } as const) : state,
    isSlow,
    conflict,
    onRetry: () => void query.refetch(),
    onSubmit: (update: Update) => onSave(update, base?.etag ?? null),
    onKeepMine: (update: Update) => onSave(update, conflict?.etag ?? null),
    onTakeTheirs: takeTheirs,
  };
};
