import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contract } from '../support/contractForTests.ts';
import { freePort } from '../support/freePort.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';
import { validRequest } from '../support/validRequest.ts';

const APACHE = '/usr/sbin/apache2';

const MODULES = ['mpm_event', 'authz_core', 'headers', 'proxy', 'proxy_http', 'deflate', 'brotli'];

const configOf = (folder: string, port: number, apiPort: number, compression: string): string => `
ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/log
DefaultRuntimeDir ${folder}
${MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
# Required if root starts it.
User www-data
Group www-data
ProxyPass / http://127.0.0.1:${apiPort}/
ProxyPreserveHost On
${compression}
`;

/** The server compresses long responses, and Apache the others, whose ETag it changes. */
describe.each([
  ['mod_deflate', 'SetOutputFilter DEFLATE', 'gzip', /^W\/"|-gzip"$/],
  ['mod_brotli', 'SetOutputFilter BROTLI_COMPRESS', 'br', /^W\/"|-br"$/],
])('behind Apache with %s', (_, compression, encoding, etags) => {
  let api: TestApi;
  let apache: ChildProcess;
  let folder: string;
  beforeAll(async () => {
    api = await startTestApi();
    // Apache does not compress the few bytes of an empty text.
    for (const type of ['privacy', 'terms'])
      await api.call('savePolicy', { body: { type, content: `<p>${'Data we keep. '.repeat(20)}</p>` } });
    folder = await mkdtemp(path.join(tmpdir(), 'planner-apache-'));
    const port = await freePort();
    const config = path.join(folder, 'apache.conf');
    await writeFile(config, configOf(folder, port, api.port, compression));
    apache = spawn(APACHE, ['-f', config, '-DFOREGROUND'], { stdio: 'ignore' });
    const origin = `http://127.0.0.1:${port}`;
    await vi
      .waitFor(() => fetch(`${origin}/api/v1/health`), { timeout: 20_000 })
      .catch(async (error: unknown) => {
        throw new Error(await readFile(`${folder}/log`, 'utf8').catch(String), { cause: error });
      });
    api.fetch = (address, init) => {
      const headers = new Headers(init?.headers);
      headers.set('Accept-Encoding', encoding);
      return fetch(origin + address, { ...init, headers });
    };
  });
  afterAll(async () => {
    if (apache.exitCode === null && apache.kill('SIGTERM')) await once(apache, 'exit');
    await api.stop();
    await rm(folder, { recursive: true });
  });

  const reads = contract.operations.filter(
    ({ id, method, responses }) =>
      method === 'GET' && '304' in responses && id !== 'getIcon' && id !== 'listSubscriptions',
  );

  test.each(reads)('$id gets 304 for the ETag that arrived', async ({ id }) => {
    const call = await validRequest(id, api);
    const { status, headers } = await api.call(id, call);
    const etag = headers.get('etag') ?? '';
    expect([status, etag]).toEqual([200, expect.stringMatching(etags)]);
    expect((await api.call(id, { ...call, headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  const changes = contract.operations.filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'If-Match'),
  );

  test.each(changes)('$id saves with the ETag that arrived, once', async ({ id, path: address }) => {
    const call = await validRequest(id, api);
    const read = contract.operations.find(
      (operation) =>
        operation.method === 'GET' && operation.path === (id === 'savePolicy' ? '/policies/{type}' : address),
    );
    const params = id === 'savePolicy' ? { type: (call.body as { type: string }).type } : call.params;
    const { headers } = await api.call(read!.id, { params });
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(etags);
    const save = async () => (await api.call(id, { ...call, headers: { 'If-Match': etag } })).status;
    expect([await save(), await save()]).toEqual([200, 412]);
  });
});
