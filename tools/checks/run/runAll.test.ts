import { expect, it } from 'vitest';
import { runAll, type Check } from './runAll.ts';

const passed = { passed: 1, failed: 0, flaky: [], output: '' };

function createChecks(...definitions: [name: string, needs?: string][]) {
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const checks: Check[] = definitions.map(([name, needs]) => ({
    name,
    needs: needs ? [needs] : [],
    run: async () => {
      log.push(`${name} starts`);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      log.push(`${name} ends`);
      return passed;
    },
  }));
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { checks, log, end };
}

it('runs two checks at a time, in their order', async () => {
  const { checks, log, end } = createChecks(['a'], ['b'], ['c']);
  const finished = runAll(checks, 2, () => {});
  await end('b');
  await end('a');
  await end('c');
  await finished;
  expect(log).toEqual(['a starts', 'b starts', 'b ends', 'c starts', 'a ends', 'c ends']);
});

it('starts a check only after the one it needs, and others meanwhile', async () => {
  const { checks, log, end } = createChecks(['build'], ['journeys', 'build'], ['sizes']);
  const finished = runAll(checks, 2, () => {});
  await end('sizes');
  await end('build');
  await end('journeys');
  await finished;
  expect(log).toEqual([
    'build starts',
    'sizes starts',
    'sizes ends',
    'build ends',
    'journeys starts',
    'journeys ends',
  ]);
});

it('reports each check when it ends', async () => {
  const { checks, end } = createChecks(['a'], ['b']);
  const ran: string[] = [];
  const finished = runAll(checks, 2, ({ name }) => ran.push(name));
  await end('b');
  expect(ran).toEqual(['b']);
  await end('a');
  expect((await finished).map(({ name }) => name)).toEqual(['b', 'a']);
});
