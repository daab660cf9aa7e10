import type { Wire } from './wireTypes.ts';

const USERS_PER_PAGE = 10;

/** Searches like the server: literal and case-insensitive; the last page for a page beyond it. */
export const userPageOf = (users: Wire['User'][], page: number, query: string): Wire['UserPage'] => {
  const wanted = query.trim().toLowerCase();
  const found = users.filter(({ name, email }) =>
    [name, email].some((value) => value.toLowerCase().includes(wanted)),
  );
  const totalPages = Math.max(1, Math.ceil(found.length / USERS_PER_PAGE));
  const currentPage = Math.min(page, totalPages);
  const start = (currentPage - 1) * USERS_PER_PAGE;
  return {
    users: found.slice(start, start + USERS_PER_PAGE),
    pagination: { currentPage, totalPages, totalUsers: found.length, usersPerPage: USERS_PER_PAGE },
  };
};
