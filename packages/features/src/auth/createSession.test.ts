import { ApiError, createApiClient } from '@planner/api-client';
import { fixtures } from '@planner/api-client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from './createSession.ts';
import { blockStorage, fakeStorage } from './fakeStorage.ts';

const user = fixtures.signedInUser;
const remembered = () => fakeStorage({ user: JSON.stringify(user) });
const answer = (settle: () => Promise<typeof user>) => ({
  getSession: vi.fn<() => Promise<typeof user>>(settle),
});
const fails = (status: number) =>
  answer(() => Promise.reject(new ApiError({ kind: status ? 'http' : 'network', status })));
const succeeds = () => answer(() => Promise.resolve(user));

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

const tellOfStorage = (key: string | null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));

const working = () => {
  const stored = fakeStorage();
  const session = createSession();
  session.subscribe(() => {});
  session.begin(user);
  return { session, stored };
};

describe('createSession', () => {
  it('is signed in at once with a remembered user, and asks the server about it', async () => {
    remembered();
    const session = createSession();
    expect(session.getState()).toMatchObject({ status: 'signedIn', user, isChecked: false });
    await session.verify(succeeds());
    expect(session.getState()).toMatchObject({ status: 'signedIn', isChecked: true });
  });

  it('is signed out when nobody is remembered, and recovers a session that the server knows', async () => {
    const stored = fakeStorage();
    const session = createSession();
    expect(session.getState()).toMatchObject({ status: 'signedOut', isChecked: false });
    await session.verify(succeeds());
    expect(session.getState()).toMatchObject({ status: 'signedIn', user });
    expect(stored.get('user')).toBe(JSON.stringify(user));
  });

  it('waits for the server where storage tells nothing', async () => {
    blockStorage();
    const session = createSession();
    expect(session.getState().status).toBe('loading');
    await session.verify(fails(0));
    expect(session.getState().status).toBe('signedOut');
  });

  it.each([401, 403])('ends, and forgets the user, when the server answers %i', async (status) => {
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

  it('does not let a late answer bring back a session that has ended', async () => {
    remembered();
    const session = createSession();
    const verified = session.verify(succeeds());
    session.end();
    await verified;
    expect(session.getState().status).toBe('signedOut');
  });

  it('asks again when the page came back while an answer was on its way', async () => {
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

  it('asks once, however many want to know', async () => {
    fakeStorage();
    const client = succeeds();
    const session = createSession();
    await Promise.all([session.verify(client), session.verify(client)]);
    expect(client.getSession).toHaveBeenCalledOnce();
  });

  it('tells an ended session from one that was never there, and from signing out', () => {
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

  it('follows other tabs while somebody listens', () => {
    const stored = remembered();
    const session = createSession();
    const listener = vi.fn<() => void>();
    const stop = session.subscribe(listener);

    stored.delete('user');
    tellOfStorage('user');
    expect(session.getState()).toMatchObject({ status: 'signedOut', hasExpired: true });

    const other = { ...user, id: '0192f3c4-0000-7000-8000-000000000000', name: 'Somebody else' };
    stored.set('user', JSON.stringify(other));
    tellOfStorage('theme');
    expect(session.getState().status).toBe('signedOut');
    tellOfStorage('user');
    expect(session.getState()).toMatchObject({ status: 'signedIn', user: other });

    stored.clear();
    tellOfStorage(null);
    expect(session.getState().status).toBe('signedOut');
    expect(listener).toHaveBeenCalledTimes(3);

    stop();
    stored.set('user', JSON.stringify(user));
    tellOfStorage('user');
    expect(session.getState().status).toBe('signedOut');
  });

  it('looks again when the page comes back from the cache of the browser', () => {
    const stored = remembered();
    const session = createSession();
    session.subscribe(() => {});
    stored.delete('user');
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(session.getState()).toMatchObject({ status: 'signedOut', isChecked: false });
  });

  describe('while somebody is at work', () => {
    it('an ended session keeps the person on the screen', () => {
      const { session, stored } = working();
      session.expire();
      expect(session.getState()).toMatchObject({ status: 'signedIn', user, isInterrupted: true });
      expect(stored.has('user')).toBe(false);
      session.begin(user);
      expect(session.getState()).toMatchObject({ status: 'signedIn', isInterrupted: false });
    });

    it('all that waits goes on when the same person signs in again', async () => {
      const { session } = working();
      const waiting = [session.renew(), session.renew()];
      expect(session.getState().isInterrupted).toBe(true);
      session.begin({ ...user, name: 'New name' });
      expect(await Promise.all(waiting)).toEqual([true, true]);
    });

    it('nothing goes on for somebody else, nor after giving up', async () => {
      const { session } = working();
      const first = session.renew();
      session.begin({ ...user, id: '0192f3c4-0000-7000-8000-000000000000' });
      await expect(first).rejects.toMatchObject({ name: 'AbortError' });
      const second = session.renew();
      session.end();
      expect(await second).toBe(false);
      expect(session.getState()).toMatchObject({ status: 'signedOut', hasExpired: false });
    });

    it('a refusal that was meant for the person before says nothing of who has signed in since', async () => {
      const { session } = working();
      const client = createApiClient({
        baseUrl: 'http://planner.test/api/v1',
        fetch: () => Promise.resolve(Response.json({ message: 'Please sign in' }, { status: 401 })),
        onUnauthorized: session.expire,
        renewSession: session.renew,
      });
      const saved = client.deleteUser('1');
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

    it('nobody who was never confirmed is waited for', async () => {
      remembered();
      const session = createSession();
      expect(await session.renew()).toBe(false);
      expect(session.getState().isInterrupted).toBe(false);
    });

    it('a session that another tab has lost is interrupted here, too, and goes on with a sign-in there', async () => {
      const { session, stored } = working();
      stored.set('session.lost', 'true');
      tellOfStorage('session.lost');
      stored.delete('user');
      tellOfStorage('user');
      expect(session.getState()).toMatchObject({ status: 'signedIn', isInterrupted: true });
      const waiting = session.renew();

      stored.set('user', JSON.stringify(user));
      tellOfStorage('user');
      stored.delete('session.lost');
      tellOfStorage('session.lost');
      expect(session.getState()).toMatchObject({
        status: 'signedIn',
        isInterrupted: false,
        isChecked: false,
      });
      expect(await waiting).toBe(true);
    });

    it('giving up in another tab ends it here', () => {
      const { session, stored } = working();
      session.expire();
      stored.delete('session.lost');
      tellOfStorage('session.lost');
      expect(session.getState()).toMatchObject({ status: 'signedOut', user: undefined });
    });

    it('a refusal that comes before the word of another tab that has signed out ends it here, too', async () => {
      const { session, stored } = working();
      stored.delete('user');
      await expect(session.renew()).resolves.toBe(false);
      expect(session.getState()).toMatchObject({ status: 'signedOut', isInterrupted: false });
    });

    it('nothing stays in sight on a page that went away, came back, and is refused', async () => {
      const { session } = working();
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      await session.verify(fails(401));
      expect(session.getState()).toMatchObject({ status: 'signedOut', isInterrupted: false });
    });
  });
});
