import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeStartResponse } from './takeStartResponse.ts';

const URL = 'http://localhost/api/v1/users?page=1';
const USER = '{"email":"ada@example.com"}';

let storedUser: string | null;
let now: number;
const abort = vi.fn<() => void>();
const response = new Response();

const take = async (init?: RequestInit, url = URL) => takeStartResponse(new Request(url, init));

beforeEach(() => {
  storedUser = USER;
  now = 2000;
  vi.stubGlobal('localStorage', { getItem: () => storedUser });
  vi.stubGlobal('startRequest', { user: USER, href: URL, response: Promise.resolve(response), abort });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  abort.mockReset();
});

it('hands over the response once', async () => {
  expect(await take()).toBe(response);
  expect(await take()).toBeUndefined();
});

it('has none for another address, nor without start.js', async () => {
  expect(await take({}, `${URL}&query=ann`)).toBeUndefined();
  vi.stubGlobal('startRequest', undefined);
  expect(await take()).toBeUndefined();
});

it.each([
  ['another user', '{"email":"eve@example.com"}'],
  ['nobody', null],
])('has none once storage has %s', async (_, user) => {
  storedUser = user;
  expect(await take()).toBeUndefined();
  // Nor if the first user signs in again.
  storedUser = USER;
  expect(await take()).toBeUndefined();
});

it('has none after a change', async () => {
  expect(await take({ method: 'POST' })).toBeUndefined();
  expect(await take()).toBeUndefined();
});

it('has none once it has waited for too long', async () => {
  now = 61_000;
  expect(await take()).toBeUndefined();
});

it('aborts the request with its caller', async () => {
  const controller = new AbortController();
  await take({ signal: controller.signal });
  expect(abort).not.toHaveBeenCalled();
  controller.abort();
  expect(abort).toHaveBeenCalled();
});
