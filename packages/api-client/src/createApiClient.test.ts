import { afterEach, describe, expect, test, vi } from 'vitest';
import { isApiError, type ApiError } from './ApiError.ts';
import { createApiClient, type ApiClient } from './createApiClient.ts';
import { iconFile } from './testing/icons.ts';
import { wireHabitCategories } from './testing/wire.ts';
import { userId, wireUsers } from './testing/wireUsers.ts';

const BASE = 'http://planner.test/api/v1';

/** A client whose server answers each request alike, and the requests that it got. */
const recording = (value: unknown, init: ResponseInit = {}): { client: ApiClient; requests: Request[] } => {
  const requests: Request[] = [];
  const client = createApiClient({
    baseUrl: BASE,
    fetch: (request) => {
      requests.push(request);
      return Promise.resolve(Response.json(value, init));
    },
  });
  return { client, requests };
};

/** A client whose server says 401 to everything. */
const refusing = (onUnauthorized: (error: ApiError) => void) =>
  createApiClient({
    baseUrl: BASE,
    fetch: () => Promise.resolve(Response.json({ message: 'Please sign in' }, { status: 401 })),
    onUnauthorized,
  });

const page = {
  users: wireUsers.slice(0, 1),
  pagination: { currentPage: 1, totalPages: 1, totalUsers: 1, usersPerPage: 10 },
};
const [user] = wireUsers;
const [category] = wireHabitCategories;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('requests', () => {
  test('page and search go into the URL, escaped', async () => {
    const { client, requests } = recording(page);
    await client.listUsers({ page: 2, query: '50%_& Жук' });
    const url = new URL(requests[0]?.url ?? '');
    expect(url.pathname).toBe('/api/v1/users');
    expect(Object.fromEntries(url.searchParams)).toEqual({ page: '2', query: '50%_& Жук' });
  });

  test('an empty search is left out', async () => {
    const { client, requests } = recording(page);
    await client.listUsers({ query: '' });
    expect(requests[0]?.url).toBe(`${BASE}/users`);
  });

  test('an id cannot leave its place in the path', async () => {
    const { client, requests } = recording({ message: 'Deleted' });
    await client.deleteUser('../../health?x#y');
    expect(requests[0]?.url).toBe(`${BASE}/users/account-delete/..%2F..%2Fhealth%3Fx%23y`);
  });

  test('cookies are sent, also to another host', async () => {
    const { client, requests } = recording(page);
    await client.listUsers();
    expect(requests[0]?.credentials).toBe('include');
  });

  test('JSON bodies go as JSON', async () => {
    const { client, requests } = recording({ message: 'Received' });
    const body = { firstName: 'Zoë', lastName: 'Müller', email: 'zoe@example.org', message: 'Hello\nthere' };
    await client.sendContactMessage(body);
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual(body);
  });

  test('a save sends the version that was edited, and no header when there is none', async () => {
    const { client, requests } = recording(user);
    await client.updateUser('1', { name: 'Lan', role: 'user' }, { etag: '"v1"' });
    await client.updateUser('1', { name: 'Lan', role: 'user' }, { etag: null });
    expect(requests.map(({ headers }) => headers.get('If-Match'))).toEqual(['"v1"', null]);
  });

  test('an addition sends its key, and no header when there is none', async () => {
    const { client, requests } = recording(category);
    const icons = { name: 'Reading', iconLight: iconFile(), iconDark: iconFile() };
    const options = { idempotencyKey: '7f3a9c0e5b1d4f82' };
    await client.createHabitCategory(icons, options);
    await client.createHabitCategory(icons);
    expect(requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['7f3a9c0e5b1d4f82', null]);
  });

  test('icons go as multipart, with the boundary in the header and without those not chosen', async () => {
    const { client, requests } = recording(category);
    await client.updateHabitCategory(
      '1',
      { name: 'Reading', iconLight: undefined, iconDark: iconFile('moon.png') },
      { etag: '"3"' },
    );
    const [request] = requests;
    expect(request?.method).toBe('PUT');
    expect(request?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=./);
    expect(request?.headers.get('If-Match')).toBe('"3"');
    const form = await request?.formData();
    expect([...(form?.keys() ?? [])]).toEqual(['name', 'iconDark']);
    expect(form?.get('iconDark')).toMatchObject({
      name: 'moon.png',
      type: 'image/png',
      size: iconFile().size,
    });
  });

  test('fetch is looked up at each call', async () => {
    const client = createApiClient({ baseUrl: BASE });
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(page)));
    await expect(client.listUsers()).resolves.toMatchObject({ pagination: { totalUsers: 1 } });
  });
});

describe('answers', () => {
  test('a single item comes with its version', async () => {
    const { client } = recording(user, { headers: { ETag: '"v9"' } });
    expect(await client.getUser('1')).toMatchObject({ id: userId(1), etag: '"v9"' });
  });

  test('a server without versions gives null', async () => {
    const { client } = recording(user);
    expect((await client.getUser('1')).etag).toBeNull();
  });

  test('`_id` is handed on as `id`, and keys that the contract does not know are dropped', async () => {
    const { client } = recording({ ...page, users: [{ ...user, passwordHash: 'x', __v: 0 }] });
    const [first] = (await client.listUsers()).users;
    expect(first?.id).toBe(userId(1));
    expect(Object.keys(first ?? {}).toSorted()).toEqual([
      'createdAt',
      'dob',
      'email',
      'gender',
      'height',
      'id',
      'name',
      'role',
      'updatedAt',
      'weight',
    ]);
  });

  test('a server that says `id` and `lastUpdated` is understood as well', async () => {
    const { client } = recording({
      id: 7,
      name: 'Reading',
      iconLight: '/a.png',
      iconDark: '/b.png',
      createdAt: '2026-01-01T00:00:00Z',
      lastUpdated: '2026-02-02T00:00:00Z',
    });
    expect(await client.getHabitCategory('7')).toMatchObject({ id: '7', updatedAt: '2026-02-02T00:00:00Z' });
  });

  test('what is not known of a user may be left out; the time after a date of birth is dropped', async () => {
    const { name, email, role, createdAt, updatedAt } = user ?? {};
    const { client } = recording({
      id: '1',
      name,
      email,
      role,
      createdAt,
      updatedAt,
      dob: '1994-03-18T00:00:00.000Z',
    });
    expect(await client.getUser('1')).toMatchObject({
      dob: '1994-03-18',
      gender: null,
      height: null,
      weight: null,
    });
  });

  test.each(['2020-99-99', '2023-02-29', '2020-04-31T00:00:00Z', '2020-00-10', '2020-1-1', '2020-01-01x'])(
    'there is no day %s',
    async (dob) => {
      const { client } = recording({ ...user, dob });
      await expect(client.getUser('1')).rejects.toMatchObject({ kind: 'malformed' });
    },
  );

  test.each(['2024-02-29', '0001-01-01', '9999-12-31'])(
    'there is a day %s, in every time zone',
    async (dob) => {
      const { client } = recording({ ...user, dob });
      expect((await client.getUser('1')).dob).toBe(dob);
    },
  );

  test('a policy that was never saved has no date', async () => {
    const { client } = recording(
      { type: 'terms', content: '', updatedAt: null },
      { headers: { ETag: '"0"' } },
    );
    expect(await client.getPolicy('terms')).toEqual({
      type: 'terms',
      content: '',
      updatedAt: null,
      etag: '"0"',
    });
  });

  test('states of subscriptions that are not known come through', async () => {
    const { client } = recording({
      data: [{ id: '1', userId: '2', name: 'Lan', originalTransactionId: '3', status: 'GRACE_PERIOD' }],
    });
    const { subscriptions } = await client.listSubscriptions();
    expect(subscriptions).toEqual([
      {
        id: '1',
        userId: '2',
        name: 'Lan',
        originalTransactionId: '3',
        status: 'GRACE_PERIOD',
        expiresDate: null,
      },
    ]);
  });

  test('all subscriptions of a server that knows no pages are one page', async () => {
    const row = { id: '1', userId: '2', name: 'Lan', originalTransactionId: '3', expiresDate: null };
    const data = [
      { ...row, status: 'EXPIRED' },
      { ...row, id: '4', status: 'ACTIVE' },
      { ...row, id: '5', status: 'EXPIRED' },
    ];
    expect(await recording({ data }).client.listSubscriptions()).toEqual({
      subscriptions: data,
      pagination: { currentPage: 1, totalPages: 1, totalSubscriptions: 3, subscriptionsPerPage: 3 },
      statuses: [
        { status: 'ACTIVE', subscriptions: 1 },
        { status: 'EXPIRED', subscriptions: 2 },
      ],
    });
    expect(await recording({ data: [] }).client.listSubscriptions()).toMatchObject({
      subscriptions: [],
      pagination: { totalPages: 1, totalSubscriptions: 0 },
    });
  });
});

describe('401', () => {
  test('is told to whoever keeps the session, and thrown', async () => {
    const onUnauthorized = vi.fn<(error: ApiError) => void>();
    await expect(refusing(onUnauthorized).listUsers()).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect(isApiError(onUnauthorized.mock.calls[0]?.[0])).toBe(true);
  });

  test('at sign-in is a wrong password, not the end of a session', async () => {
    const onUnauthorized = vi.fn<() => void>();
    await expect(refusing(onUnauthorized).logIn({ email: 'a@b.cd', password: 'x' })).rejects.toMatchObject({
      status: 401,
      message: 'Please sign in',
    });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

test.each([
  ['/api/v1', '/icons/a.png', '/api/v1/icons/a.png'],
  ['/api/v1/', 'icons/a.png', '/api/v1/icons/a.png'],
  ['https://api.example.org/api/v1', '/icons/a.png', 'https://api.example.org/api/v1/icons/a.png'],
])('with the API at %s, the icon %s is at %s', (baseUrl, path, url) => {
  expect(createApiClient({ baseUrl }).iconUrl(path)).toBe(url);
});
