import { expect, test } from 'vitest';
import { type ApiError, createApiClient, listActivity, listUsers, pagesOf, reasonOf } from './index.ts';
import { wireUsers } from './testing/wireUsers.ts';

const answering = (bodyOf: (query: URLSearchParams) => object) => {
  const queries: string[] = [];
  const client = createApiClient({
    baseUrl: 'http://planner.test/api/v1',
    fetch: (request) => {
      const { searchParams } = new URL(request.url);
      queries.push(String(searchParams));
      return Promise.resolve(Response.json(bodyOf(searchParams)));
    },
  });
  return { client, queries };
};

const userPage = (currentPage: number, totalPages: number) => ({
  users: wireUsers.slice(0, 1).map((user) => ({ ...user, name: `Page ${currentPage}` })),
  pagination: { currentPage, totalPages, totalUsers: totalPages, usersPerPage: 1 },
});

test('pages of a list come in order, with the query of each call', async () => {
  const { client, queries } = answering((query) => userPage(Number(query.get('page') ?? 1), 3));
  const names: string[] = [];
  for await (const { users } of pagesOf((place) => listUsers(client, { query: 'ada', ...place })))
    names.push(...users.map(({ name }) => name));
  expect(names).toEqual(['Page 1', 'Page 2', 'Page 3']);
  expect(queries).toEqual(['query=ada', 'query=ada&page=2', 'query=ada&page=3']);
});

test('a list that becomes shorter on the way does not repeat its last page', async () => {
  const { client } = answering((query) => (query.has('page') ? userPage(1, 1) : userPage(1, 3)));
  const pages: number[] = [];
  for await (const { pagination } of pagesOf((place) => listUsers(client, place)))
    pages.push(pagination.currentPage);
  expect(pages).toEqual([1]);
});

test('a log ends where no cursor follows, and nothing is fetched that nobody asks for', async () => {
  const { client, queries } = answering((query) => ({
    items: [],
    nextCursor: query.get('cursor') === 'Mg' ? null : 'Mg',
  }));
  for await (const page of pagesOf((place) => listActivity(client, place))) {
    expect(page.items).toEqual([]);
    break;
  }
  expect(queries).toEqual(['']);
  const cursors: (string | null)[] = [];
  for await (const { nextCursor } of pagesOf((place) => listActivity(client, place)))
    cursors.push(nextCursor);
  expect(cursors).toEqual(['Mg', null]);
});

test('a server that begins its log again is reported after what it sent', async () => {
  const { client, queries } = answering((query) => ({
    items: [],
    nextCursor: query.get('cursor') === 'a' ? 'b' : 'a',
  }));
  const cursors: (string | null)[] = [];
  const readAll = async () => {
    for await (const { nextCursor } of pagesOf((place) => listActivity(client, place)))
      cursors.push(nextCursor);
  };
  const error = await readAll().catch((thrown: unknown) => thrown);
  expect(reasonOf(error as ApiError)).toBe(
    'The server answered 200 with something else than the contract says: the cursor “a” a second time',
  );
  expect(cursors).toEqual(['a', 'b', 'a']);
  expect(queries).toEqual(['', 'cursor=a', 'cursor=b']);
});

test('a server that knows no pages is reported, instead of taking its first page for all', async () => {
  const { client } = answering(() => userPage(1, 3));
  const pages: number[] = [];
  const readAll = async () => {
    for await (const { pagination } of pagesOf((place) => listUsers(client, place)))
      pages.push(pagination.currentPage);
  };
  const error = await readAll().catch((thrown: unknown) => thrown);
  expect(reasonOf(error as ApiError)).toBe(
    'The server answered 200 with something else than the contract says: page 1 instead of page 2',
  );
  expect(pages).toEqual([1]);
});
