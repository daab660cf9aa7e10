import { connect, type Socket } from 'node:net';

const HEADERS_END = '\r\n\r\n';

/** How long a whole answer is that begins with this; undefined while its headers are not all there. */
const lengthOf = (start: Buffer): number | undefined => {
  const headersEnd = start.indexOf(HEADERS_END);
  if (headersEnd < 0) return undefined;
  const headers = start.toString('latin1', 0, headersEnd);
  const length = /^content-length: (\d+)$/im.exec(headers)?.[1];
  if (!headers.startsWith('HTTP/1.1 200') || !length) throw new Error(`Not such an answer:\n${headers}`);
  return headersEnd + HEADERS_END.length + Number(length);
};

/** Asks over one connection, each time when the answer before is there, until the time is over. Returns the answers. */
const ask = (socket: Socket, request: Buffer, end: number): Promise<number> =>
  new Promise((resolve, reject) => {
    let answers = 0;
    let received: Buffer = Buffer.alloc(0);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      try {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        if (received.length < (lengthOf(received) ?? Infinity)) return;
        received = Buffer.alloc(0);
        answers += 1;
        if (performance.now() < end) socket.write(request);
        else socket.end(() => resolve(answers));
      } catch (error) {
        reject(error);
      }
    });
    socket.write(request);
  });

/**
 * Asks for the same thing over some connections and returns how many answers came in a second. It speaks HTTP itself: a
 * real client takes longer for an answer than a bare server, and would be what is measured.
 */
export const askAgainAndAgain = async (
  address: string,
  headers: Record<string, string>,
  { connections, ms }: { connections: number; ms: number },
): Promise<number> => {
  const { host, hostname, port, pathname } = new URL(address);
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const end = performance.now() + ms;
  const answers = await Promise.all(
    Array.from({ length: connections }, () => ask(connect(Number(port), hostname), request, end)),
  );
  return answers.reduce((sum, count) => sum + count, 0) / (ms / 1000);
};
