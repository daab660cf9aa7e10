import { getUser, updateUser } from './index.ts';
import { describe, expect, test, vi } from 'vitest';
import { createApiClient } from './createApiClient.ts';
import { retryAfterSignIn } from './retryAfterSignIn.ts';
import { wireUsers } from './testing/wireUsers.ts';

const [user] = wireUsers;
const change = { name: 'Ada', role: 'user' } as const;

const setUp = (renewSession?: () => Promise<boolean>) => {
  const requests: Request[] = [];
  const respond: ((response: Response) => void)[] = [];
  const client = createApiClient({
    baseUrl: 'http://planner.test/api/v1',
    retry: renewSession && retryAfterSignIn(renewSession),
    fetch: (request) => {
      requests.push(request);
      return new Promise((resolve, reject) => {
        respond.push(resolve);
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    },
  });
  return { client, requests, respond };
};

describe('cancelSaves', () => {
  test('cancels pending saves but not reads', async () => {
    const { client, requests, respond } = setUp();
    const saved = updateUser(client, '1', change);
    const read = getUser(client, '1');
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    client.cancelSaves();
    await expect(saved).rejects.toMatchObject({ name: 'AbortError' });
    expect(requests.map(({ method, signal }) => [method, signal.aborted])).toEqual([
      ['PUT', true],
      ['GET', false],
    ]);
    respond[1]?.(Response.json(user));
    await expect(read).resolves.toMatchObject({ name: user?.name });
  });

  test('does not affect later saves', async () => {
    const { client, requests, respond } = setUp();
    client.cancelSaves();
    const saved = updateUser(client, '1', change);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    respond[0]?.(Response.json(user));
    await expect(saved).resolves.toMatchObject({ name: user?.name });
  });

  test('does not affect a save that waits for the user to sign in again', async () => {
    const waiting: ((isRenewed: boolean) => void)[] = [];
    const { client, requests, respond } = setUp(() => new Promise((resolve) => waiting.push(resolve)));
    const saved = updateUser(client, '1', change);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    respond[0]?.(Response.json({ message: 'Please sign in' }, { status: 401 }));
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    client.cancelSaves();
    waiting[0]?.(true);
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    respond[1]?.(Response.json(user));
    await expect(saved).resolves.toMatchObject({ name: user?.name });
  });

  test('cancels a save that is retried after sign-in', async () => {
    const { client, requests, respond } = setUp(() => Promise.resolve(true));
    const saved = updateUser(client, '1', change);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    respond[0]?.(Response.json({ message: 'Please sign in' }, { status: 401 }));
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    client.cancelSaves();
    await expect(saved).rejects.toMatchObject({ name: 'AbortError' });
  });
});
