/**
 * Applies each mutant in a copy of the project and runs its test, which must fail, but pass without it. Prints the result
 * of each.
 * Arguments: starts of names of folders or files, such as `ui` or `policies`, to run only their mutants.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createScratchCopy } from '@planner/checks/scratchCopy';
import { CONSOLE_MUTANTS } from './consoleMutants.ts';
import type { Mutant } from './Mutant.ts';
import { SERVER_MUTANTS } from './serverMutants.ts';

const MAX_RUN_MS = 180_000;

const { folder, remove } = createScratchCopy();
process.on('exit', remove);

const projectOf = (test: string): string => {
  if (test.startsWith('apps/api/')) return 'api';
  if (test.endsWith('.stories.tsx')) return 'stories';
  return test.includes('.browser.test.') ? 'editor' : 'unit';
};

/** Storybook calls `HandledByBrowser` “Handled By Browser”. */
const titleOf = ({ test, name }: Pick<Mutant, 'test' | 'name'>): string =>
  projectOf(test) === 'stories' ? name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ') : name;

const run = (mutant: Pick<Mutant, 'test' | 'name'>): 'passed' | 'failed' | 'timed out' | 'was not found' => {
  const { test } = mutant;
  const title = titleOf(mutant);
  const only = title === '' ? [] : ['-t', title];
  const args = ['run', '--project', projectOf(test), test, '--bail', '1', ...only];
  const { status, signal, error, stdout } = spawnSync('vitest', args, {
    cwd: folder,
    timeout: MAX_RUN_MS,
    encoding: 'utf8',
    maxBuffer: 1e8,
    shell: process.platform === 'win32',
  });
  if (signal) return 'timed out';
  if (error) throw error;
  if (status !== 0) return 'failed';
  return stdout.includes(' passed') ? 'passed' : 'was not found';
};

/** Results without mutants: a test that always fails would notice everything. */
const results = new Map<string, ReturnType<typeof run>>();

/** Why the test does not prove that it notices the mutant; undefined if it does. */
const problemWith = (mutant: Mutant): string | undefined => {
  const { file, find, replace, test, name } = mutant;
  const key = `${test} ${name}`;
  const result = results.get(key) ?? run(mutant);
  results.set(key, result);
  if (result !== 'passed') return `UNKNOWN, because the test ${result} without the mutant`;
  const source = path.join(folder, file);
  const text = readFileSync(source, 'utf8');
  writeFileSync(
    source,
    text.replace(find, () => replace),
  );
  try {
    const mutated = run(mutant);
    if (mutated === 'failed') return undefined;
    return mutated === 'passed' ? 'SURVIVED' : `UNKNOWN, because the test ${mutated}`;
  } finally {
    writeFileSync(source, text);
  }
};

const chosen = process.argv.slice(2);
const mutants = [...SERVER_MUTANTS, ...CONSOLE_MUTANTS].filter(
  ({ file }) => chosen.length === 0 || chosen.some((part) => `/${file}`.includes(`/${part}`)),
);
let noticed = 0;
for (const mutant of mutants) {
  const problem = problemWith(mutant);
  if (problem === undefined) noticed += 1;
  console.log(`${problem ?? 'noticed'}: ${mutant.file}: ${mutant.find.slice(0, 90).replaceAll('\n', ' ')}`);
}
console.log(`${noticed} of ${mutants.length} mutants were noticed.`);
process.exitCode = noticed < mutants.length ? 1 : 0;
