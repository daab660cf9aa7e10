import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from './errorMessage.ts';

/** What a view shows of a query. Once there is data, it stays, whatever becomes of later requests. */
export type LoadState<Data> =
  | { status: 'loading' }
  | {
      status: 'failed';
      message: string;
      /** Whether another attempt is under way. */
      isRetrying: boolean;
    }
  | {
      status: 'ready';
      data: Data;
      /** Whether the data answers an earlier question and is about to be replaced. */
      isStale: boolean;
      /** Why the last request failed; undefined when it did not. */
      message?: string | undefined;
      isRetrying?: boolean | undefined;
    };

/**
 * Turns a query's result into the state of a view.
 *
 * It remembers two things that a result forgets: the data of the last question while the next one fails, and the error
 * while another attempt runs, so that the button that was just pressed does not vanish. A component that shows one item
 * needs a `key` with the item's id.
 *
 * @param fallback Sentence of the error catalogue for this query.
 */
export const useLoadState = <Data>(
  result: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'isSuccess'>,
  fallback: string,
): LoadState<Data> => {
  const [lastData, setLastData] = useState(result.data);
  const [problem, setProblem] = useState<unknown>(result.error);
  if (result.data !== undefined && result.data !== lastData) setLastData(result.data);
  if (result.error && result.error !== problem) setProblem(result.error);
  if (problem && result.isSuccess && !result.isPlaceholderData) setProblem(null);

  const data = result.data ?? lastData;
  const message = problem ? errorMessage(problem, fallback) : undefined;
  const isRetrying = result.isFetching;
  if (data !== undefined)
    return {
      status: 'ready',
      data,
      isStale: result.isPlaceholderData || (result.data === undefined && isRetrying),
      message,
      isRetrying,
    };
  return message === undefined ? { status: 'loading' } : { status: 'failed', message, isRetrying };
};
