import type { LoadState } from '../shared/query/useLoadState.ts';

/** State of loaded data, for stories of views. */
export const ready = <Data>(
  data: Data,
  more: { isStale?: boolean; message?: string; isRetrying?: boolean } = {},
): LoadState<Data> => ({ status: 'ready', data, isStale: false, ...more });
