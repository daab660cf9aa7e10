import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that the system gives to outgoing connections, one of which could take it before the server listens. */
const PORTS = { first: 20_000, count: 12_000 };

export const freePort = async (): Promise<number> => {
  const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return freePort();
  }
  probe.close();
  await once(probe, 'close');
  return port;
};
