export interface Page {
  /** From 1; the last page if a later one was requested. */
  page: number;
  totalPages: number;
  offset: number;
}

/** Locates a page. An empty list has one empty page. */
export const pageOf = (total: number, page: number, limit: number): Page => {
  const totalPages = Math.max(1, Math.ceil(total / limit));
  const number = Math.min(page, totalPages);
  return { page: number, totalPages, offset: (number - 1) * limit };
};
