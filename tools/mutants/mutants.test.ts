import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CONSOLE_MUTANTS } from './consoleMutants.ts';
import { SERVER_MUTANTS } from './serverMutants.ts';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');

it('there are at least 60 mutants of the server and 40 of the console', () => {
  expect(SERVER_MUTANTS.length).toBeGreaterThanOrEqual(60);
  expect(CONSOLE_MUTANTS.length).toBeGreaterThanOrEqual(40);
});

it.each([...SERVER_MUTANTS, ...CONSOLE_MUTANTS])(
  '$file: $find applies once, and its test exists',
  ({ file, find, replace, test, name }) => {
    expect(read(file).split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
    // Names of generated tests come from the contract.
    expect(name === 'listUsers' || read(test).includes(name)).toBe(true);
  },
);
