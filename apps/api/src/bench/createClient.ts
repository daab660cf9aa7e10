import { Agent, request } from 'node:http';

interface ClientResponse {
  body: unknown;
  /** From sending the request to the last byte, in ms. */
  ms: number;
}

export type Client = (method: string, path: string, body?: unknown) => Promise<ClientResponse>;

/** Creates an HTTP client with a connection of its own. Calls reject unless the status is 200. */
export const createClient = (origin: string, cookie: string): Client => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      const headers = { Cookie: cookie, Origin: origin, 'Content-Type': 'application/json' };
      const outgoing = request(`${origin}/api/v1${path}`, { agent, method, headers }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const ms = performance.now() - start;
          const text = Buffer.concat(chunks).toString();
          if (incoming.statusCode === 200) resolve({ body: JSON.parse(text), ms });
          else reject(new Error(`${method} ${path} returned ${incoming.statusCode}: ${text}`));
        });
      });
      outgoing.on('error', reject);
      outgoing.end(body === undefined ? undefined : JSON.stringify(body));
    });
};
