import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createScratchCopy } from '../scratchCopy.ts';
import { DOCUMENTED_COMMANDS } from './documentedCommands.ts';

// Types commands of the documentation in a copy of the project, as pnpm runs them.

const isLong = process.env['VITE_TEST_LENGTH'] === 'long';
const { folder, remove } = createScratchCopy();
afterAll(remove);

const type = (line: string) => {
  mkdirSync(path.join(folder, '.data'), { recursive: true });
  const data = mkdtempSync(path.join(folder, '.data/'));
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-euo', 'pipefail', '-c', line], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: {
      ...process.env,
      // The copy has no record of its installation.
      pnpm_config_verify_deps_before_run: 'false',
      NODE_ENV: undefined,
      VITEST: undefined,
      DATA: data,
      PLANNER_DATA_DIR: path.join(data, 'server'),
    },
  });
  return { status, output: stdout + stderr };
};

beforeAll(() => {
  type(
    'git init -qb main && git add . && git -c user.name=Test -c user.email=test@example.org commit -qm Copy',
  );
});

/** By the lines that several commands are proven by. */
const runs = Map.groupBy(
  Object.values(DOCUMENTED_COMMANDS)
    .flatMap(({ proofs = [], long = [] }) => [...proofs, ...(isLong ? long : [])])
    .filter((proof) => 'run' in proof),
  ({ run }) => run,
);

it.each([...runs])('%s', (lines, proofs) => {
  const { status, output } = type(lines);
  for (const { prints } of proofs) expect(output).toMatch(prints);
  expect(status).toBe(0);
  const changed = type('git add . && git diff --cached --name-only && git reset -q --hard').output.split(
    '\n',
  );
  const isWanted = (file: string) => file === '' || proofs.some(({ changes }) => changes?.test(file));
  expect(changed.filter((file) => !isWanted(file))).toEqual([]);
});
