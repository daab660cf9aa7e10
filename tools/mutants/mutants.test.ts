import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { MUTANTS } from './mutants.ts';

const API = path.resolve(import.meta.dirname, '../../apps/api');

it('there are at least 60 mutants', () => {
  expect(MUTANTS.length).toBeGreaterThanOrEqual(60);
});

it.each(MUTANTS)('$file: $find applies once, and its test exists', ({ file, find, replace, test, name }) => {
  const source = readFileSync(path.join(API, 'src', file), 'utf8');
  expect(source.split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
  // Names of generated tests come from the contract.
  const text = readFileSync(path.join(API, 'test', test), 'utf8');
  expect(name === 'listUsers' || text.includes(name)).toBe(true);
});
