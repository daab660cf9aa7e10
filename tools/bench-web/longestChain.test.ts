import { expect, it } from 'vitest';
import { longestChain } from './longestChain.ts';
import type { RecordedRequest } from './RecordedRequest.ts';

const request = (path: string, start: number, end: number, type = 'Script'): RecordedRequest => ({
  path,
  type,
  start,
  end,
  bytes: 0,
});

const pathsOf = (requests: readonly RecordedRequest[]) => longestChain(requests).map(({ path }) => path);

it('follows requests that wait for each other', () => {
  const answer = request('/users', 5, 6, 'Fetch');
  expect(pathsOf([answer, request('/entry.js', 0, 2), request('/screen.js', 3, 5)])).toEqual([
    '/entry.js',
    '/screen.js',
    '/users',
  ]);
});

it('counts parallel requests once', () => {
  expect(pathsOf([request('/a.js', 0, 2), request('/b.js', 0, 3), request('/c.js', 1, 4)])).toHaveLength(1);
});

it('leaves out the document, fonts and images', () => {
  const others = ['Document', 'Font', 'Image'].map((type, index) =>
    request(`/${type}`, index * 2, index * 2 + 1, type),
  );
  expect(pathsOf([...others, request('/entry.js', 10, 11)])).toEqual(['/entry.js']);
});

it('is empty without requests', () => {
  expect(longestChain([])).toEqual([]);
});
