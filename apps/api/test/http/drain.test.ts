import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { ADMIN, startTestApi } from '../support/startTestApi.ts';

/** More than the kernel buffers for a client that does not read. */
const LARGE_BYTES = 16 * 1024 * 1024;

const connectTo = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

const hear = async (socket: Socket): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks);
};

const bodyBytes = (response: Buffer): number => response.byteLength - response.indexOf('\r\n\r\n') - 4;

const gate = () => Promise.withResolvers<void>();

test('a response under way when the server stops arrives complete', async () => {
  const asked = gate();
  const serve = () => {
    asked.resolve();
    return new Response(Buffer.alloc(LARGE_BYTES));
  };
  const api = await startTestApi({ staticFiles: { serve } });
  const slow = await connectTo(api.port);
  slow.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  await asked.promise;
  await once(slow, 'readable');
  const stopped = api.stop();
  expect(bodyBytes(await hear(slow))).toBe(LARGE_BYTES);
  await stopped;
});

/** A server that holds sign-ins until they are released. */
const startHolding = async () => {
  const [asked, released] = [gate(), gate()];
  let isHeld = false;
  const api = await startTestApi({
    verify: async () => {
      if (isHeld) {
        asked.resolve();
        await released.promise;
      }
      return true;
    },
  });
  isHeld = true;
  return { api, asked: asked.promise, release: released.resolve };
};

const BODY = JSON.stringify(ADMIN);
const HEADER = `POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n`;
const COMPLETE = /^HTTP\/1\.1 200[^]*\r\nconnection: close\r\n/i;

test('a request under way when the server stops gets a response before its connection closes', async () => {
  const { api, asked, release } = await startHolding();
  const socket = await connectTo(api.port);
  socket.write(HEADER + BODY);
  await asked;
  const stopped = api.stop();
  const heard = hear(socket);
  release();
  expect(String(await heard)).toMatch(COMPLETE);
  await stopped;
});

test('connections without a complete request header are closed at once when the server stops', async () => {
  const { api, asked, release } = await startHolding();
  const silent = await connectTo(api.port);
  const half = await connectTo(api.port);
  half.write('GET /api/v1/hea');
  const reused = await connectTo(api.port);
  reused.write('GET /api/v1/health HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(reused, 'data');
  reused.write('GET /api/v1/health HTTP/1.1\r\nHo');
  const receiving = await connectTo(api.port);
  receiving.write(HEADER + BODY.slice(0, 5));
  const held = await connectTo(api.port);
  held.write(HEADER + BODY);
  await asked;
  const stopped = api.stop();
  const heard = [held, receiving].map(hear);
  // Slow ones are cut after ten seconds, so these were closed before.
  expect((await Promise.all([silent, half, reused].map(hear))).map(String)).toEqual(['', '', '']);
  receiving.write(BODY.slice(5));
  release();
  for (const response of await Promise.all(heard)) expect(String(response)).toMatch(COMPLETE);
  await stopped;
});

test('during the delay a stopping server still serves, and closes kept connections after a response', async () => {
  const api = await startTestApi({ shutdownDelayMs: 1000 });
  const kept = await connectTo(api.port);
  const request = 'GET /api/v1/health HTTP/1.1\r\nHost: x\r\n\r\n';
  kept.write(request);
  await once(kept, 'data');
  const stopped = api.stop();
  const late = await connectTo(api.port);
  const heard = [kept, late].map(hear);
  for (const socket of [kept, late]) socket.write(request);
  for (const response of await Promise.all(heard)) expect(String(response)).toMatch(COMPLETE);
  await stopped;
});
