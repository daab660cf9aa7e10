import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { ADMIN, startTestApi } from './support/startTestApi.ts';

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

test('a request under way when the server stops gets a response before its connection closes', async () => {
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
  const socket = await connectTo(api.port);
  const body = JSON.stringify(ADMIN);
  socket.write(
    `POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await asked.promise;
  const stopped = api.stop();
  const heard = hear(socket);
  released.resolve();
  expect(String(await heard)).toMatch(/^HTTP\/1\.1 200[^]*\r\nconnection: close\r\n/i);
  await stopped;
});
