import type { PagePosition, Pagination } from '@planner/api-client';
import type { ListPage } from './ListPage.ts';

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
