import { connect } from 'node:net';

/** Writes raw chunks, each once the previous one is flushed, and returns everything received until the server closes the connection. */
export const sendRaw = (port: number, chunks: Iterable<string | Buffer>): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    let isOpen = true;
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      received += text;
    });
    // The server may close while data is still being sent; the response before that counts.
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

export const statusOf = (response: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0);
