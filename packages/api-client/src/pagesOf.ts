import { ApiError } from './ApiError.ts';

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

const wrong = (problem: string) =>
  new ApiError({ kind: 'malformed', status: 200, cause: new Error(problem) });

/**
 * The pages of a list or a log, each fetched when the one before it is used up. What is added to or deleted from a list meanwhile
 * moves the rest: an item can then come twice, or not at all. @throws ApiError when a page cannot be read, or when the server repeats one
 *
 * @example
 * for await (const { users } of pagesOf((place) => listUsers(client, { query: 'ada', ...place })))
 *   for (const user of users) console.log(user.email);
 */
export async function* pagesOf<Page extends NumberedPage | LogPage>(
  load: (place: PagePlace) => Promise<Page>,
): AsyncGenerator<Page, void> {
  const cursors = new Set<string>();
  for (let place: PagePlace | undefined = {}; place;) {
    const page: Page = await load(place);
    // Of a list that has become shorter, the server sends the last page again.
    if ('pagination' in page && place.page !== undefined && page.pagination.currentPage < place.page) {
      const { currentPage, totalPages } = page.pagination;
      if (currentPage < totalPages) throw wrong(`page ${currentPage} instead of page ${place.page}`);
      return;
    }
    yield page;
    place = placeAfter(page);
    if (place?.cursor === undefined) continue;
    if (cursors.has(place.cursor)) throw wrong(`the cursor “${place.cursor}” a second time`);
    cursors.add(place.cursor);
  }
}
