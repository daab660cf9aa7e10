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
