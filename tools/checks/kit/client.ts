/**
 * Packs the client and installs it in a program outside the repository. Checks its manifest, the code of its README, types of Node's
 * own module resolution, and that Node's test runner passes.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../run/execute.ts';
import { catalog, checkPackage, pack } from './pack.ts';

const client = path.join(root, 'packages/api-client');
const program = mkdtempSync(path.join(tmpdir(), 'planner-program-'));

const run = (file: string, ...args: readonly string[]) =>
  execFileSync(file, args, { cwd: program, stdio: ['ignore', 'inherit', 'inherit'] });

/** A module per example of the README, which begin with their imports. */
function writeExamples(): void {
  const readme = readFileSync(path.join(client, 'README.md'), 'utf8');
  const examples = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);
  if (examples.length === 0) throw new Error('The README of the client has no examples.');
  examples.forEach((code, index) => writeFileSync(path.join(program, `example${index}.ts`), code));
}

try {
  const file = pack(client, program);
  checkPackage(path.join(program, file));
  cpSync(path.join(client, 'test/consumer'), program, { recursive: true });
  writeExamples();
  writeFileSync(
    path.join(program, 'package.json'),
    JSON.stringify({
      name: 'program',
      private: true,
      type: 'module',
      dependencies: { '@planner/api-client': `file:${file}` },
      // The oldest msw that the handlers work with.
      devDependencies: {
        msw: '2.10.5',
        'openapi-msw': catalog['openapi-msw'],
        '@types/node': catalog['@types/node'],
        typescript: catalog['typescript'],
      },
    }),
  );
  run('pnpm', 'install', '--ignore-workspace', '--ignore-scripts', '--prefer-offline');
  run('pnpm', 'exec', 'tsc');
  run('node', '--test', 'program.ts');
} finally {
  rmSync(program, { recursive: true, force: true });
}
