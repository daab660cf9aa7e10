import type { Wire } from '../types.ts';

const USERS_PER_PAGE = 10;

/** The page that the server would answer with: literal search without regard to case, and the last page for later ones. */
export const pageOf = (users: Wire['User'][], page: number, query: string): Wire['UserPage'] => {
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
