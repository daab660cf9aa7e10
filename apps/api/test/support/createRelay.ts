import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Relay {
  port: number;
  /** Stops delivery in both directions without closing, as a failed network does. */
  freeze(): void;
  thaw(): void;
  /** Delivers what the server behind it sends later by this time. */
  delay(ms: number): void;
  close(): Promise<void>;
}

const join = (from: Socket, to: Socket, delayMs = () => 0): void => {
  from.on('data', (chunk) => {
    if (delayMs() === 0) to.write(chunk);
    else setTimeout(() => to.write(chunk), delayMs());
  });
  from.on('close', () => to.destroy());
};

/** @param refuse a response to the first chunk of a connection, which is then not relayed */
export const createRelay = async (
  host: string,
  port: number,
  refuse: (first: Buffer) => Buffer | undefined = () => undefined,
): Promise<Relay> => {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let delayMs = 0;

  const add = (socket: Socket): void => {
    sockets.add(socket);
    if (isFrozen) socket.pause();
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };

  const server = createServer((near) => {
    add(near);
    near.once('data', (first) => {
      const refusal = refuse(first);
      if (refusal) {
        near.end(refusal);
        return;
      }
      const far = connect(port, host);
      add(far);
      far.write(first);
      join(near, far);
      join(far, near, () => delayMs);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    delay(ms) {
      delayMs = ms;
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
};
