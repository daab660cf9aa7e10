import { expect, it } from 'vitest';
import { readOptions } from './readOptions.ts';

const scenarios = ['bytes', 'rows'];

it('runs everything five times by default', () => {
  expect(readOptions([], scenarios)).toEqual({ runs: 5, only: [] });
});

it('reads its options behind the dashes of pnpm', () => {
  const args = ['--', '--runs', '2', '--only', 'rows', '--only', 'bytes'];
  expect(readOptions(args, scenarios)).toEqual({ runs: 2, only: ['rows', 'bytes'] });
});

it.each([[['--runs', '0']], [['--only', 'columns']], [['--quick']]])('rejects %j', (args) => {
  expect(() => readOptions(args, scenarios)).toThrow(/--/);
});
