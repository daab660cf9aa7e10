import { expect, it } from 'vitest';
import { longestChain, type RecordedRequest } from './longestChain.ts';

const request = (start: number, end: number, type = 'Script'): RecordedRequest => ({
  type,
  start,
  end,
  bytes: 0,
});

it('follows requests that wait for each other', () => {
  expect(longestChain([request(5, 6, 'Fetch'), request(0, 2), request(3, 5)])).toBe(3);
});

it('counts parallel requests once', () => {
  expect(longestChain([request(0, 2), request(0, 3), request(1, 4)])).toBe(1);
});

it('leaves out the document, fonts and images', () => {
  const others = ['Document', 'Font', 'Image'].map((type, index) => request(index * 2, index * 2 + 1, type));
  expect(longestChain([...others, request(10, 11)])).toBe(1);
});

it('is 0 without requests', () => {
  expect(longestChain([])).toBe(0);
});
