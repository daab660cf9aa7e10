import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const endWith = (socket: Socket, other: Socket): void => {
  for (const event of ['error', 'close']) socket.on(event, () => other.destroy());
};

/** A way to PostgreSQL on which its answers come later by a time, which can be cut, and which can be silent. */
export const createDelay = async (databaseUrl: string) => {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let isCut = false;
  let isFrozen = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port || 5432), target.hostname);
    sockets.add(far);
    far.once('close', () => sockets.delete(far));
    if (isFrozen) far.pause();
    near.pipe(far);
    far.on('data', (chunk) => setTimeout(() => near.write(chunk), delayMs));
    endWith(near, far);
    endWith(far, near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href,
    close: () => server.close(),
    delay(ms: number) {
      delayMs = ms;
    },
    /** Nothing comes back, and no connection ends, as when a network drops packets. */
    freeze(isNowFrozen: boolean) {
      isFrozen = isNowFrozen;
      for (const socket of sockets)
        if (isFrozen) socket.pause();
        else socket.resume();
    },
    cut(isNowCut: boolean) {
      isCut = isNowCut;
      if (isCut) for (const socket of sockets) socket.destroy();
    },
  };
};
