import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPostgres } from '../../src/platform/db/openPostgres.ts';
import { createCertificate } from '../support/createCertificate.ts';

const server = new URL(process.env['TEST_DATABASE_URL'] ?? '');
const folder = mkdtempSync(path.join(tmpdir(), 'planner-tls-'));
const { file, key, cert } = createCertificate(folder);

/** Adds TLS to a PostgreSQL server that has none: answers `SSLRequest` with yes, and passes what is inside. */
const front = createServer((socket) => {
  socket.on('error', () => {});
  socket.once('data', () => {
    socket.write('S');
    const secure = new TLSSocket(socket, { isServer: true, key, cert });
    const back = connect(Number(server.port || 5432), server.hostname);
    for (const one of [secure, back]) one.on('error', () => {});
    secure.pipe(back).pipe(secure);
  });
});

let port: number;
const onWarning = vi.fn<(warning: Error) => void>();
beforeAll(async () => {
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  ({ port } = front.address() as AddressInfo);
  process.on('warning', onWarning);
});
afterAll(() => {
  process.off('warning', onWarning);
  front.close();
  rmSync(folder, { recursive: true });
});

/** A PostgreSQL server without TLS, as far as a client gets. */
const plain = createServer((socket) => socket.once('data', () => socket.end('N')));

const open = async (host: string, options: string, at = port): Promise<string> => {
  const url = new URL(server);
  [url.host, url.search] = [`${host}:${at}`, options];
  try {
    const engine = await openPostgres(url.href);
    const state = await engine.probe();
    await engine.close();
    return state;
  } catch (error) {
    return String(error);
  }
};

const ROOT = `sslrootcert=${file}`;

test.each([
  ['127.0.0.1', 'sslmode=require'],
  ['127.0.0.1', 'sslmode=no-verify'],
  ['127.0.0.1', `sslmode=require&${ROOT}`],
  ['127.0.0.1', `sslmode=verify-ca&${ROOT}`],
  ['localhost', `sslmode=verify-full&${ROOT}`],
])(
  'a certificate for localhost of an authority of one’s own is accepted at %s with %s',
  async (host, options) => {
    expect(await open(host, options)).toBe('up');
  },
);

test('a server without TLS gets no password, and the operator one sentence', async () => {
  plain.listen(0, '127.0.0.1');
  await once(plain, 'listening');
  expect(await open('localhost', 'sslmode=verify-full', (plain.address() as AddressInfo).port)).toBe(
    'Error: DATABASE_URL: the database cannot be reached (The server does not support SSL connections): turn on `ssl` of PostgreSQL, or append sslmode=disable in a network that only you can read.',
  );
  plain.close();
});

test.each([
  ['127.0.0.1', `sslmode=verify-full&${ROOT}`, /does not match certificate's altnames/],
  [
    'localhost',
    'sslmode=verify-full',
    /self-signed certificate.*: its certificate must be valid for the host, and of a public authority or of the one in the file sslrootcert\.$/,
  ],
  ['localhost', 'sslmode=verify-full&sslrootcert=system', /self-signed certificate/],
])('it is refused at %s with %s', async (host, options, reason) => {
  expect(await open(host, options)).toMatch(reason);
});

test('the driver warns of no mode', () => {
  expect(onWarning.mock.calls).toEqual([]);
});
