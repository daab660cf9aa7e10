import { array, number, type Parser } from '@planner/api-client/parsers';

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

/** Parsers of the fields of a page. */
export const pageParsers = <Row>(parseRow: Parser<Row>) => ({
  rows: array(parseRow),
  currentPage: number,
  totalPages: number,
  perPage: number,
  total: number,
});
