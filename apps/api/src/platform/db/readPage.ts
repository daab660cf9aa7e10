export interface Page<Row> {
  rows: Row[];
  /** From 1; the last page if a later one was requested. */
  page: number;
  totalPages: number;
  /** Rows of all pages. */
  total: number;
}

/** Reads a page of a numbered list. An empty list has one empty page. */
export const readPage = async <Row>(
  { total, page: requested, limit }: { total: number; page: number; limit: number },
  read: (offset: number) => Promise<Row[]>,
): Promise<Page<Row>> => {
  const totalPages = Math.max(1, Math.ceil(total / limit));
  const page = Math.min(requested, totalPages);
  return { rows: await read((page - 1) * limit), page, totalPages, total };
};

/** The `pagination` of a response. */
export const paginationOf = ({ page, totalPages, total }: Page<unknown>, itemsPerPage: number) => ({
  currentPage: page,
  totalPages,
  totalItems: total,
  itemsPerPage,
});
