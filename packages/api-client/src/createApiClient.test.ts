import {
  createHabitCategory,
  deleteUser,
  exportUsers,
  getDashboard,
  getHabitCategory,
  getPolicy,
  getPolicyDesk,
  getSession,
  getUser,
  listSubscriptions,
  listUsers,
  logIn,
  sendContactMessage,
  updateHabitCategory,
  updateUser,
} from './index.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isApiError, type ApiError } from './ApiError.ts';
import { createApiClient, type ApiClient } from './createApiClient.ts';
import { exampleCalls } from './testing/exampleCalls.ts';
import { iconFile } from './testing/icons.ts';
import { wireHabitCategories } from './testing/wire.ts';
import { userId, wireUsers } from './testing/wireUsers.ts';

const BASE = 'http://planner.test/api/v1';

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

const refusing = (onUnauthorized: (error: ApiError) => void) =>
  createApiClient({
    baseUrl: BASE,
    fetch: () => Promise.resolve(Response.json({ message: 'Please sign in' }, { status: 401 })),
    onUnauthorized,
  });

const keyOf = async (announced: string[], baseUrl: string) => {
  const keys: (string | null)[] = [];
  const fetch = (request: Request) => {
    keys.push(request.headers.get('Idempotency-Key'));
    return Promise.resolve(new Response());
  };
  const message = { firstName: 'Zoë', lastName: 'M', email: 'zoe@example.org', message: 'Hello' };
  const options = { idempotencyKey: '7f3a9c0e5b1d4f82' };
  await sendContactMessage(
    createApiClient({
      baseUrl,
      fetch,
      offers: (extra) => announced.includes(extra),
    }),
    message,
    options,
  );
  return keys[0];
};

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
    await listUsers(client, { page: 2, query: '50%_& Жук' });
    const url = new URL(requests[0]?.url ?? '');
    expect(url.pathname).toBe('/api/v1/users');
    expect(Object.fromEntries(url.searchParams)).toEqual({ page: '2', query: '50%_& Жук' });
  });

  test('an empty search is left out', async () => {
    const { client, requests } = recording(page);
    await listUsers(client, { query: '' });
    expect(requests[0]?.url).toBe(`${BASE}/users`);
  });

  test('an id is escaped in the path', async () => {
    const { client, requests } = recording({ message: 'Deleted' });
    await deleteUser(client, '../../health?x#y');
    expect(requests[0]?.url).toBe(`${BASE}/users/account-delete/..%2F..%2Fhealth%3Fx%23y`);
  });

  test('cookies are sent, including to another host', async () => {
    const { client, requests } = recording(page);
    await listUsers(client);
    expect(requests[0]?.credentials).toBe('include');
  });

  test('a token is sent instead, and asked for before each request if it is a function', async () => {
    const sent: (string | null)[] = [];
    const secrets = ['first', 'second'];
    const client = createApiClient({
      baseUrl: BASE,
      token: () => Promise.resolve(secrets.shift() ?? ''),
      fetch: (request) => {
        sent.push(request.headers.get('Authorization'), request.credentials);
        return Promise.resolve(Response.json(page));
      },
    });
    await listUsers(client);
    await listUsers(client);
    expect(sent).toEqual(['Bearer first', 'same-origin', 'Bearer second', 'same-origin']);
  });

  test('JSON bodies are sent as JSON', async () => {
    const { client, requests } = recording({ message: 'Received' });
    const body = { firstName: 'Zoë', lastName: 'Müller', email: 'zoe@example.org', message: 'Hello\nthere' };
    await sendContactMessage(client, body);
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual(body);
  });

  test('a save sends the edited version, or no header without one', async () => {
    const { client, requests } = recording(user);
    await updateUser(client, '1', { name: 'Lan', role: 'user' }, { etag: '"v1"' });
    await updateUser(client, '1', { name: 'Lan', role: 'user' }, { etag: null });
    expect(requests.map(({ headers }) => headers.get('If-Match'))).toEqual(['"v1"', null]);
  });

  test('an addition sends its idempotency key, or no header without one', async () => {
    const { client, requests } = recording(category);
    const icons = { name: 'Reading', iconLight: iconFile(), iconDark: iconFile() };
    const options = { idempotencyKey: '7f3a9c0e5b1d4f82' };
    await createHabitCategory(client, icons, options);
    await createHabitCategory(client, icons);
    expect(requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['7f3a9c0e5b1d4f82', null]);
  });

  test('an idempotency key goes to another origin only if its server has announced it', async () => {
    vi.stubGlobal('location', new URL('https://console.example.org/contact'));
    expect(await keyOf([], BASE)).toBeNull();
    expect(await keyOf(['sendContactMessage.Idempotency-Key'], BASE)).toBe('7f3a9c0e5b1d4f82');
    expect(await keyOf([], 'https://console.example.org/api/v1')).toBe('7f3a9c0e5b1d4f82');
  });

  test('another origin gets only headers of the core, unless its server announces more', async () => {
    vi.stubGlobal('location', new URL('https://console.example.org/contact'));
    const requests: Request[] = [];
    const calls = exampleCalls(
      createApiClient({
        baseUrl: BASE,
        fetch: (request) => {
          requests.push(request);
          return Promise.resolve(new Response(null, { status: 500 }));
        },
      }),
    );
    await Promise.allSettled(Object.values(calls).map((call) => call()));
    expect(requests).toHaveLength(Object.keys(calls).length);
    for (const { method, headers } of requests) {
      expect(['GET', 'POST', 'PUT', 'DELETE']).toContain(method);
      expect([...headers.keys()].filter((name) => name !== 'content-type')).toEqual([]);
    }
  });

  test.each([
    ['/api/v1', undefined],
    ['https://console.example.org/api/v1', undefined],
    ['http://console.example.org/api/v1', 'console.example.org'],
    ['https://console.example.org:8443/api/v1', 'console.example.org:8443'],
  ])('reports whether %s is another host', (baseUrl, otherHost) => {
    vi.stubGlobal('location', new URL('https://console.example.org/contact'));
    expect(createApiClient({ baseUrl }).otherHost).toBe(otherHost);
  });

  test('icons are sent as multipart, with the boundary in the header and without omitted icons', async () => {
    const { client, requests } = recording(category);
    await updateHabitCategory(
      client,
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

  test('an export says how many rows have come, its headings not among them', async () => {
    const csv = '"Name"\r\n"Lan"\r\n"Zoë"\r\n';
    const headers = { 'Content-Type': 'text/csv' };
    const client = createApiClient({
      baseUrl: BASE,
      fetch: () => Promise.resolve(new Response(csv, { headers })),
    });
    const onProgress = vi.fn<(rows: number) => void>();
    const file = await exportUsers(client, {}, { onProgress });
    expect(await file.text()).toBe(csv);
    expect(onProgress).toHaveBeenLastCalledWith(2);
  });

  test('fetch is looked up at each call', async () => {
    const client = createApiClient({ baseUrl: BASE });
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(page)));
    await expect(listUsers(client)).resolves.toMatchObject({ pagination: { totalUsers: 1 } });
  });
});

describe('responses', () => {
  test('a single item has its version', async () => {
    const { client } = recording(user, { headers: { ETag: '"v9"' } });
    expect(await getUser(client, '1')).toMatchObject({ id: userId(1), etag: '"v9"' });
  });

  test('the version is null if the server sends none', async () => {
    const { client } = recording(user);
    expect((await getUser(client, '1')).etag).toBeNull();
  });

  test('`_id` becomes `id`, and unknown keys are dropped', async () => {
    const { client } = recording({ ...page, users: [{ ...user, passwordHash: 'x', __v: 0 }] });
    const [first] = (await listUsers(client)).users;
    expect(first?.id).toBe(userId(1));
    expect(Object.keys(first ?? {}).toSorted()).toEqual([
      'access',
      'createdAt',
      'dob',
      'email',
      'gender',
      'height',
      'id',
      'lastActive',
      'name',
      'role',
      'suspension',
      'updatedAt',
      'weight',
    ]);
  });

  test('accepts `id` and `lastUpdated`', async () => {
    const { client } = recording({
      id: 7,
      name: 'Reading',
      iconLight: '/a.png',
      iconDark: '/b.png',
      createdAt: '2026-01-01T00:00:00Z',
      lastUpdated: '2026-02-02T00:00:00Z',
    });
    expect(await getHabitCategory(client, '7')).toMatchObject({ id: '7', updatedAt: '2026-02-02T00:00:00Z' });
  });

  test('accepts a user without optional fields, and drops the time of a date of birth', async () => {
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
    expect(await getUser(client, '1')).toMatchObject({
      dob: '1994-03-18',
      gender: null,
      height: null,
      weight: null,
    });
  });

  test.each(['2020-99-99', '2023-02-29', '2020-04-31T00:00:00Z', '2020-00-10', '2020-1-1', '2020-01-01x'])(
    'rejects the date %s',
    async (dob) => {
      const { client } = recording({ ...user, dob });
      await expect(getUser(client, '1')).rejects.toMatchObject({ kind: 'malformed' });
    },
  );

  test.each(['2024-02-29', '0001-01-01', '9999-12-31'])(
    'accepts the date %s in every time zone',
    async (dob) => {
      const { client } = recording({ ...user, dob });
      expect((await getUser(client, '1')).dob).toBe(dob);
    },
  );

  test('a policy that was never saved has no date', async () => {
    const { client } = recording(
      { type: 'terms', content: '', updatedAt: null },
      { headers: { ETag: '"0"' } },
    );
    expect(await getPolicy(client, 'terms')).toEqual({
      type: 'terms',
      content: '',
      updatedAt: null,
      version: null,
      sha256: null,
      next: null,
      etag: '"0"',
    });
  });

  test('the state of a policy is sent again only if it has changed', async () => {
    const known: (string | null)[] = [];
    const client = createApiClient({
      baseUrl: BASE,
      fetch: ({ headers }) => {
        known.push(headers.get('If-None-Match'));
        const state = { inForce: null, former: null, scheduled: null, draft: null };
        const isKnown = headers.get('If-None-Match') === '"a"';
        return Promise.resolve(
          isKnown ? new Response(null, { status: 304 }) : Response.json(state, { headers: { ETag: '"a"' } }),
        );
      },
    });
    const first = await getPolicyDesk(client, 'terms');
    expect(first).toEqual({
      inForce: null,
      former: null,
      scheduled: null,
      scheduledFrom: null,
      draft: null,
      etag: '"a"',
    });
    expect(await getPolicyDesk(client, 'terms', { known: first })).toBe(first);
    expect(known).toEqual([null, '"a"']);
  });

  test('a page beyond the last is the last page, even if the server responds without rows', async () => {
    const asked: string[] = [];
    const client = createApiClient({
      baseUrl: BASE,
      fetch: ({ url }) => {
        const wanted = Number(new URL(url).searchParams.get('page'));
        asked.push(url);
        const pagination = { currentPage: wanted, totalPages: 3, totalUsers: 21, usersPerPage: 10 };
        return Promise.resolve(Response.json({ users: wanted > 3 ? [] : page.users, pagination }));
      },
    });
    expect(await listUsers(client, { page: 99 })).toMatchObject({
      users: [{ id: userId(1) }],
      pagination: { currentPage: 3 },
    });
    expect(asked).toHaveLength(2);
  });

  test('an empty list has page 1 of 1', async () => {
    const pagination = { currentPage: 1, totalPages: 0, totalUsers: 0, usersPerPage: 10 };
    const { client } = recording({ users: [], pagination });
    const { pagination: read } = await listUsers(client);
    expect(read).toMatchObject({ currentPage: 1, totalPages: 1 });
  });

  test('unknown subscription statuses are passed on', async () => {
    const { client } = recording({
      data: [{ id: '1', userId: '2', name: 'Lan', originalTransactionId: '3', status: 'GRACE_PERIOD' }],
    });
    const { subscriptions } = await listSubscriptions(client);
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

  test.each([
    ['data', (list: unknown[]) => ({ data: list })],
    ['data.data', (list: unknown[]) => ({ data: { data: list } })],
  ])('finds subscriptions in %s', async (_name, wrap) => {
    const row = { id: 1, userId: 2, name: 'Lan', originalTransactionId: '3', status: 'ACTIVE' };
    const { subscriptions } = await listSubscriptions(recording(wrap([row])).client);
    expect(subscriptions).toEqual([{ ...row, id: '1', userId: '2', expiresDate: null }]);
  });

  test('accepts a signed-in user with only an e-mail address', async () => {
    const { client } = recording({ user: { email: 'lan@example.org' } });
    expect(await getSession(client)).toEqual({ user: { email: 'lan@example.org' }, extras: [] });
  });

  test('sign-in returns the extras that the server announces', async () => {
    const extras = ['exportUsers', 'listUsers.sort'];
    const { client } = recording({ user: { email: 'lan@example.org' }, extras });
    const answer = await logIn(client, { email: 'lan@example.org', password: 'x' });
    expect(answer).toEqual({ user: { email: 'lan@example.org' }, extras });
  });

  test('sign-in returns the challenge of an account with a second factor', async () => {
    const challenge = { challenge: 'abc', methods: ['app'] };
    const { client } = recording(challenge);
    expect(await logIn(client, { email: 'lan@example.org', password: 'x' })).toEqual(challenge);
  });

  test.each([{ content: '' }, { content: '', lastUpdated: '2026-02-02T00:00:00Z' }])(
    'a policy without a type gets the requested type: %j',
    async (policy) => {
      const { client } = recording(policy);
      expect(await getPolicy(client, 'terms')).toEqual({
        type: 'terms',
        content: '',
        updatedAt: policy.lastUpdated ?? null,
        version: null,
        sha256: null,
        next: null,
        etag: null,
      });
    },
  );

  test.each([
    ['2026-05-04T10:30:00Z', '2026-05-04T10:30:00Z'],
    ['2 hours ago', '2 hours ago'],
    [undefined, null],
    [12, null],
  ])('accepts the last activity %j', async (lastActive, read) => {
    const recent = { name: 'Lan', email: 'lan@example.org', initials: 'L', status: 'Active', lastActive };
    const totals = { users: 1, habits: 1, finance: 1, workout: 1 };
    const { client } = recording({ totals, recentUsers: [recent] });
    const { recentUsers } = await getDashboard(client);
    expect(recentUsers[0]?.lastActive).toBe(read);
  });

  test('all subscriptions of a server without pages are one page', async () => {
    const row = { id: '1', userId: '2', name: 'Lan', originalTransactionId: '3', expiresDate: null };
    const data = [
      { ...row, status: 'EXPIRED' },
      { ...row, id: '4', status: 'ACTIVE' },
      { ...row, id: '5', status: 'EXPIRED' },
    ];
    expect(await listSubscriptions(recording({ data }).client)).toEqual({
      subscriptions: data,
      isWhole: true,
      pagination: { currentPage: 1, totalPages: 1, totalItems: 3, itemsPerPage: 3 },
      statuses: [
        { status: 'ACTIVE', subscriptions: 1 },
        { status: 'EXPIRED', subscriptions: 2 },
      ],
    });
    expect(await listSubscriptions(recording({ data: [] }).client)).toMatchObject({
      subscriptions: [],
      pagination: { totalPages: 1, totalItems: 0 },
    });
  });
});

describe('401', () => {
  test('calls onUnauthorized and rejects', async () => {
    const onUnauthorized = vi.fn<(error: ApiError) => void>();
    await expect(listUsers(refusing(onUnauthorized))).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect(isApiError(onUnauthorized.mock.calls[0]?.[0])).toBe(true);
  });

  test('at sign-in does not call onUnauthorized', async () => {
    const onUnauthorized = vi.fn<() => void>();
    await expect(logIn(refusing(onUnauthorized), { email: 'a@b.cd', password: 'x' })).rejects.toMatchObject({
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
])('with the API at %s, the address of the icon %s is %s', (baseUrl, path, url) => {
  expect(createApiClient({ baseUrl }).iconUrl(path)).toBe(url);
});
