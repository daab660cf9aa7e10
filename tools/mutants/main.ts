/**
 * Applies each mutant in a scratch worktree of the current commit and runs its test, which must fail, but pass without it. Prints
 * the survivors.
 * Arguments: parts of file names, to run only their mutants.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MUTANTS, type Mutant } from './mutants.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MAX_RUN_MS = 180_000;

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });

type Target = Pick<Mutant, 'test' | 'name'>;

/** Returns whether the test passes. */
const passes = (tree: string, { test, name }: Target): boolean => {
  const only = name === '' ? [] : ['-t', name];
  const args = ['run', '--project', 'api', `apps/api/test/${test}`, '--bail', '1', ...only];
  const { status } = spawnSync('vitest', args, {
    cwd: tree,
    timeout: MAX_RUN_MS,
    shell: process.platform === 'win32',
  });
  return status === 0;
};

/** Tests that pass without mutants: one that always fails would notice everything. */
const passing = new Map<string, boolean>();

/** Returns whether the test has failed because of the mutant. */
const isNoticed = (tree: string, mutant: Mutant): boolean => {
  const { file, find, replace, test, name } = mutant;
  const key = `${test} ${name}`;
  const isSound = passing.get(key) ?? passes(tree, mutant);
  passing.set(key, isSound);
  if (!isSound) return false;
  const source = path.join(tree, 'apps/api/src', file);
  const text = readFileSync(source, 'utf8');
  writeFileSync(
    source,
    text.replace(find, () => replace),
  );
  try {
    return !passes(tree, mutant);
  } finally {
    writeFileSync(source, text);
  }
};

const chosen = process.argv.slice(2);
const mutants = MUTANTS.filter(
  ({ file }) => chosen.length === 0 || chosen.some((part) => file.includes(part)),
);
const tree = mkdtempSync(path.join(tmpdir(), 'planner-mutants-'));
const survivors: Mutant[] = [];
try {
  git('worktree', 'add', '--detach', '--force', tree, 'HEAD');
  for (const manifest of git('ls-files', 'package.json', '*/package.json').trim().split('\n')) {
    const modules = path.join(path.dirname(manifest), 'node_modules');
    symlinkSync(path.join(ROOT, modules), path.join(tree, modules));
  }
  for (const mutant of mutants) {
    const hasFailed = isNoticed(tree, mutant);
    if (!hasFailed) survivors.push(mutant);
    console.log(
      `${hasFailed ? 'noticed ' : 'SURVIVED'} ${mutant.file}: ${mutant.find.slice(0, 90).replaceAll('\n', ' ')}`,
    );
  }
} finally {
  git('worktree', 'remove', '--force', tree);
  rmSync(tree, { recursive: true, force: true });
}
console.log(`${mutants.length - survivors.length} of ${mutants.length} mutants were noticed.`);
process.exitCode = survivors.length > 0 ? 1 : 0;
