/**
 * Packs the client and policy-html and installs them in a program outside the repository. Checks their manifests, the code of their READMEs, types
 * of Node's own module resolution, and that Node's test runner passes.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../run/execute.ts';
import { catalog, checkPackage, OPENAPI_TYPESCRIPT, ORDERS, pack } from './pack.ts';

const PACKAGES = ['api-client', 'policy-html'];
const program = mkdtempSync(path.join(tmpdir(), 'planner-program-'));

const run = (file: string, ...args: readonly string[]) =>
  execFileSync(file, args, { cwd: program, stdio: ['ignore', 'inherit', 'inherit'] });

/** A module per example of the README, which begin with their imports. */
function writeExamples(name: string): void {
  const readme = readFileSync(path.join(root, 'packages', name, 'README.md'), 'utf8');
  const examples = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);
  if (examples.length === 0) throw new Error(`The README of ${name} has no examples.`);
  examples.forEach((code, index) => writeFileSync(path.join(program, `${name}${index}.ts`), code));
}

try {
  const dependencies: Record<string, string> = {};
  for (const name of PACKAGES) {
    const folder = path.join(root, 'packages', name);
    const file = pack(folder, program);
    checkPackage(path.join(program, file));
    dependencies[`@planner/${name}`] = `file:${file}`;
    cpSync(path.join(folder, 'test/consumer'), program, { recursive: true });
    writeExamples(name);
  }
  writeFileSync(
    path.join(program, 'package.json'),
    JSON.stringify({
      name: 'program',
      private: true,
      type: 'module',
      dependencies,
      // The oldest msw that the handlers work with.
      devDependencies: {
        msw: '2.10.5',
        'openapi-msw': catalog['openapi-msw'],
        '@types/node': catalog['@types/node'],
        typescript: catalog['typescript'],
      },
    }),
  );
  // The other contract that the README imports.
  run(OPENAPI_TYPESCRIPT, ORDERS, '-o', 'orders.ts');
  run('pnpm', 'install', '--ignore-workspace', '--ignore-scripts', '--prefer-offline');
  run('pnpm', 'exec', 'tsc');
  run('node', '--test', '*.test.ts');
} finally {
  rmSync(program, { recursive: true, force: true });
}
