import { createContext, use, useState } from 'react';
import { errorMessage } from './errorMessage.ts';

/** True while the shell shows that the server cannot be reached: parts then don't repeat it. */
export const DisconnectedContext = createContext(false);

/** The result of `useApiQuery` or `useQuery`. */
export interface LoadResult<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  isSuccess: boolean;
  refetch: () => unknown;
}

/** Once there is data, it stays, even if later requests fail. */
export type LoadState<Data> =
  | { status: 'loading' }
  | {
      status: 'failed';
      message: string;
      isRetrying: boolean;
    }
  | {
      status: 'ready';
      data: Data;
      /** True if the data belongs to the previous query key. */
      isStale: boolean;
      message?: string | undefined;
      isRetrying?: boolean | undefined;
    };

/** Props of a view of what is loaded. */
export interface LoadProps<Data> {
  state: LoadState<Data>;
  onRetry: () => void;
}

/**
 * Converts a result to the props of a view. Keeps two things that the result loses: the data of the previous key while the next
 * one fails, and the error while a retry is pending, so that its button stays. While the shell shows that the server cannot be
 * reached, an error counts as loading: the request is sent again. A component for one item needs the item's id as its `key`.
 */
export const useLoadState = <Data>(result: LoadResult<Data>, fallback: string): LoadProps<Data> => {
  const [lastData, setLastData] = useState(result.data);
  const [problem, setProblem] = useState<unknown>(result.error);
  if (result.data !== undefined && result.data !== lastData) setLastData(result.data);
  if (result.error && result.error !== problem) setProblem(result.error);
  if (problem && result.isSuccess && !result.isPlaceholderData) setProblem(null);

  const data = result.data ?? lastData;
  const isWaiting = use(DisconnectedContext) && Boolean(problem);
  const message = problem && !isWaiting ? errorMessage(problem, fallback) : undefined;
  const isRetrying = result.isFetching;
  const onRetry = () => void result.refetch();
  if (data === undefined)
    return {
      state: message === undefined ? { status: 'loading' } : { status: 'failed', message, isRetrying },
      onRetry,
    };
  const isStale = result.isPlaceholderData || (result.data === undefined && (isRetrying || isWaiting));
  return { state: { status: 'ready', data, isStale, message, isRetrying }, onRetry };
};
