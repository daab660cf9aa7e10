import { expect, it } from 'vitest';
import { summarize } from './runAll.ts';

const flaky = (...names: string[]) => names.map((name) => ({ name, error: 'Error: timed out' }));

it('adds up the checks and names those that failed', () => {
  const summary = summarize(
    new Map([
      ['lint', { passed: 1, failed: 0, flaky: [] }],
      ['unit', { passed: 300, failed: 2, flaky: [] }],
      ['build console', { passed: 0, failed: 1, flaky: [] }],
    ]),
  );
  expect(summary).toEqual({ lines: ['Failed: unit (2), build console (1).'], passed: 301, failed: 3 });
});

it('counts three flaky tests as passed and lists them', () => {
  const summary = summarize(
    new Map([
      ['unit', { passed: 10, failed: 0, flaky: flaky('a.test.ts > a') }],
      ['journeys', { passed: 5, failed: 0, flaky: flaky('b.spec.ts > b', 'b.spec.ts > c') }],
    ]),
  );
  expect(summary).toEqual({
    lines: [
      'Flaky: a.test.ts > a (unit)',
      'Flaky: b.spec.ts > b (journeys)',
      'Flaky: b.spec.ts > c (journeys)',
    ],
    passed: 15,
    failed: 0,
  });
});

it('counts four flaky tests as failed and says so', () => {
  const { lines, passed, failed } = summarize(
    new Map([
      ['unit', { passed: 10, failed: 0, flaky: flaky('a', 'b', 'c') }],
      ['journeys', { passed: 5, failed: 0, flaky: flaky('d') }],
    ]),
  );
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toBe('More than 3 tests are flaky: they count as failed.');
  expect([passed, failed]).toEqual([11, 4]);
});
