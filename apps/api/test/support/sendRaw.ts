import { connect } from 'node:net';

/**
 * Sends bytes as they are and collects what comes back until the server closes the connection.
 * @param chunks sent one after another, the next when the previous one has been handed to the system
 */
export const sendRaw = (port: number, chunks: Iterable<string | Buffer>): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    let isOpen = true;
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      received += text;
    });
    // The server may hang up while we are still talking; what it said before is what counts.
    socket.on('error', () => {});
    socket.on('close', () => {
      isOpen = false;
      resolve(received);
    });
    socket.on('connect', () => {
      const iterator = chunks[Symbol.iterator]();
      const next = (): void => {
        const { done, value } = iterator.next();
        if (done || !isOpen) return;
        socket.write(value, () => setImmediate(next));
      };
      next();
    });
  });

/** The status of a raw answer; 0 when there was none. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
