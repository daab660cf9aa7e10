import {
  useQueryClient,
  type FetchQueryOptions,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLoadState, type LoadProps } from '../query/useLoadState.ts';
import { useSearchText, type HistoryChoice, type SearchText } from './useSearchText.ts';
import type { PagePosition, Pagination } from '@planner/api-client';
import { formatCount, formatNumber } from '@planner/ui';

/** One page of a list, as its query caches it. */
export interface ListPage<Row> {
  rows: Row[];
  /** From 1; the last page when the requested one does not exist. */
  currentPage: number;
  totalPages: number;
  perPage: number;
  /** Rows on all pages. */
  total: number;
}

/** The list of users names its totals differently. */
const totalsOf = (pagination: PagePosition | Pagination): Pick<ListPage<unknown>, 'total' | 'perPage'> =>
  'totalUsers' in pagination
    ? { total: pagination.totalUsers, perPage: pagination.usersPerPage }
    : { total: pagination.totalItems, perPage: pagination.itemsPerPage };

export const toListPage = <Row>(rows: Row[], pagination: PagePosition | Pagination): ListPage<Row> => ({
  rows,
  currentPage: pagination.currentPage,
  totalPages: pagination.totalPages,
  ...totalsOf(pagination),
});

/** `23 users · page 1 of 3` */
export const pageSummary = (
  { total, currentPage, totalPages }: Omit<ListPage<unknown>, 'rows'>,
  noun: string,
): string => `${formatCount(total, noun)} · page ${formatNumber(currentPage)} of ${formatNumber(totalPages)}`;

/** `21–30 of 12,473` */
export const formatRange = ({ rows, currentPage, perPage, total }: ListPage<unknown>, locale?: string) => {
  const before = (currentPage - 1) * perPage;
  return `${formatNumber(before + 1, locale)}–${formatNumber(before + rows.length, locale)} of ${formatNumber(total, locale)}`;
};

/** Whether the user asked for less traffic. Only Chromium tells: the Network Information API. */
const savesData = (): boolean => Boolean(Object(Reflect.get(navigator, 'connection')).saveData);

/** Rows per page that a list offers. */
export const PAGE_SIZES = [10, 25, 50, 100];

export interface PagedList<Page> extends LoadProps<Page> {
  /** Rows per page, undefined for 10. */
  limit?: number | undefined;
  /** Undefined if the server decides how many rows a page has. */
  onLimitChange?: ((limit: number | undefined) => void) | undefined;
  search: SearchText;
  onPageChange: (page: number) => void;
  getPageHref: (page: number) => string;
}

/** What the host of a list keeps in the URL. */
export interface PagedListScreenProps<Params = { page: number; limit: number | undefined; query: string }> {
  /** From 1. */
  page: number;
  /** Rows per page; undefined for 10. */
  limit?: number | undefined;
  query: string;
  /** Omitted parameters keep their value. */
  onChange: (change: Partial<Params>, choice: HistoryChoice) => void;
  getPageHref: (page: number) => string;
}

export interface PagedListOptions<Page, Key extends QueryKey> extends PagedListScreenProps {
  result: UseQueryResult<Page>;
  /** Omit it when one response holds all pages. */
  queryOf?: ((page: number) => FetchQueryOptions<Page, Error, Page, Key>) | undefined;
  /** Shown when the server sends no message. */
  fallback: string;
  /** True if the user may choose how many rows a page has. */
  hasLimit?: boolean;
}

/**
 * State of a list with pages and a search. Prefetches the next page unless the user saves data; goes to the last page when the
 * requested one does not exist, for example after its last row was deleted. With `placeholderData: keepPreviousData`, rows stay
 * until the next page arrives. For a short list without pages use `useLoadState`.
 */
export const usePagedList = <Page extends ListPage<unknown>, Key extends QueryKey>(
  options: PagedListOptions<Page, Key>,
): PagedList<Page> => {
  const { page, result, queryOf, onChange } = options;
  const queryClient = useQueryClient();
  const onLoaded = useEffectEvent((loaded: Page) => {
    const { currentPage, totalPages } = loaded;
    if (currentPage !== page) {
      // Cache the response for the page it belongs to, so that the step back sends no second request.
      if (queryOf) queryClient.setQueryData<Page>(queryOf(currentPage).queryKey, loaded);
      onChange({ page: currentPage }, { replace: true });
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
    search: useSearchText(options.query, (query, choice) => onChange({ page: 1, query }, choice)),
    limit: options.limit,
    onLimitChange: options.hasLimit ? (limit) => onChange({ page: 1, limit }, { replace: false }) : undefined,
    onPageChange: (next) => onChange({ page: next }, { replace: false }),
    getPageHref: options.getPageHref,
  };
};
