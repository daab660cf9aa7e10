import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';

const PASSWORD = 'a fine passphrase';

/** Keeps cookies as a browser does for all ports of a host: by path and name. Sends those of longer paths first. */
const createCookieJar = () => {
  const jar = new Map<string, string>();
  return {
    cookie: (publicUrl = '') =>
      [...jar]
        .filter(([key]) => `${publicUrl}/`.includes(key.replace(/[^/]+$/, '')))
        .toSorted(([a], [b]) => b.lastIndexOf('/') - a.lastIndexOf('/'))
        .map(([key, value]) => `${key.replace(/.*\//, '')}=${value}`)
        .join('; '),
    take: ({ headers }: { headers: Headers }) => {
      for (const line of headers.getSetCookie()) {
        const [, name = '', value = '', cookiePath = ''] = /^([^=]+)=([^;]*); Path=([^;]*)/.exec(line) ?? [];
        const key = `${cookiePath}/${name}`.replace('//', '/');
        if (line.includes('Max-Age=0')) jar.delete(key);
        else jar.set(key, value);
      }
    },
  };
};

test.each([
  ['http://planner.test:7070', 'http://planner.test:7171'],
  ['https://planner.test:7443', 'https://planner.test'],
  ['https://planner.test:7443', 'http://planner.test:7443'],
  ['https://planner.test/one', 'https://planner.test/two'],
  ['http://planner.test', 'http://planner.test/two'],
  [undefined, undefined],
])('servers at %s and %s do not end each other’s sessions', async (...publicUrls) => {
  const servers = await Promise.all(publicUrls.map((publicUrl) => startTestApi({ publicUrl })));
  const [first, second] = servers as [TestApi, TestApi];
  const { cookie, take } = createCookieJar();
  const statuses = async () => [
    (await first.call('getSession', { as: cookie(publicUrls[0]) })).status,
    (await second.call('getSession', { as: cookie(publicUrls[1]) })).status,
  ];
  for (const [index, server] of servers.entries())
    take(await server.call('logIn', { body: ADMIN, as: cookie(publicUrls[index]) }));
  expect(await statuses()).toEqual([200, 200]);
  const change = { currentPassword: ADMIN.password, newPassword: 'seven green bottles' };
  take(await first.call('changeOwnPassword', { body: change, as: cookie(publicUrls[0]) }));
  expect(await statuses()).toEqual([200, 200]);
  take(await first.call('logOut', { as: cookie(publicUrls[0]) }));
  expect(await statuses()).toEqual([401, 200]);
  for (const server of servers) await server.stop();
});

describe.each([
  [undefined, '7000', 200],
  ['http://planner.test:7171', '7070', 401],
])(
  'with PUBLIC_URL %s and the cookie of port %s from another server of the database',
  (publicUrl, port, alone) => {
    const email = 'neighbor@example.org';
    let server: TestApi;
    let neighbor: string;
    beforeAll(async () => {
      server = await startTestApi({ publicUrl });
      await server.addUser({ email, role: 'admin', password: PASSWORD });
    });
    afterAll(() => server.stop());
    beforeEach(async () => {
      const cookie = await server.signIn(email, PASSWORD);
      neighbor = cookie.replace(/_\d+=/, `_${port}=`);
    });

    const emailOf = async (cookie: string) =>
      (await server.call('getSession', { as: cookie })).body.user?.email;

    test('uses the session of its own cookie', async () => {
      expect(await emailOf(`${neighbor}; ${server.cookie}`)).toBe(ADMIN.email);
      expect(await emailOf(`${server.cookie}; ${neighbor}`)).toBe(ADMIN.email);
    });

    test(`gets ${alone} without its own cookie`, async () => {
      expect((await server.call('getSession', { as: neighbor })).status).toBe(alone);
    });

    test('ends only its own session at sign-in and logout', async () => {
      const first = await server.signIn(ADMIN.email, ADMIN.password);
      const again = await server.call('logIn', { body: ADMIN, as: `${neighbor}; ${first}` });
      const own = again.headers.get('set-cookie')?.split(';')[0] ?? '';
      expect([await emailOf(first), await emailOf(own)]).toEqual([undefined, ADMIN.email]);
      expect((await server.call('logOut', { as: `${neighbor}; ${own}` })).status).toBe(200);
      expect(await emailOf(own)).toBeUndefined();
      expect(await emailOf(neighbor.replace(`_${port}=`, `${/_\d+=/.exec(own)?.[0]}`))).toBe(email);
    });
  },
);

describe('logIn over https', () => {
  let secure: TestApi;
  beforeAll(async () => {
    secure = await startTestApi({ publicUrl: 'https://admin.example.org' });
  });
  afterAll(() => secure.stop());

  test('sets a Secure __Host- cookie that a sibling subdomain cannot set', async () => {
    const { headers } = await secure.call('logIn', { body: ADMIN, as: null });
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-planner_session=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    const plain = secure.cookie.replace('__Host-', '');
    expect((await secure.call('getSession', { as: plain })).status).toBe(401);
    expect((await secure.call('getSession')).status).toBe(200);
  });
});
