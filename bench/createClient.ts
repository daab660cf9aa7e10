import { admin } from './startServer.ts';

/** Calls the API. Rejects for an error other than 503. `ms` is from sending the request to the last byte. */
export const createClient =
  (origin: string, cookie: string) => async (method: string, path: string, body?: unknown) => {
    const start = performance.now();
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const ms = performance.now() - start;
    const { status, ok, headers } = response;
    if (!ok && status !== 503) throw new Error(`${method} ${path} returned ${status}: ${text}`);
    return { status, ms, body: JSON.parse(text) as unknown, cookie: headers.get('set-cookie') ?? '' };
  };

/** Signs in. Returns the cookie of the session. */
export const logIn = async (origin: string, account: object = admin): Promise<string> => {
  const { cookie } = await createClient(origin, '')('POST', '/auth/login', account);
  return cookie.split(';')[0] ?? '';
};
