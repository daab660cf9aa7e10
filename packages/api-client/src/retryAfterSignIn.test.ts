import { changeOwnPassword, getSession, getUser, logIn, logOut, updateUser } from './index.ts';
import { describe, expect, test, vi } from 'vitest';
import type { ApiError } from './ApiError.ts';
import { createApiClient } from './createApiClient.ts';
import { retryAfterSignIn } from './retryAfterSignIn.ts';
import { wireUsers } from './testing/wireUsers.ts';

const BASE = 'http://planner.test/api/v1';
const [user] = wireUsers;
const change = { name: 'Ada', role: 'user' } as const;
const noSession = () => Response.json({ message: 'Please sign in' }, { status: 401 });

const setUp = (refusals: number, renewSession: () => Promise<boolean>) => {
  const sent: { line: string; ifMatch: string | null; body: string }[] = [];
  const onUnauthorized = vi.fn<(error: ApiError) => void>();
  const client = createApiClient({
    baseUrl: BASE,
    retry: retryAfterSignIn(renewSession),
    onUnauthorized,
    fetch: async (request) => {
      const line = `${request.method} ${new URL(request.url).pathname}`;
      sent.push({ line, ifMatch: request.headers.get('If-Match'), body: await request.text() });
      return sent.length <= refusals ? noSession() : Response.json(user, { headers: { ETag: '"2"' } });
    },
  });
  return { client, sent, onUnauthorized };
};

describe('a request that gets a 401', () => {
  test('is retried unchanged after the user has signed in again', async () => {
    const waiting: ((isRenewed: boolean) => void)[] = [];
    const { client, sent, onUnauthorized } = setUp(1, () => new Promise((resolve) => waiting.push(resolve)));
    const saved = updateUser(client, '1', change, { etag: '"1"' });
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    expect(sent).toHaveLength(1);
    waiting[0]?.(true);
    expect((await saved)?.etag).toBe('"2"');
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]).toEqual({ line: 'PUT /api/v1/users/1', ifMatch: '"1"', body: JSON.stringify(change) });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('is retried only once', async () => {
    const { client, sent, onUnauthorized } = setUp(2, () => Promise.resolve(true));
    await expect(updateUser(client, '1', change)).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(2);
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  test('fails if the user does not sign in', async () => {
    const { client, sent, onUnauthorized } = setUp(1, () => Promise.resolve(false));
    await expect(updateUser(client, '1', change)).rejects.toMatchObject({ message: 'Please sign in' });
    expect(sent).toHaveLength(1);
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  test('is aborted if the caller aborts while waiting', async () => {
    const { client, sent, onUnauthorized } = setUp(1, () => new Promise<never>(() => {}));
    const controller = new AbortController();
    const asked = getUser(client, '1', {}, { signal: controller.signal });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    controller.abort();
    await expect(asked).rejects.toThrow(DOMException);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test.each(['logIn', 'getSession'] as const)('is not retried for %s', async (operation) => {
    const renewSession = vi.fn<() => Promise<boolean>>();
    const { client, sent } = setUp(1, renewSession);
    const call =
      operation === 'logIn'
        ? logIn(client, { email: 'ada@example.org', password: 'secret' })
        : getSession(client);
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
    expect(renewSession).not.toHaveBeenCalled();
  });

  test('is not retried for logOut, which succeeds', async () => {
    const renewSession = vi.fn<() => Promise<boolean>>();
    const { client, sent } = setUp(1, renewSession);
    await logOut(client);
    expect(sent).toHaveLength(1);
    expect(renewSession).not.toHaveBeenCalled();
  });

  test('that overlapped a change of the own password is retried with the new session', async () => {
    const renewSession = vi.fn<() => Promise<boolean>>();
    const respond: ((response: Response) => void)[] = [];
    const sent: string[] = [];
    const client = createApiClient({
      baseUrl: BASE,
      retry: retryAfterSignIn(renewSession),
      fetch: ({ url }) => {
        sent.push(new URL(url).pathname);
        return sent.length > 2
          ? Promise.resolve(Response.json(user))
          : new Promise((resolve) => respond.push(resolve));
      },
    });
    const asked = getUser(client, '1');
    const changed = changeOwnPassword(client, { currentPassword: 'old', newPassword: 'new' });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    respond[0]?.(noSession());
    respond[1]?.(new Response(null, { status: 204 }));
    await changed;
    expect(await asked).toMatchObject({ email: user?.email });
    expect(sent).toEqual(['/api/v1/users/1', '/api/v1/settings/password', '/api/v1/users/1']);
    expect(renewSession).not.toHaveBeenCalled();
  });
});
