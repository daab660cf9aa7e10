import { readdir } from 'node:fs/promises';
import type { Locator, Page, Response } from '@playwright/test';
import { countBytes } from './support/countBytes.ts';
import type { PlannerServer } from './support/PlannerServer.ts';
import { expect, test as base } from './support/test.ts';

interface Screen {
  path: string;
  /** Bytes over the wire until the network is idle, headers and fonts included, without what is loaded ahead. */
  budgetBytes: number;
  last: (page: Page) => Locator;
  isSignedIn?: boolean;
  /** How many responses at most. */
  maxResponses?: number;
}

/** With room for a feature or two, and ahead of the same screens built by hand with a popular kit. */
const SCREENS: Record<string, Screen> = {
  'sign-in': {
    path: '/',
    budgetBytes: 125_000,
    last: (page) => page.getByRole('button', { name: 'Login' }),
  },
  'forgot password': {
    path: '/forgot-password',
    budgetBytes: 140_000,
    last: (page) => page.getByLabel('Email Address'),
  },
  'privacy policy': {
    path: '/privacy-policy',
    budgetBytes: 150_000,
    last: (page) => page.getByRole('heading', { name: 'What this policy covers' }),
  },
  contact: {
    path: '/contact',
    budgetBytes: 140_000,
    last: (page) => page.getByRole('form', { name: 'Contact Us' }),
  },
  dashboard: {
    path: '/dashboard',
    budgetBytes: 210_000,
    last: (page) => page.getByText('Journey').nth(4),
    isSignedIn: true,
  },
  'users list': {
    path: '/users/all-users',
    budgetBytes: 190_000,
    maxResponses: 12,
    last: (page) => page.getByRole('row').nth(10),
    isSignedIn: true,
  },
  'edit user': {
    path: '/users/edit/{user}',
    budgetBytes: 285_000,
    last: (page) => page.getByRole('button', { name: 'Update User' }),
    isSignedIn: true,
  },
  'legal editor': {
    path: '/legal/privacy-policy',
    budgetBytes: 390_000,
    last: (page) =>
      page.getByRole('textbox', { name: 'Privacy Policy' }).getByText('What this policy covers'),
    isSignedIn: true,
  },
  settings: {
    path: '/settings',
    // As for forms: second factors are a card of theirs.
    budgetBytes: 300_000,
    last: (page) => page.getByRole('region', { name: 'Sessions' }).getByRole('listitem').first(),
    isSignedIn: true,
  },
};

/** Every response of the server has more header bytes than this. */
const MIN_HEADER_BYTES = 200;

const pathOf = (response: Response) => new URL(response.url()).pathname;

interface WorkerFixtures {
  server: PlannerServer;
  /** The id of one of 20 users whose names use only preloaded fonts. Names in the sample data need more. */
  newUser: string;
}

/** Uses a server of its own: rows and log entries of other tests would count. */
const test = base.extend<object, WorkerFixtures>({
  server: [async ({ server }, use) => use(server), { scope: 'worker' }],
  newUser: [
    async ({ playwright, server, adminState }, use) => {
      const api = await playwright.request.newContext({
        baseURL: `${server.url}/api/v1/`,
        storageState: await adminState(),
        failOnStatusCode: true,
      });
      let id = '';
      for (let user = 0; user < 20; user += 1) {
        const data = {
          name: `Journey ${user}`,
          email: `${user}@example.com`,
          password: 'seven green bottles',
        };
        ({ _id: id } = (await (await api.post('users', { data })).json()) as { _id: string });
      }
      await use(id);
      await api.dispose();
    },
    { scope: 'worker' },
  ],
});

for (const [name, { path, budgetBytes, maxResponses, last, isSignedIn = false }] of Object.entries(SCREENS))
  test.describe(name, () => {
    test.use({ isSignedIn });

    test('stays within its budget', async ({ page, newUser }) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      const read = await countBytes(page);
      await page.goto(path.replace('{user}', newUser));
      await expect(last(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { sum, sizes } = read();
      const listing = JSON.stringify(sizes, null, 2);
      expect(sum, listing).toBeLessThanOrEqual(budgetBytes);
      if (maxResponses) expect(Object.keys(sizes).length, listing).toBeLessThanOrEqual(maxResponses);
    });
  });

test.describe('the byte count', () => {
  test.use({ isSignedIn: false });

  test('covers everything over the wire, including fonts and headers', async ({ page }) => {
    const read = await countBytes(page);
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto('/');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => Object.keys(read().sizes).toSorted()).toEqual(responses.map(pathOf).toSorted());

    const { sum, sizes } = read();
    const files = Object.keys(sizes);
    expect(files).toEqual(expect.arrayContaining(['/', expect.stringContaining('.woff2')]));
    let bodies = 0;
    for (const response of responses) {
      const body = Number(await response.headerValue('content-length'));
      expect(sizes[pathOf(response)]).toBeGreaterThan(body + MIN_HEADER_BYTES);
      bodies += body;
    }
    expect(sum).toBeGreaterThan(bodies + files.length * MIN_HEADER_BYTES);
    expect(sum).toBeGreaterThan(109_000);
  });
});

test('the code of the likely next screens is loaded ahead, in few files', async ({
  page,
  newUser: _user,
}) => {
  const read = await countBytes(page);
  const isLoadedAhead = page.waitForResponse('**/assets/overlays-*.js');
  await page.goto('/users/all-users');
  await expect(page.getByRole('row')).toHaveCount(11);
  await isLoadedAhead;
  await page.waitForLoadState('networkidle');
  const { sum, sizes } = read();
  const listing = JSON.stringify(sizes, null, 2);
  expect(sum, listing).toBeLessThanOrEqual(320_000);
  expect(Object.keys(sizes).length, listing).toBeLessThanOrEqual(20);

  const code: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') code.push(request.url());
  });
  await page.locator('tbody').getByRole('link', { name: /^Edit/ }).first().click();
  await expect(page.getByRole('button', { name: 'Update User' })).toBeVisible();
  expect(code).toEqual([]);
});

const EARLY: readonly (readonly [path: string, data: RegExp])[] = [
  ['/dashboard', /\/api\/v1\/users\/dashboard$/],
  ['/users/all-users', /\/api\/v1\/users\?page=1$/],
  ['/users/edit/{user}', /\/api\/v1\/users\/[^/]+$/],
];

for (const [path, data] of EARLY)
  test(`${path} requests its data before any code has loaded, once`, async ({ page, newUser }) => {
    const address = path.replace('{user}', newUser);
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    // The next visit knows the user. With a fixed time, the answer doesn't become stale while the code loads.
    await page.clock.setFixedTime(Date.now());
    let requests = 0;
    page.on('request', (request) => {
      if (data.test(request.url())) requests += 1;
    });
    const requested = page.waitForRequest(data);
    await page.route('**/assets/main-*.js', async (route) => {
      await requested;
      await route.continue();
    });
    await page.reload();
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests).toBe(1);
  });

test('a legal text comes with the page', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('the code is in few files', async () => {
  const assets = await readdir(new URL('../apps/console/dist/assets', import.meta.url));
  expect(assets.filter((name) => name.endsWith('.js')).length).toBeLessThanOrEqual(40);
});

test.describe('the sign-in', () => {
  test.use({ isSignedIn: false });

  test('paints before any module loads, without a layout shift', async ({ page }) => {
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
        Object.assign(window, { shift });
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shift });
    });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/main-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const title = page.getByText('Welcome Back');
    await expect(title).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const placeOf = (text: string) => page.getByText(text, { exact: true }).boundingBox();
    const texts = ['Welcome Back', 'Email', 'Password', 'Login', 'Reset it'];
    const before = await Promise.all(texts.map(placeOf));
    await expect(page.locator('#root[data-is-started]')).toHaveCount(0);
    release();
    await expect(page.locator('#root[data-is-started]')).toHaveCount(1);
    await expect(page.getByLabel('Email')).toBeFocused();
    expect(await Promise.all(texts.map(placeOf))).toEqual(before);
    await expect(title).toHaveCount(1);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.001);
  });
});
