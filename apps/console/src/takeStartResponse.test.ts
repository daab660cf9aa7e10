import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeStartResponse } from './takeStartResponse.ts';

const URL = 'http://localhost/api/v1/users?page=1';
const SESSION_URL = 'http://localhost/api/v1/auth/session';
const USER = '{"email":"ada@example.com"}';

let storedUser: string | null;
let now: number;
const abort = vi.fn<() => void>();
const list = { user: USER, href: URL, response: Promise.resolve(new Response()), abort };
const session = { ...list, href: SESSION_URL };

const take = (init?: RequestInit, url = URL) => takeStartResponse(new Request(url, init));

beforeEach(() => {
  storedUser = USER;
  now = 2000;
  vi.stubGlobal('localStorage', { getItem: () => storedUser });
  vi.stubGlobal('startRequests', [list, session]);
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  abort.mockReset();
});

it('hands over each request once', () => {
  expect(take({}, SESSION_URL)).toBe(session);
  expect(take()).toBe(list);
  expect(take()).toBeUndefined();
  expect(take({}, SESSION_URL)).toBeUndefined();
});

it('has none for another address, nor if nothing was requested', () => {
  expect(take({}, `${URL}&query=ann`)).toBeUndefined();
  vi.stubGlobal('startRequests', undefined);
  expect(take()).toBeUndefined();
});

it.each([
  ['another user', '{"email":"eve@example.com"}'],
  ['nobody', null],
])('has none once storage has %s', (_, user) => {
  storedUser = user;
  expect(take()).toBeUndefined();
  // Nor if the first user signs in again.
  storedUser = USER;
  expect(take()).toBeUndefined();
});

it('has none after a change', () => {
  expect(take({ method: 'POST' })).toBeUndefined();
  expect(take()).toBeUndefined();
});

it('has none once it has waited for too long', () => {
  now = 61_000;
  expect(take()).toBeUndefined();
});

it('aborts the request with its caller', () => {
  const controller = new AbortController();
  take({ signal: controller.signal });
  expect(abort).not.toHaveBeenCalled();
  controller.abort();
  expect(abort).toHaveBeenCalled();
});
