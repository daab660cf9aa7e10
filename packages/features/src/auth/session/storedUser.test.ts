import { fixtures } from '@planner/api-client/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { blockStorage, fakeStorage } from '../../testing/fakeStorage.ts';
import { readStoredUser, writeStoredUser } from './storedUser.ts';

const user = fixtures.signedInUser;

afterEach(() => vi.unstubAllGlobals());

describe('readStoredUser', () => {
  it('reads the user that was written', () => {
    fakeStorage();
    writeStoredUser(user);
    expect(readStoredUser()).toEqual(user);
    writeStoredUser(undefined);
    expect(readStoredUser()).toBe('absent');
  });

  it.each([
    'undefined',
    '{',
    'null',
    '[]',
    '42',
    '""',
    '{}',
    '{"__proto__":{"id":"1","name":"x","email":"x@example.org","role":"admin"}}',
    JSON.stringify({ ...user, name: { html: '<b>x</b>' } }),
    JSON.stringify({ ...user, role: 'owner' }),
  ])('removes an unusable entry: %.40s', (text) => {
    const stored = fakeStorage({ user: text });
    expect(readStoredUser()).toBe('unknown');
    expect(stored.has('user')).toBe(false);
  });

  it('returns known fields only', () => {
    fakeStorage({ user: JSON.stringify({ ...user, isOwner: true }) });
    expect(readStoredUser()).toEqual(user);
  });

  it('treats markup in a name as text', () => {
    fakeStorage({ user: JSON.stringify({ ...user, name: '<img src=x onerror=alert(1)>' }) });
    expect(readStoredUser()).toMatchObject({ name: '<img src=x onerror=alert(1)>' });
  });

  it('works without storage', () => {
    blockStorage();
    writeStoredUser(user);
    expect(readStoredUser()).toBe('unknown');
  });
});
