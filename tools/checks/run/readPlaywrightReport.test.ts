import { expect, it } from 'vitest';
import { readPlaywrightReport } from './reports.ts';

const passed = { errors: [] };

it('counts flaky journeys as passed and names them', () => {
  const json = JSON.stringify({
    stats: { expected: 1, unexpected: 1, flaky: 2, skipped: 1 },
    suites: [
      {
        title: 'users.spec.ts',
        specs: [
          { title: 'opens', tests: [{ status: 'expected', results: [passed] }] },
          {
            title: 'saves',
            tests: [{ status: 'flaky', results: [{ errors: [{ message: 'Error: 500' }] }, passed] }],
          },
        ],
        suites: [
          {
            title: 'on a phone',
            specs: [
              { title: 'closes', tests: [{ status: 'flaky', results: [{ errors: [] }, passed] }] },
              {
                title: 'searches',
                tests: [{ status: 'unexpected', results: [{ errors: [{ message: 'Error: 404' }] }] }],
              },
              { title: 'waits', tests: [{ status: 'skipped', results: [] }] },
            ],
          },
        ],
      },
    ],
  });
  expect(readPlaywrightReport(json)).toEqual({
    passed: 3,
    failed: 2,
    flaky: [
      { name: 'users.spec.ts > saves', error: 'Error: 500' },
      { name: 'users.spec.ts > on a phone > closes', error: '' },
    ],
  });
});
