/** A page of a list. */
interface NumberedPage {
  pagination: { currentPage: number; totalPages: number };
}

/** A page of a log. */
interface LogPage {
  nextCursor: string | null;
}

/** Where a page begins, for the query of an operation; empty for the first one. */
export interface PagePlace {
  page?: number;
  cursor?: string;
}

const placeAfter = (page: NumberedPage | LogPage): PagePlace | undefined => {
  if ('nextCursor' in page) return page.nextCursor === null ? undefined : { cursor: page.nextCursor };
  const { currentPage, totalPages } = page.pagination;
  return currentPage < totalPages ? { page: currentPage + 1 } : undefined;
};

/**
 * The pages of a list or a log, each fetched when the one before it is used up. What is added to or deleted from a list meanwhile
 * moves the rest: an item can then come twice, or not at all.
 *
 * @example
 * for await (const { users } of pagesOf((place) => listUsers(client, { query: 'ada', ...place })))
 *   for (const user of users) console.log(user.email);
 */
export async function* pagesOf<Page extends NumberedPage | LogPage>(
  load: (place: PagePlace) => Promise<Page>,
): AsyncGenerator<Page, void> {
  for (let place: PagePlace | undefined = {}; place;) {
    const page: Page = await load(place);
    // Of a list that has become shorter, the server sends the last page again.
    if ('pagination' in page && place.page !== undefined && page.pagination.currentPage < place.page) return;
    yield page;
    place = placeAfter(page);
  }
}
