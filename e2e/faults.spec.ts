import { axeViolations } from './support/axeViolations.ts';
import { expect, test } from './support/test.ts';
import { signIn } from './support/signIn.ts';

const FAULTS = /Failed to load resource|ERR_|status of 50\d/;

test.describe('while the API is down', () => {
  test.use({ isSignedIn: false });

  test('the sign-in reports it within a second, keeps the input, and works once the API is back', async ({
    page,
    server,
    browserErrors,
  }) => {
    browserErrors.allow(FAULTS);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
    await server.stop();
    await signIn(page);
    await expect(page.getByRole('alert')).toContainText('Login failed', { timeout: 2000 });
    await expect(page.getByLabel('Email')).toHaveValue('admin@planner.local');
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
    await server.start();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('the server restarts: the list keeps its rows and the session survives', async ({
  page,
  server,
  browserErrors,
}) => {
  browserErrors.allow(FAULTS);
  await page.goto('/users/all-users');
  await expect(page.getByRole('row')).toHaveCount(11);
  await server.stop();
  await page.getByRole('searchbox').fill('an');
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await expect(page.getByText(/Failed to fetch/)).toHaveCount(0);
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('searchbox')).toHaveValue('an');
  await server.start();
  await expect(page.getByText('The server cannot be reached')).toHaveCount(0);
  await expect(page.getByRole('row').nth(1)).toContainText(/an/i);
});

test('a form keeps its input while the API is down', async ({ page, server, browserErrors }) => {
  browserErrors.allow(FAULTS);
  await page.goto('/users/add-user');
  const email = `away${Date.now()}@example.com`;
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Away');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('seven green bottles');
  await server.stop();
  await page.getByRole('button', { name: /^Add User/ }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to add user');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Away');
  await server.start();
  await page.getByRole('button', { name: /^Add User/ }).click();
  await expect(page).toHaveURL('/users/all-users');
  await expect(page.getByText(email)).toBeVisible();
});

for (const [what, response] of [
  ['a proxy error page', { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }],
  [
    'a captive portal page',
    { status: 200, contentType: 'text/html', body: '<h1>Please sign in to the Wi-Fi</h1>' },
  ],
] as const)
  test(`${what} instead of users is an error until the server responds`, async ({ page, browserErrors }) => {
    browserErrors.allow(FAULTS);
    await page.route(/\/api\/v1\/users(\?|$)/, (route) => route.fulfill(response));
    await page.goto('/users/all-users');
    await expect(page.getByText('Failed to fetch users')).toBeVisible();
    await expect(page.getByText(/Bad Gateway|Wi-Fi|JSON|token/)).toHaveCount(0);
    await page.unroute(/\/api\/v1\/users(\?|$)/);
    await expect(page.getByRole('row')).toHaveCount(11);
  });

const UNUSABLE = [
  ['truncated JSON', { status: 200, contentType: 'application/json', body: '{"users":[{"_id"' }],
  ['an empty body', { status: 200, contentType: 'application/json', body: '' }],
  [
    'null instead of the list',
    { status: 200, contentType: 'application/json', body: '{"users":null,"pagination":{}}' },
  ],
  ['an error without a message', { status: 500, contentType: 'application/json', body: '{}' }],
] as const;

test('an unusable response instead of users is an error that can be retried', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(FAULTS);
  for (const [what, response] of UNUSABLE)
    await test.step(what, async () => {
      await page.route('**/api/v1/users?*', (route) => route.fulfill(response));
      await page.route('**/api/v1/users', (route) => route.fulfill(response));
      await page.goto('/users/all-users');
      await expect(page.getByText('Failed to fetch users')).toBeVisible();
      await expect(page.getByText(/Bad Gateway|Wi-Fi|JSON|token/)).toHaveCount(0);
      await page.unroute('**/api/v1/users?*');
      await page.unroute('**/api/v1/users');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('row')).toHaveCount(11);
    });
});

test('a late response never replaces a newer one', async ({ page, addUser }) => {
  const [early, late] = [await addUser(), await addUser()];
  const [earlyWord, lateWord] = [early, late].map(({ email }) => email.split('@')[0] ?? '');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/api/v1/users?*query=${earlyWord}*`, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.goto('/users/all-users');
  await page.getByRole('searchbox').fill(String(earlyWord));
  await expect(page).toHaveURL(new RegExp(`query=${earlyWord}`));
  await page.getByRole('searchbox').fill(String(lateWord));
  await expect(page.getByText(late.email)).toBeVisible();
  release();
  await expect(page.getByText(late.email)).toBeVisible();
  await expect(page.getByText(early.email)).toHaveCount(0);
});

test('after a deploy the page reloads itself once and shows the requested screen', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(FAULTS);
  await page.goto('/dashboard');
  await expect(page.getByText('Total Users')).toBeVisible();
  let isGone = true;
  await page.route('**/assets/settings-*.js', (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  page.on('request', (request) => (isGone &&= !request.isNavigationRequest()));
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('region', { name: 'Sessions' })).toBeVisible();
  await expect(page).toHaveURL('/settings');
});

test('missing code does not cause a reload loop, and the layout stays', async ({ page, browserErrors }) => {
  browserErrors.allow(/./);
  await page.route('**/assets/settings-*.js', (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'This screen could not be loaded' })).toBeVisible();
  expect(loads).toBeLessThanOrEqual(2);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.unroute('**/assets/settings-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Sessions' })).toBeVisible();
});

test('a screen whose code cannot load while the server is down shows an error without leaving the page', async ({
  page,
  server,
  browserErrors,
}) => {
  browserErrors.allow(/./);
  await page.goto('/dashboard');
  await expect(page.getByText('Total Users')).toBeVisible();
  await server.stop();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'This screen could not be loaded' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await server.start();
  await expect(page.getByRole('region', { name: 'Sessions' })).toBeVisible();
});

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PART_IS_MISSING = 'A part of this page could not be loaded';

test('a list still renders when the code of its actions cannot load', async ({
  page,
  server,
  browserErrors,
}) => {
  browserErrors.allow(FAULTS);
  await page.goto('/users/all-users');
  await expect(page.getByRole('row')).toHaveCount(11);
  await server.stop();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await page.getByRole('row').nth(3).getByRole('checkbox').click();
  await expect(page.getByRole('row').nth(3).getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('row')).toHaveCount(11);
  await server.start();
});

test('a legal text can be read while the editor code loads', async ({ page }) => {
  const wanted = Promise.withResolvers<void>();
  await page.route('**/assets/RichTextEditor-*.js', async (route) => {
    await wanted.promise;
    await route.continue();
  });
  await page.goto('/legal/privacy-policy');
  await expect(page.getByText('Loading editor...')).toBeVisible();
  const sentence = page.getByRole('main').getByText('This policy explains what the planner').first();
  await expect(sentence).toBeInViewport();
  const place = await sentence.boundingBox();
  wanted.resolve();
  const text = page.getByRole('textbox', { name: 'Privacy Policy' });
  await expect(text).toBeVisible();
  expect(await text.getByText('This policy explains what the planner').boundingBox()).toEqual(place);
});

test('a legal text is edited as HTML when the editor code cannot load', async ({ page, browserErrors }) => {
  browserErrors.allow(FAULTS);
  await page.route('**/assets/RichTextEditor-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/legal/terms-and-conditions');
  await expect(page.getByText(PART_IS_MISSING)).toBeVisible();
  const html = page.getByLabel('Terms & Conditions, HTML');
  await expect(html).toHaveValue(/<h2>/);
  await html.fill('<p>Typed without an editor.</p>');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Typed without an editor.');
});

test('the text can be edited and saved as a draft without the code of dialogs, images and history', async ({
  page,
  api,
  browserErrors,
}) => {
  browserErrors.allow(FAULTS);
  const parts = /\/assets\/(?:tools|desk)-/;
  await page.route(parts, (route) => route.fulfill({ status: 404 }));
  await page.goto('/legal/terms-and-conditions');
  const text = page.getByRole('textbox', { name: 'Terms & Conditions' });
  // With unsaved changes the page doesn't reload itself.
  await text.press('a');
  await page.getByRole('button', { name: 'Link' }).click();
  await expect(page.getByText(PART_IS_MISSING)).toBeVisible();
  await text.evaluate((element, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'a.png', { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, PIXEL);
  await expect(page.getByText('This could not be pasted')).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog').getByText('Failed to fetch the history')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await text.press('b');
  await expect(page.getByText(/Draft saved, not public$/)).toBeVisible();
  await api.put('policies/terms/draft', { data: { content: null } });
});

test('a screen that crashes leaves the layout intact and can be retried', async ({ page, browserErrors }) => {
  browserErrors.allow(/boom|React Router caught/);
  const body = `
    const Component = () => {
      if (!globalThis.isMended) throw new Error('boom');
      return 'mended';
    };
    export const settings = { Component };`;
  await page.route('**/assets/settings-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'This screen ran into a problem' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByText('boom')).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { isMended: true }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('mended')).toBeVisible();

  await page.evaluate(() => Object.assign(window, { isMended: false }));
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Total Users')).toBeVisible();
});

test('an offline notice appears and disappears with the connection', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(FAULTS);
  await page.goto('/users/all-users');
  await expect(page.getByRole('row')).toHaveCount(11);
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: /offline/i })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: /offline/i })).toHaveCount(0);
});

test.describe('without the entry script', () => {
  const file = '**/assets/main-*.js';
  for (const isSignedIn of [true, false])
    test.describe(isSignedIn ? 'signed in' : 'at the sign-in', () => {
      test.use({ isSignedIn });

      test('the page shows a load error and offers to reload', async ({ page, browserErrors }) => {
        browserErrors.allow(FAULTS);
        // On a slow machine Chromium warns about unused preloads.
        browserErrors.allow(/preloaded using link preload/);
        await page.route(file, (route) => route.abort());
        await page.goto(isSignedIn ? '/users/all-users' : '/');
        const notice = page.getByRole('alert');
        await expect(notice).toContainText('Planner Admin could not be loaded');
        await expect(page.getByRole('textbox')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(await axeViolations(page)).toEqual([]);
        await page.unroute(file);
        await page.keyboard.press('Tab');
        await expect(notice.getByRole('button', { name: 'Reload' })).toBeFocused();
        await page.keyboard.press('Enter');
        const title = isSignedIn ? 'User Management' : 'Welcome Back';
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await expect(notice).toHaveCount(0);
      });
    });
});

test.describe('without the code of the session', () => {
  test.use({ isSignedIn: false });

  test('the sign-in shows an error in its place, and a new try opens it', async ({ page, browserErrors }) => {
    browserErrors.allow(FAULTS);
    browserErrors.allow(/ScreenLoadError|preloaded using link preload/);
    await page.route('**/assets/SignIn-*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'This screen could not be loaded' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.unroute('**/assets/SignIn-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
  });
});

test('an entry module that throws is reported like one that cannot load', async ({ page, browserErrors }) => {
  browserErrors.allow(/boom/);
  await page.route('**/assets/main-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("boom");' }),
  );
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('Planner Admin could not be loaded');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, isSignedIn: false });

  test('the page says that it needs JavaScript', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(/^It needs JavaScript/)).toBeVisible();
    await expect(page.locator('h1:visible')).toHaveText(["Planner Admin can't run in this browser"]);
  });
});

test.describe('in a browser that is too old', () => {
  test.use({ isSignedIn: false });

  test('a legal text can be read', async ({ page, api }) => {
    await page.addInitScript(() => Reflect.deleteProperty(URL, 'parse'));
    await api.post('policies', { data: { type: 'privacy', content: '<p>What we keep.</p>' } });
    await page.goto('/privacy-policy');
    await expect(page.getByText('What we keep.')).toBeVisible();
    await expect(page.locator('h1:visible')).toHaveText(['Privacy Policy']);
  });

  for (const path of ['/', '/users/all-users'])
    test(`${path} says which are supported, and runs nothing`, async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(URL, 'parse'));
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      await page.goto(path);
      await expect(
        page.getByText('Chrome, Edge or Firefox 126, or Safari 18, also on iOS, or newer.'),
      ).toBeVisible();
      await expect(page.locator('h1:visible')).toHaveText(["Planner Admin can't run in this browser"]);
      expect(requested.filter((url) => url.includes('/api/'))).toEqual([]);
    });
});

test('a missing asset is a 404, never the page', async ({ request }) => {
  for (const path of ['/assets/x.js', '/assets/', '/assets/../assets/x.css', '/theme.jsx']) {
    const response = await request.get(path, { headers: { Accept: '*/*' } });
    expect(response.status(), path).toBe(404);
    expect(await response.text()).not.toContain('<div id="root"');
  }
  const page = await request.get('/assets/x.js', { headers: { Accept: 'text/html' } });
  expect(page.status()).toBe(404);
});
