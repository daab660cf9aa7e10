import { ApiError, createApiClient } from '@planner/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogout } from './createLogout.ts';
import { blockStorage, fakeStorage } from '../../testing/fakeStorage.ts';

type LogOut = (signal: AbortSignal | undefined) => Promise<void>;

const serverWith = (...calls: [LogOut, ...LogOut[]]) => {
  const logOut = vi.fn<(request: Request) => Promise<Response>>(({ signal }) =>
    (calls.length > 1 ? calls.shift() : calls[0])!(signal).then(() => new Response()),
  );
  return { ...createApiClient({ baseUrl: 'http://planner.test/api/v1', fetch: logOut }), logOut };
};
const succeeds: LogOut = () => Promise.resolve();
const fails: LogOut = () => Promise.reject(new ApiError({ kind: 'http', status: 503 }));
const hangs: LogOut = (signal) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

const start = () => {
  const onChange = vi.fn<() => void>();
  const logout = createLogout(onChange);
  logout.start();
  return { logout, onChange };
};

let stored: Map<string, string>;
beforeEach(() => {
  stored = fakeStorage();
});
afterEach(() => vi.unstubAllGlobals());

describe.each(['with', 'without'])('createLogout %s locks', (locks) => {
  beforeEach(() => {
    if (locks === 'without') vi.stubGlobal('navigator', {});
  });

  it('sends nothing before a logout', async () => {
    const server = serverWith(succeeds);
    await createLogout(() => {}).send(server);
    expect(server.logOut).not.toHaveBeenCalled();
  });

  it('is done after the server responded', async () => {
    const { logout, onChange } = start();
    expect(stored.get('session.logout')).toBe('sent');
    await logout.send(serverWith(succeeds));
    expect(logout.getStatus()).toBe('done');
    expect(stored.size).toBe(0);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('is failed until a later attempt succeeds, even after a reload', async () => {
    const { logout } = start();
    await logout.send(serverWith(fails));
    expect(logout.getStatus()).toBe('failed');
    const next = createLogout(() => {});
    expect(next.getStatus()).toBe('failed');
    await next.send(serverWith(succeeds));
    expect(next.getStatus()).toBe('done');
    expect(stored.size).toBe(0);
  });

  it('sends one request at a time', async () => {
    const server = serverWith(succeeds);
    const { logout } = start();
    await Promise.all([logout.send(server), logout.send(server)]);
    expect(server.logOut).toHaveBeenCalledOnce();
  });

  it('works without storage', async () => {
    blockStorage();
    const { logout } = start();
    await logout.send(serverWith(fails));
    expect(logout.getStatus()).toBe('failed');
    await logout.send(serverWith(succeeds));
    expect(logout.getStatus()).toBe('done');
  });

  it('sends nothing once another tab has sent it', async () => {
    const server = serverWith(succeeds);
    const { logout } = start();
    stored.clear();
    await logout.send(server);
    expect(server.logOut).not.toHaveBeenCalled();
  });

  it('is aborted before a sign-in, and done after it', async () => {
    const server = serverWith(hangs, succeeds);
    const { logout } = start();
    const sent = logout.send(server);
    await vi.waitFor(() => expect(server.logOut).toHaveBeenCalledOnce());
    const { signal } = server.logOut.mock.calls[0]?.[0] ?? {};
    const user = await logout.logIn(async () => {
      expect(signal?.aborted).toBe(true);
      await sent;
      // A retry comes due during the sign-in.
      await logout.send(server);
      return 'Ada';
    });
    expect(user).toBe('Ada');
    expect(logout.getStatus()).toBe('done');
    expect(stored.size).toBe(0);
    await logout.send(server);
    expect(server.logOut).toHaveBeenCalledOnce();
  });

  it('resumes after a failed sign-in', async () => {
    const server = serverWith(hangs, succeeds);
    const { logout } = start();
    void logout.send(server);
    const refusal = new ApiError({ kind: 'http', status: 401 });
    await expect(logout.logIn(() => Promise.reject(refusal))).rejects.toBe(refusal);
    expect(logout.getStatus()).toBe('failed');
    await logout.send(server);
    expect(logout.getStatus()).toBe('done');
  });

  it('is aborted by a sign-in in another tab, and resumes if that fails', async () => {
    const server = serverWith(hangs, succeeds);
    const { logout } = start();
    const sent = logout.send(server);
    await vi.waitFor(() => expect(server.logOut).toHaveBeenCalledOnce());
    stored.set('session.logout', 'held');
    logout.syncFromStorage();
    await sent;
    await logout.send(server);
    expect(server.logOut).toHaveBeenCalledOnce();
    expect(logout.getStatus()).toBe('sent');
    stored.set('session.logout', 'failed');
    await logout.send(server);
    expect(server.logOut).toHaveBeenCalledTimes(2);
  });

  it('resumes after a reload when the page was closed during a sign-in', async () => {
    stored.set('session.logout', 'held');
    const logout = createLogout(() => {});
    expect(logout.getStatus()).toBe('failed');
    await logout.send(serverWith(succeeds));
    expect(logout.getStatus()).toBe('done');
  });
});

it('two tabs send a logout once, and a sign-in waits for it', async () => {
  const order: string[] = [];
  let resolve: (() => void) | undefined;
  const response = new Promise<void>((settle) => {
    resolve = settle;
  });
  const server = serverWith(() => response.then(() => void order.push('logout')));
  const { logout: first } = start();
  const second = createLogout(() => {});
  const sent = first.send(server);
  await vi.waitFor(() => expect(server.logOut).toHaveBeenCalledOnce());
  await second.send(server);
  // The storage event that aborts the first tab's logout hasn't arrived yet.
  const signedIn = second.logIn(async () => void order.push('login'));
  resolve?.();
  await Promise.all([sent, signedIn]);
  expect(order).toEqual(['logout', 'login']);
  expect(server.logOut).toHaveBeenCalledOnce();
});
