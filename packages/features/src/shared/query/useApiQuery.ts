import { useEffect, useEffectEvent, useState } from 'react';
import { isTransient } from './errorMessage.ts';
import type { LoadResult } from './useLoadState.ts';

/** Delay before a request is retried, in milliseconds; short, to show an error within a second. */
export const RETRY_DELAY_MS = 300;

type Load<Data> = (signal: AbortSignal) => Promise<Data>;

const withRetry = async <Data>(load: Load<Data>, signal: AbortSignal): Promise<Data> => {
  try {
    return await load(signal);
  } catch (error) {
    if (signal.aborted || !isTransient(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return load(signal);
  }
};

/**
 * `useQuery` for pages without a session: nothing else shows their data, so they load no query library. Loads again
 * when the window gains focus and when the device is online again. `load` must always read the same. It waits until `isEnabled`.
 */
export const useApiQuery = <Data>(load: Load<Data>, isEnabled = true): LoadResult<Data> => {
  const [state, setState] = useState<Pick<LoadResult<Data>, 'data' | 'error' | 'isFetching'>>({
    data: undefined,
    error: null,
    isFetching: true,
  });
  const { isFetching } = state;

  const start = useEffectEvent((signal: AbortSignal) => withRetry(load, signal));
  useEffect(() => {
    if (!isFetching || !isEnabled) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (next: Partial<typeof state>) => {
      if (!signal.aborted) setState((before) => ({ ...before, ...next, isFetching: false }));
    };
    start(signal).then(
      (data) => settle({ data, error: null }),
      (error: unknown) => settle({ error }),
    );
    return () => controller.abort();
  }, [isFetching, isEnabled]);

  const [reload] = useState(
    () => () => setState((before) => (before.isFetching ? before : { ...before, isFetching: true })),
  );
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') reload();
    };
    addEventListener('visibilitychange', onVisibilityChange);
    addEventListener('online', reload);
    return () => {
      removeEventListener('visibilitychange', onVisibilityChange);
      removeEventListener('online', reload);
    };
  }, [reload]);

  return {
    ...state,
    isPlaceholderData: false,
    isSuccess: state.data !== undefined && state.error === null,
    refetch: reload,
  };
};
