import { expect, test } from 'vitest';
import { execute } from './execute.ts';
import { restartIfStalled } from './outcomeOf.ts';

const counts = { passed: 2, failed: 0, flaky: [] };

test('a run that stops printing is ended and starts again', async () => {
  let tries = 0;
  const outcome = await restartIfStalled(
    () => {
      tries += 1;
      return tries === 1
        ? execute('node -e "setInterval(() => {}, 1000)"', undefined, {}, 50)
        : Promise.resolve({ code: 0, output: '' });
    },
    () => counts,
  );
  expect(outcome).toMatchObject({ passed: 2, failed: 0, flaky: [{ name: 'the whole run' }] });
});

test('a run that stalls twice fails', async () => {
  const outcome = await restartIfStalled(
    () => Promise.resolve({ code: 1, output: 'the last line', isStalled: true }),
    () => counts,
  );
  expect(outcome).toMatchObject({ failed: 1 });
  expect(outcome.flaky[0]?.error).toContain('the last line');
});

test('a failed run does not start again', async () => {
  let tries = 0;
  const outcome = await restartIfStalled(
    () => {
      tries += 1;
      return Promise.resolve({ code: 1, output: '' });
    },
    () => ({ passed: 1, failed: 1, flaky: [] }),
  );
  expect(outcome).toMatchObject({ failed: 1, flaky: [] });
  expect(tries).toBe(1);
});
