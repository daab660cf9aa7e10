import { Agent, request } from 'node:http';
import { admin } from './startServer.ts';

interface ClientResponse {
  status: number;
  body: unknown;
  cookie: string;
  /** From sending the request to the last byte, in ms. */
  ms: number;
}

export type Client = (method: string, path: string, body?: unknown) => Promise<ClientResponse>;

/** Creates an HTTP client with a connection of its own. Calls reject for an error other than 503. */
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
          const { statusCode: status = 0, headers: received } = incoming;
          if (status >= 400 && status !== 503)
            return reject(new Error(`${method} ${path} returned ${status}: ${text}`));
          const [set = ''] = received['set-cookie']?.[0]?.split(';') ?? [];
          return resolve({ status, body: JSON.parse(text), cookie: set, ms });
        });
      });
      outgoing.on('error', reject);
      outgoing.end(body === undefined ? undefined : JSON.stringify(body));
    });
};

/** Signs in. Returns the cookie of the session. */
export const logIn = async (origin: string, account: object = admin): Promise<string> =>
  (await createClient(origin, '')('POST', '/auth/login', account)).cookie;
