import {
  useQueryClient,
  type FetchQueryOptions,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLoadState, type LoadProps } from '../query/useLoadState.ts';
import type { ListPage } from './ListPage.ts';
import { useSearchText, type HistoryChoice, type SearchText } from './useSearchText.ts';

/** Whether the user asked for less traffic. Only Chromium tells: the Network Information API. */
const savesData = (): boolean => Boolean(Object(Reflect.get(navigator, 'connection')).saveData);

export interface PagedList<Page> extends LoadProps<Page> {
  search: SearchText;
  onPageChange: (page: number) => void;
  getPageHref: (page: number) => string;
}

/** What the host of a list keeps in the URL. */
export interface PagedListScreenProps {
  /** From 1. */
  page: number;
  query: string;
  onPageChange: (page: number, choice: HistoryChoice) => void;
  onQueryChange: (query: string, choice: HistoryChoice) => void;
  getPageHref: (page: number) => string;
}

export interface PagedListOptions<Page, Key extends QueryKey> extends PagedListScreenProps {
  result: UseQueryResult<Page>;
  /** Omit it when one response holds all pages. */
  queryOf?: ((page: number) => FetchQueryOptions<Page, Error, Page, Key>) | undefined;
  /** Shown when the server sends no message. */
  fallback: string;
}

/**
 * State of a list with pages and a search. Prefetches the next page unless the user saves data; goes to the last page when the
 * requested one does not exist, for example after its last row was deleted. With `placeholderData: keepPreviousData`, rows stay
 * until the next page arrives. For a short list without pages use `useLoadState`.
 */
export const usePagedList = <Page extends ListPage<unknown>, Key extends QueryKey>(
  options: PagedListOptions<Page, Key>,
): PagedList<Page> => {
  const { page, result, queryOf, onPageChange } = options;
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
    ...useLoadState(result, options.fallback),
    search: useSearchText(options.query, options.onQueryChange),
    onPageChange: (next) => onPageChange(next, { replace: false }),
    getPageHref: options.getPageHref,
  };
};
