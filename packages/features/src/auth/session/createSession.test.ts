import { type ApiClient, ApiError, createApiClient, deleteUser, retryAfterSignIn } from '@planner/api-client';
import { fixtures } from '@planner/api-client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from './createSession.ts';
import { watchUse } from './idle.ts';
import { blockStorage, fakeStorage } from '../../testing/fakeStorage.ts';

const user = fixtures.signedInUser;
const remembered = () => fakeStorage({ user: JSON.stringify(user) });
const clientWith = (settle: () => Promise<typeof user>, extras: string[] = []) => {
  const getSession = vi.fn<() => Promise<Response>>(() =>
    settle().then(
      (signedIn) => Response.json({ user: signedIn, extras }),
      (error: ApiError) => {
        if (error.kind === 'network') throw error;
        return Response.json(error.body ?? {}, { status: error.status });
      },
    ),
  );
  const client: ApiClient = createApiClient({ baseUrl: 'http://planner.test/api/v1', fetch: getSession });
  return { ...client, getSession };
};
const fails = (status: number) =>
  clientWith(() => Promise.reject(new ApiError({ kind: status ? 'http' : 'network', status })));
const succeeds = () => clientWith(() => Promise.resolve(user));

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

const dispatchStorage = (key: string | null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));

const working = () => {
  const stored = fakeStorage();
  const session = createSession();
  session.subscribe(() => {});
  session.begin(user);
  return { session, stored };
};

describe('createSession', () => {
  it('is signed in immediately with a remembered user, and verifies with the server', async () => {
    remembered();
    const session = createSession();
    expect(session.getState()).toMatchObject({ status: 'signedIn', user, isChecked: false });
    await session.verify(succeeds());
    expect(session.getState()).toMatchObject({ status: 'signedIn', isChecked: true });
  });

  it('is confirmed by the server only, until it ends', async () => {
    remembered();
    const session = createSession();
    await session.verify(fails(502));
    expect(session.getState()).toMatchObject({ status: 'signedIn', isChecked: true, isConfirmed: false });
    await session.verify(succeeds());
    expect(session.getState().isConfirmed).toBe(true);
    session.end();
    expect(session.getState().isConfirmed).toBe(false);
  });

  it('is signed out without a remembered user, and recovers a session from the server', async () => {
    const stored = fakeStorage();
    const session = createSession();
    expect(session.getState()).toMatchObject({ status: 'signedOut', isChecked: false });
    await session.verify(succeeds());
    expect(session.getState()).toMatchObject({ status: 'signedIn', user });
    expect(stored.get('user')).toBe(JSON.stringify(user));
  });

  it('remembers the extras across reloads', async () => {
    fakeStorage();
    createSession().begin(user, { extras: ['exportUsers'] });
    const reloaded = createSession();
    expect(reloaded.getState().extras).toEqual(['exportUsers']);
    await reloaded.verify(clientWith(() => Promise.resolve(user), ['listOwnSessions']));
    expect(reloaded.getState().extras).toEqual(['listOwnSessions']);
  });

  it('remembers legal texts across reloads, until the logout', () => {
    const stored = fakeStorage();
    const legalTexts = [{ type: 'imprint.de', title: 'Impressum', language: 'de' }];
    const session = createSession();
    session.begin(user, { legalTexts });
    expect(createSession().getState().legalTexts).toEqual(legalTexts);
    session.end();
    expect(createSession().getState().legalTexts).toEqual([]);
    stored.set('legalTexts', JSON.stringify([{ type: 1 }, null, ...legalTexts]));
    expect(createSession().getState().legalTexts).toEqual(legalTexts);
  });

  it('takes extras from a 401', async () => {
    fakeStorage();
    const session = createSession();
    const body = { extras: ['checkResetToken'] };
    const refusal = new ApiError({ kind: 'http', status: 401, body });
    await session.verify(clientWith(() => Promise.reject(refusal)));
    expect(session.getState()).toMatchObject({ status: 'signedOut', extras: ['checkResetToken'] });
  });

  it('takes extras from a 401 that the API client has reported before', async () => {
    fakeStorage();
    const session = createSession();
    const refusal = new ApiError({
      kind: 'http',
      status: 401,
      body: { extras: ['getIcon', 'checkResetToken'] },
    });
    await session.verify(
      clientWith(() => {
        session.expire();
        return Promise.reject(refusal);
      }),
    );
    expect(session.getState()).toMatchObject({ status: 'signedOut', extras: ['getIcon', 'checkResetToken'] });
    expect(createSession().getState().extras).toEqual(['getIcon', 'checkResetToken']);
  });

  it.each([404, 405, 501])(
    'keeps a remembered user where the session operation returns %i',
    async (status) => {
      remembered();
      const session = createSession();
      await session.verify(fails(status));
      expect(session.getState()).toMatchObject({ status: 'signedIn', user, isChecked: true, extras: [] });
    },
  );

  it('accepts a user with only an e-mail address', () => {
    fakeStorage();
    createSession().begin({ email: 'lan@example.org' });
    expect(createSession().getState()).toMatchObject({
      status: 'signedIn',
      user: { email: 'lan@example.org' },
    });
  });

  it('is loading until the server responds when storage is unusable', async () => {
    blockStorage();
    const session = createSession();
    expect(session.getState().status).toBe('loading');
    await session.verify(fails(0));
    expect(session.getState().status).toBe('signedOut');
  });

  it.each([401, 403])('ends, and forgets the user, when the server returns %i', async (status) => {
    const stored = remembered();
    const session = createSession();
    await session.verify(fails(status));
    expect(session.getState()).toMatchObject({ status: 'signedOut', user: undefined, hasExpired: true });
    expect(stored.has('user')).toBe(false);
  });

  it.each([0, 502])('goes on with the remembered user when the server cannot tell (%i)', async (status) => {
    remembered();
    const session = createSession();
    await session.verify(fails(status));
    expect(session.getState()).toMatchObject({ status: 'signedIn', user, isChecked: true });
  });

  it('ignores a late response after the session has ended', async () => {
    remembered();
    const session = createSession();
    const verified = session.verify(succeeds());
    session.end();
    await verified;
    expect(session.getState().status).toBe('signedOut');
  });

  it('verifies again when the page was restored during a request', async () => {
    remembered();
    const client = succeeds();
    const session = createSession();
    session.subscribe(() => {});
    const verified = session.verify(client);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await verified;
    expect(client.getSession).toHaveBeenCalledTimes(2);
    expect(session.getState()).toMatchObject({ status: 'signedIn', isChecked: true });
  });

  it('shares one request between concurrent calls', async () => {
    fakeStorage();
    const client = succeeds();
    const session = createSession();
    await Promise.all([session.verify(client), session.verify(client)]);
    expect(client.getSession).toHaveBeenCalledOnce();
  });

  it('distinguishes an expired session from no session and from signing out', () => {
    fakeStorage();
    const session = createSession();
    session.expire();
    expect(session.getState().hasExpired).toBe(false);
    const stored = remembered();
    const unconfirmed = createSession();
    unconfirmed.expire();
    unconfirmed.expire();
    expect(unconfirmed.getState()).toMatchObject({ status: 'signedOut', hasExpired: true });
    expect(stored.has('user')).toBe(false);
    session.begin(user);
    session.end();
    expect(session.getState()).toMatchObject({ status: 'signedOut', hasExpired: false });
  });

  it('follows other tabs while there are listeners', () => {
    const stored = remembered();
    const session = createSession();
    const listener = vi.fn<() => void>();
    const stop = session.subscribe(listener);

    stored.delete('user');
    dispatchStorage('user');
    expect(session.getState()).toMatchObject({ status: 'signedOut', hasExpired: true });

    const other = { ...user, id: '0192f3c4-0000-7000-8000-000000000000', name: 'Somebody else' };
    stored.set('user', JSON.stringify(other));
    dispatchStorage('theme');
    expect(session.getState().status).toBe('signedOut');
    dispatchStorage('user');
    expect(session.getState()).toMatchObject({ status: 'signedIn', user: other });

    stored.clear();
    dispatchStorage(null);
    expect(session.getState().status).toBe('signedOut');
    expect(listener).toHaveBeenCalledTimes(3);

    stop();
    stored.set('user', JSON.stringify(user));
    dispatchStorage('user');
    expect(session.getState().status).toBe('signedOut');
  });

  it('verifies again when the page is restored from the back/forward cache', () => {
    const stored = remembered();
    const session = createSession();
    session.subscribe(() => {});
    stored.delete('user');
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(session.getState()).toMatchObject({ status: 'signedOut', isChecked: false });
  });

  describe('after a logout that has not reached the server', () => {
    it('is signed out immediately', () => {
      const { session, stored } = working();
      session.logOut();
      expect(session.getState()).toMatchObject({ status: 'signedOut', user: undefined, hasExpired: false });
      expect([...stored]).toEqual([['session.logout', 'sent']]);
    });

    it('stays signed out after a reload, without asking the server', async () => {
      fakeStorage({ 'session.logout': 'failed', user: JSON.stringify(user) });
      const client = succeeds();
      const session = createSession();
      const signedOut = { status: 'signedOut', user: undefined, isChecked: true, logout: 'failed' };
      expect(session.getState()).toMatchObject(signedOut);
      await session.verify(client);
      session.subscribe(() => {});
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      await session.verify(client);
      expect(session.getState()).toMatchObject(signedOut);
      expect(client.getSession).not.toHaveBeenCalled();
    });

    it('ignores a late response, whichever tab signed out', async () => {
      for (const logOut of [
        (session: ReturnType<typeof createSession>) => session.logOut(),
        (_session: unknown, stored: Map<string, string>) => stored.set('session.logout', 'sent'),
      ]) {
        const stored = fakeStorage();
        const session = createSession();
        const verified = session.verify(succeeds());
        logOut(session, stored);
        await verified;
        expect(session.getState()).toMatchObject({ status: 'signedOut', isChecked: true });
        expect(stored.has('user')).toBe(false);
      }
    });

    it('is signed out in every tab, with the status of the logout', () => {
      const { session, stored } = working();
      stored.set('session.logout', 'sent');
      dispatchStorage('session.logout');
      expect(session.getState()).toMatchObject({ status: 'signedOut', hasExpired: true, logout: 'sent' });
      stored.set('session.logout', 'failed');
      dispatchStorage('session.logout');
      expect(session.getState().logout).toBe('failed');
      stored.delete('session.logout');
      dispatchStorage('session.logout');
      expect(session.getState()).toMatchObject({ status: 'signedOut', logout: 'done' });
    });

    it('a sign-in completes it', async () => {
      const { session, stored } = working();
      session.logOut();
      session.begin(await session.logIn(() => Promise.resolve(user)));
      expect(session.getState()).toMatchObject({ status: 'signedIn', logout: 'done' });
      expect([...stored.keys()]).toEqual(['user']);
    });
  });

  describe('when nobody uses it', () => {
    const MINUTES = 60_000;

    beforeEach(() => vi.useFakeTimers({ now: 1_800_000_000_000 }));
    afterEach(() => vi.useRealTimers());

    it('locks: the screen stays, and the server ends the session', () => {
      const { session, stored } = working();
      session.lock();
      expect(session.getState()).toMatchObject({ status: 'signedIn', isInterrupted: true, logout: 'sent' });
      expect(Object.fromEntries(stored)).toEqual({ 'session.lost': 'true', 'session.logout': 'sent' });
    });

    it('continues after a sign-in, which completes the logout', async () => {
      const { session, stored } = working();
      session.lock();
      session.begin(await session.logIn(() => Promise.resolve(user)));
      expect(session.getState()).toMatchObject({ status: 'signedIn', isInterrupted: false, logout: 'done' });
      expect([...stored.keys()]).toEqual(['user']);
    });

    it('locks every tab', () => {
      const { session, stored } = working();
      stored.delete('user');
      stored.set('session.lost', 'true');
      stored.set('session.logout', 'sent');
      for (const key of ['session.lost', 'user', 'session.logout']) dispatchStorage(key);
      expect(session.getState()).toMatchObject({ status: 'signedIn', isInterrupted: true, logout: 'sent' });
    });

    it('is signed out when a page opens later', () => {
      const stored = remembered();
      stored.set('idle.at', String(Date.now()));
      expect(createSession().getState()).toMatchObject({ status: 'signedOut', logout: 'sent' });
      expect(stored.has('user')).toBe(false);
    });

    it('any use of any tab counts', () => {
      const { session, stored } = working();
      const stop = watchUse(30, session.lock, () => {});
      vi.advanceTimersByTime(20 * MINUTES);
      page.dispatchEvent(new Event('keydown'));
      vi.advanceTimersByTime(20 * MINUTES);
      // Another tab.
      stored.set('idle.at', String(Date.now() + 30 * MINUTES));
      vi.advanceTimersByTime(29 * MINUTES);
      expect(session.getState().isInterrupted).toBe(false);
      vi.advanceTimersByTime(2 * MINUTES);
      expect(session.getState().isInterrupted).toBe(true);
      stop();
    });

    it('use is reported every two minutes, as the server must know of it', () => {
      const { session } = working();
      const onUse = vi.fn<() => void>();
      const stop = watchUse(30, session.lock, onUse);
      const reportsAfter = (seconds: number) => {
        vi.advanceTimersByTime(seconds * 1000);
        page.dispatchEvent(new Event('keydown'));
        return onUse.mock.calls.length;
      };
      expect([reportsAfter(119), reportsAfter(1), reportsAfter(60), reportsAfter(60)]).toEqual([0, 1, 1, 2]);
      vi.advanceTimersByTime(20 * MINUTES);
      expect(onUse).toHaveBeenCalledTimes(2);
      stop();
    });

    it('the first event after a sleep does not count', () => {
      const { session } = working();
      const stop = watchUse(30, session.lock, () => {});
      vi.setSystemTime(Date.now() + 31 * MINUTES);
      page.dispatchEvent(new Event('pointermove'));
      expect(session.getState().isInterrupted).toBe(true);
      stop();
    });
  });

  describe('while the user is working', () => {
    it('an expired session keeps the screen', () => {
      const { session, stored } = working();
      session.expire();
      expect(session.getState()).toMatchObject({ status: 'signedIn', user, isInterrupted: true });
      expect(stored.has('user')).toBe(false);
      session.begin(user);
      expect(session.getState()).toMatchObject({ status: 'signedIn', isInterrupted: false });
    });

    it('waiting requests continue when the same user signs in again', async () => {
      const { session } = working();
      const waiting = [session.renew(), session.renew()];
      expect(session.getState().isInterrupted).toBe(true);
      session.begin({ ...user, name: 'New name' });
      expect(await Promise.all(waiting)).toEqual([true, true]);
    });

    it('a late 401 of the previous session is retried and keeps the sign-in of this tab', async () => {
      const { session, stored } = working();
      const sentAt = Date.now() - 1000;
      session.expire();
      session.begin(user);
      expect(await session.renew(sentAt)).toBe(true);
      expect(session.getState().isInterrupted).toBe(false);
      expect(stored.has('user')).toBe(true);
      void session.renew(Date.now() + 1000);
      expect(session.getState().isInterrupted).toBe(true);
    });

    it('a late 401 before the storage event of a sign-in keeps the sign-in of the other tab', async () => {
      const { session, stored } = working();
      session.expire();
      stored.set('user', JSON.stringify(user));
      stored.delete('session.lost');
      const waiting = session.renew();
      expect([...stored.keys()]).toEqual(['user']);
      dispatchStorage('user');
      expect(await waiting).toBe(true);
      expect(await session.renew(Date.now() - 1000)).toBe(true);
      expect(session.getState().isInterrupted).toBe(false);
    });

    it('a late 401 of the previous user is not retried as the new one', async () => {
      const { session } = working();
      session.expire();
      session.begin({ ...user, id: '0192f3c4-0000-7000-8000-000000000000' });
      await expect(session.renew(Date.now() - 1000)).rejects.toMatchObject({ name: 'AbortError' });
    });

    it("waiting requests don't continue for a different user or after signing out", async () => {
      const { session } = working();
      const first = session.renew();
      session.begin({ ...user, id: '0192f3c4-0000-7000-8000-000000000000' });
      await expect(first).rejects.toMatchObject({ name: 'AbortError' });
      const second = session.renew();
      session.end();
      expect(await second).toBe(false);
      expect(session.getState()).toMatchObject({ status: 'signedOut', hasExpired: false });
    });

    it('a 401 for the previous user does not affect the new one', async () => {
      const { session } = working();
      const client = createApiClient({
        baseUrl: 'http://planner.test/api/v1',
        fetch: () => Promise.resolve(Response.json({ message: 'Please log in' }, { status: 401 })),
        onUnauthorized: session.expire,
        retry: retryAfterSignIn(session.renew),
      });
      const saved = deleteUser(client, '1');
      await vi.waitFor(() => expect(session.getState().isInterrupted).toBe(true));
      const somebodyElse = { ...user, id: '0192f3c4-0000-7000-8000-000000000000' };
      session.begin(somebodyElse);
      await expect(saved).rejects.toMatchObject({ name: 'AbortError' });
      expect(session.getState()).toMatchObject({
        status: 'signedIn',
        user: somebodyElse,
        isInterrupted: false,
      });
    });

    it.each([true, false])('a request from before the answer %s is not asked about again', async (answer) => {
      const { session } = working();
      vi.useFakeTimers({ now: 1000 });
      const asked = session.confirm(900);
      vi.setSystemTime(2000);
      session.endConfirmation(answer);
      expect(await asked).toBe(answer);
      expect(await session.confirm(950)).toBe(answer);
      expect(session.getState().isConfirming).toBe(false);
      void session.confirm(2000);
      expect(session.getState().isConfirming).toBe(true);
      vi.useRealTimers();
    });

    it('renew does not wait for an unconfirmed user', async () => {
      remembered();
      const session = createSession();
      expect(await session.renew()).toBe(false);
      expect(session.getState().isInterrupted).toBe(false);
    });

    it('a session lost in another tab is interrupted here, and continues with a sign-in there', async () => {
      const { session, stored } = working();
      stored.set('session.lost', 'true');
      dispatchStorage('session.lost');
      stored.delete('user');
      dispatchStorage('user');
      expect(session.getState()).toMatchObject({ status: 'signedIn', isInterrupted: true });
      const waiting = session.renew();

      stored.set('user', JSON.stringify(user));
      dispatchStorage('user');
      stored.delete('session.lost');
      dispatchStorage('session.lost');
      expect(session.getState()).toMatchObject({
        status: 'signedIn',
        isInterrupted: false,
        isChecked: false,
      });
      expect(await waiting).toBe(true);
    });

    it('signing out in another tab ends it here', () => {
      const { session, stored } = working();
      session.expire();
      stored.delete('session.lost');
      dispatchStorage('session.lost');
      expect(session.getState()).toMatchObject({ status: 'signedOut', user: undefined });
    });

    it('a 401 before the storage event of a sign-out in another tab ends it here', async () => {
      const { session, stored } = working();
      stored.delete('user');
      await expect(session.renew()).resolves.toBe(false);
      expect(session.getState()).toMatchObject({ status: 'signedOut', isInterrupted: false });
    });

    it('a restored page whose session has ended shows nothing', async () => {
      const { session } = working();
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      await session.verify(fails(401));
      expect(session.getState()).toMatchObject({ status: 'signedOut', isInterrupted: false });
    });
  });
});
