import { expect, it } from 'vitest';
import { outcomeOf } from './outcomeOf.ts';

const reportNothing = () => ({ passed: 0, failed: 0, flaky: [] });
const flaky = [{ name: 'a.test.ts > opens', error: 'Error: timed out' }];

it('takes the counts of the report', () => {
  const counts = { passed: 7, failed: 2, flaky };
  expect(outcomeOf({ code: 1, output: 'text' }, () => counts)).toEqual({ ...counts, output: 'text' });
});

it('passes a run in which a test was flaky', () => {
  expect(outcomeOf({ code: 0, output: '' }, () => ({ passed: 7, failed: 0, flaky }))).toMatchObject({
    passed: 7,
    failed: 0,
  });
});

it.each([
  ['that ended with an error', { code: 1, passed: 7 }],
  ['without a test', { code: 0, passed: 0 }],
])('fails a run %s', (_, { code, passed }) => {
  expect(outcomeOf({ code, output: '' }, () => ({ passed, failed: 0, flaky: [] }))).toMatchObject({
    passed,
    failed: 1,
  });
});

it('fails a run without a report', () => {
  const outcome = outcomeOf({ code: 0, output: 'text' }, () => {
    throw new Error('ENOENT');
  });
  expect(outcome).toEqual({ passed: 0, failed: 1, flaky: [], output: 'text' });
});

it('passes an empty run only where nothing may be related to the changes', () => {
  expect(outcomeOf({ code: 0, output: '' }, reportNothing, true)).toMatchObject({ passed: 0, failed: 0 });
  expect(outcomeOf({ code: 1, output: '' }, reportNothing, true)).toMatchObject({ failed: 1 });
});
