import type { LoadState } from '../shared/useLoadState.ts';

/** The state of a view that has its data; `more` for what else there is to say about it. */
export const ready = <Data>(
  data: Data,
  more: { isStale?: boolean; message?: string; isRetrying?: boolean } = {},
): LoadState<Data> => ({ status: 'ready', data, isStale: false, ...more });
