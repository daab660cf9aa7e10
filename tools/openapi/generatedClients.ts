/**
 * Makes clients of the contract with two generators that other teams use. They must compile, and sign in at a running server. Fails with
 * what they print.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import { generate } from 'orval';

const root = fileURLToPath(new URL('../..', import.meta.url));
const input = path.join(root, 'packages/api-client/src/generated/openapi.json');
const folder = mkdtempSync(path.join(tmpdir(), 'planner-generated-'));
const ADMIN = { email: 'admin@planner.local', password: 'a quiet lake at noon' };
const TSC = fileURLToPath(new URL('node_modules/typescript/bin/tsc', import.meta.url));

/** Signs in with both clients, whose names and forms of results differ, and reads who is signed in. */
const program = (baseUrl: string) => `
import { equal } from 'node:assert/strict';
import { client } from './heyApi/client.gen.ts';
import { getSession, logIn } from './heyApi/sdk.gen.ts';
import * as orval from './orval.ts';

const cookieOf = (headers: Headers | undefined) => headers?.getSetCookie().map((cookie) => cookie.split(';')[0]).join('; ') ?? '';

client.setConfig({ baseUrl: '${baseUrl}' });
const { data, response } = await logIn({ body: ${JSON.stringify(ADMIN)} });
equal(data && 'user' in data && data.user.email, '${ADMIN.email}');
const session = await getSession({ headers: { Cookie: cookieOf(response?.headers) } });
equal(session.data?.user.role, 'admin');
const refused = await logIn({ body: { email: 'nobody@planner.local', password: 'wrong' } });
equal(refused.error?.code, 'wrong-credentials');

const signedIn = await orval.logIn(${JSON.stringify(ADMIN)});
equal(signedIn.status === 200 && signedIn.data.user.email, '${ADMIN.email}');
const read = await orval.getSession({ headers: { Cookie: cookieOf(signedIn.headers) } });
equal(read.status === 200 && read.data.user.role, 'admin');
const unknown = await orval.logIn({ email: 'nobody@planner.local', password: 'wrong' });
equal(unknown.status === 401 && unknown.data.code, 'wrong-credentials');
`;

const server = spawn(process.execPath, [path.join(root, 'apps/api/src/main.ts')], {
  stdio: ['ignore', 'pipe', 'ignore'],
  env: {
    PATH: process.env['PATH'],
    PORT: '0',
    SHUTDOWN_DELAY_MS: '0',
    PLANNER_DATA_DIR: path.join(folder, 'data'),
    PLANNER_ADMIN_EMAIL: ADMIN.email,
    PLANNER_ADMIN_PASSWORD: ADMIN.password,
  },
});
try {
  let url = '';
  for await (const line of createInterface(server.stdout)) {
    [, url = ''] = / is running at (.+)/.exec(line) ?? [];
    if (url) break;
  }
  const baseUrl = `${url}/api/v1`;
  await createClient({
    input,
    output: { path: path.join(folder, 'heyApi'), module: { extension: '.ts' } },
    logs: { level: 'silent' },
  });
  await generate({ input, output: { target: path.join(folder, 'orval.ts'), client: 'fetch', baseUrl } });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(folder, 'program.ts'), program(baseUrl));
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: true,
        skipLibCheck: true,
        types: ['node'],
        typeRoots: [path.join(root, 'node_modules/@types')],
      },
      include: ['.'],
    }),
  );
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: folder, stdio: 'inherit' });
  run(TSC, '-p', '.');
  run('program.ts');
} finally {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
