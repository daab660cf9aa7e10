/** Compares what the mocks answered in the last run of the stories with the contract and the listed holes. */
import { existsSync, readFileSync } from 'node:fs';
import { operations } from '@planner/api-client/operations';
import { coverageHoles } from './coverageHoles.ts';
import { coverageOf } from './coverageOf.ts';
import { coverageProblems } from './coverageProblems.ts';
import type { LastRun } from './LastRun.ts';

const RESULTS = new URL('../../node_modules/.cache/planner-stories/stories.json', import.meta.url);

const lastRun = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as LastRun | null) : null;

if (lastRun) {
  const coverage = coverageOf(operations, coverageHoles, lastRun.responses);
  const states = coverage.flatMap((operation) => operation.states);
  const shown = states.filter(({ stories }) => stories.length > 0);
  console.log(`Stories show ${shown.length} of ${states.length} states of ${operations.length} operations.`);
  const problems = coverageProblems(coverage, coverageHoles);
  if (problems.length > 0)
    console.error(`${problems.join('\n')}\nReasons are listed in .storybook/status/coverageHoles.ts.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} else {
  console.error('The stories have not run: `pnpm test coverage` runs them first.');
  process.exitCode = 1;
}
