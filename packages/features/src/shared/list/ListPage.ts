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
