import { request } from 'node:http';

const EMPTY = new Set([204, 304]);

/** Like `fetch`, which would overwrite the `Host` header; this sends it unchanged. */
export const fetchFromHost = async (url: string, init: RequestInit): Promise<Response> => {
  const sent = new Request(url, init);
  const body = Buffer.from(await sent.arrayBuffer());
  return new Promise((resolve, reject) => {
    const options = { method: sent.method, headers: Object.fromEntries(sent.headers) };
    const outgoing = request(url, options, (incoming) => {
      const status = incoming.statusCode ?? 0;
      const headers = new Headers();
      for (const [name, values = []] of Object.entries(incoming.headersDistinct))
        for (const value of values) headers.append(name, value);
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        resolve(new Response(EMPTY.has(status) ? null : Buffer.concat(chunks), { status, headers }));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
};
