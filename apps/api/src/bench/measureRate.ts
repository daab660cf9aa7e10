import { connect, type Socket } from 'node:net';

const HEADERS_END = '\r\n\r\n';

/** Length of a response in bytes; undefined until its headers are complete. */
const lengthOf = (start: Buffer): number | undefined => {
  const headersEnd = start.indexOf(HEADERS_END);
  if (headersEnd < 0) return undefined;
  const headers = start.toString('latin1', 0, headersEnd);
  const length = /^content-length: (\d+)$/im.exec(headers)?.[1];
  if (!headers.startsWith('HTTP/1.1 200') || !length) throw new Error(`Unexpected response:\n${headers}`);
  return headersEnd + HEADERS_END.length + Number(length);
};

/** Sends requests over one connection, one after the other, until `end`. Returns the number of responses. */
const sendRequests = (socket: Socket, request: Buffer, end: number): Promise<number> =>
  new Promise((resolve, reject) => {
    let responses = 0;
    let received: Buffer = Buffer.alloc(0);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      try {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        if (received.length < (lengthOf(received) ?? Infinity)) return;
        received = Buffer.alloc(0);
        responses += 1;
        if (performance.now() < end) socket.write(request);
        else socket.end(() => resolve(responses));
      } catch (error) {
        reject(error);
      }
    });
    socket.write(request);
  });

/** In responses per second. Parses HTTP itself: a real client would be slower than a bare server. */
export const measureRate = async (
  address: string,
  headers: Record<string, string>,
  { connections, ms }: { connections: number; ms: number },
): Promise<number> => {
  const { host, hostname, port, pathname } = new URL(address);
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const end = performance.now() + ms;
  const responses = await Promise.all(
    Array.from({ length: connections }, () => sendRequests(connect(Number(port), hostname), request, end)),
  );
  return responses.reduce((sum, count) => sum + count, 0) / (ms / 1000);
};
