import {
  useQueryClient,
  type FetchQueryOptions,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLoadState, type LoadState } from '../query/useLoadState.ts';
import type { ListPage } from './ListPage.ts';
import type { HistoryChoice } from './useSearchText.ts';

/** Whether the user asked for less traffic. Only Chromium tells: the Network Information API. */
const savesData = (): boolean => Boolean(Object(Reflect.get(navigator, 'connection')).saveData);

export interface PagedList<Page> {
  state: LoadState<Page>;
  onPageChange: (page: number) => void;
  getPageHref: (page: number) => string;
  onRetry: () => void;
}

export interface PagedListOptions<Page, Key extends QueryKey> {
  /** From 1. */
  page: number;
  result: UseQueryResult<Page>;
  /** Omit it when one response holds all pages. */
  queryOf?: ((page: number) => FetchQueryOptions<Page, Error, Page, Key>) | undefined;
  /** Shown when the server sends no message. */
  fallback: string;
  onPageChange: (page: number, choice: HistoryChoice) => void;
  getPageHref: (page: number) => string;
}

/**
 * State of a list with pages. Prefetches the next page unless the user saves data; goes to the last page when the requested one does not exist, for
 * example after its last row was deleted. Get the result from `useListQuery`, or use `placeholderData: keepPreviousData`:
 * rows then stay until the next page arrives. For a short list without pages use `useLoadState`.
 */
export const usePagedList = <Page extends ListPage<unknown>, Key extends QueryKey>({
  page,
  result,
  queryOf,
  fallback,
  onPageChange,
  getPageHref,
}: PagedListOptions<Page, Key>): PagedList<Page> => {
  const queryClient = useQueryClient();
  const onLoaded = useEffectEvent((loaded: Page) => {
    const { currentPage, totalPages } = loaded;
    if (currentPage !== page) {
      // Cache the response for the page it belongs to, so that the step back sends no second request.
      if (queryOf) queryClient.setQueryData<Page>(queryOf(currentPage).queryKey, loaded);
      onPageChange(currentPage, { replace: true });
    } else if (queryOf && page < totalPages && !savesData()) {
      void queryClient.prefetchQuery(queryOf(page + 1));
    }
  });
  const loaded = result.isPlaceholderData ? undefined : result.data;
  useEffect(() => {
    if (loaded !== undefined) onLoaded(loaded);
  }, [loaded]);

  return {
    state: useLoadState(result, fallback),
    onPageChange: (next) => onPageChange(next, { replace: false }),
    getPageHref,
    onRetry: () => void result.refetch(),
  };
};
