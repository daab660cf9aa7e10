import type { Page, Request, Route } from '@playwright/test';
import { isLong } from './support/isLong.ts';
import { admin } from './support/PlannerServer.ts';
import { expect, test } from './support/test.ts';
import { signIn, startSession } from './support/signIn.ts';
import { watchRequests } from './support/watchRequests.ts';

test.describe('the user in local storage', () => {
  test.describe('without a session', () => {
    test.use({ isSignedIn: false });
    test('half an object counts as signed out', async ({ page, browserErrors }) => {
      browserErrors.allow(/status of 401/);
      await page.addInitScript(() => {
        if (!sessionStorage.getItem('planted')) localStorage.setItem('user', '{');
        sessionStorage.setItem('planted', 'yes');
      });
      await page.goto('/users/all-users');
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      await signIn(page);
      await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
    });

    test('a forged administrator sees nothing and gets the sign-in page', async ({ page, browserErrors }) => {
      browserErrors.allow(/status of 401/);
      await page.addInitScript(() => {
        const user = { id: '1', name: '<img src=x onerror=alert(1)>', email: 'x@example.com', role: 'admin' };
        localStorage.setItem('user', JSON.stringify(user));
      });
      await page.goto('/users/all-users');
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      await expect(page.getByRole('cell')).toHaveCount(0);
    });
  });

  test('is not needed when the cookie is valid', async ({ page }) => {
    await page.goto('/users/all-users');
    await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
    await expect(page).toHaveURL('/users/all-users');
  });
});

test.describe('logging out', () => {
  test.use({ isSignedIn: false });

  test('ends the session in every tab, and Back shows nothing', async ({ page, context, browserErrors }) => {
    browserErrors.allow(/status of 401/);
    await startAtDashboard(page);
    const other = await context.newPage();
    await other.goto('/users/all-users');
    await expect(other.getByRole('heading', { name: 'User Management' })).toBeVisible();
    const [session] = await context.cookies();

    await page.getByRole('button', { name: /administrator/i }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();

    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    // The sign-in does not wait for the answer to the logout.
    await expect
      .poll(async () => (await context.cookies()).filter(({ value }) => value === session?.value))
      .toEqual([]);

    await page.goBack();
    await expect(page.getByText('Total Users')).toHaveCount(0);

    await page.goto('/');
    await signIn(page);
    await expect(page).toHaveURL('/dashboard');
    await expect(other).toHaveURL('/users/all-users');
  });

  test('a different user who signs in in one tab is signed in in all tabs', async ({
    page,
    context,
    addUser,
  }) => {
    const password = 'seven green bottles';
    const other = await addUser({ role: 'admin', password });
    await startAtDashboard(page);
    const second = await context.newPage();
    await second.goto('/users/all-users');
    await second.getByRole('button', { name: 'Admin Administrator' }).click();
    await second.getByRole('menuitem', { name: 'Logout' }).click();
    await signIn(second, { email: other.email, password });
    await expect(second).toHaveURL('/dashboard');
    await expect(page.getByRole('button', { name: `${other.name} Administrator` })).toBeVisible();
  });
});

test('pages without a session do not ask who is signed in', async ({ page }) => {
  await page.goto('/dashboard');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).not.toBeNull();
  const { requested } = watchRequests(page);
  for (const path of ['/contact', '/privacy-policy', '/forgot-password', '/reset-password']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(requested).not.toContain('/api/v1/auth/session');
});

const LOGOUT = '**/api/v1/auth/logout';
const NOT_TOLD = 'the server could not be reached to end your session';

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /administrator/i }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page).toHaveURL('/');
};
/** With a session of its own, which the test ends. */
const startAtDashboard = async (page: Page) => {
  await startSession(page.context());
  await page.goto('/dashboard');
  await expect(page.getByText('Total Users')).toBeVisible();
};
test.describe('a logout that does not reach the server', () => {
  test.use({ isSignedIn: false });

  for (const [what, respond] of [
    ['gets no response', (route: Route) => route.abort()],
    ['gets a server error', (route: Route) => route.fulfill({ status: 500 })],
  ] as const)
    test(`because it ${what} signs out every tab, shows a warning and stays signed out`, async ({
      page,
      context,
      browserErrors,
    }) => {
      browserErrors.allow(/Failed to load resource/);
      await startAtDashboard(page);
      const other = await context.newPage();
      await other.goto('/users/all-users');
      await expect(other.getByRole('heading', { name: 'User Management' })).toBeVisible();
      await context.route(LOGOUT, respond);
      await logOut(page);
      expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
      for (const tab of [page, other]) {
        await expect(tab.getByRole('status').filter({ hasText: NOT_TOLD })).toBeVisible();
        await expect(tab.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      }
      await page.goBack();
      await expect(page.getByText('Total Users')).toHaveCount(0);

      for (const path of ['/', '/users/all-users']) {
        const { requested } = watchRequests(page);
        await page.goto(path);
        await expect(page.getByText(NOT_TOLD)).toBeVisible();
        await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
        expect(requested).not.toContain('/api/v1/auth/session');
      }

      await signIn(page);
      await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
      await expect(other.getByRole('heading', { name: 'User Management' })).toBeVisible();
      const { requested } = watchRequests(page);
      await context.unroute(LOGOUT);
      await page.reload();
      await expect(page.getByRole('row')).toHaveCount(11);
      expect(requested).not.toContain('/api/v1/auth/logout');
    });

  for (const status of isLong ? [404, 405, 501] : [404])
    test(`completes when the server has no logout operation (${status})`, async ({ page, browserErrors }) => {
      browserErrors.allow(/Failed to load resource/);
      await startAtDashboard(page);
      await page.route(LOGOUT, (route) => route.fulfill({ status }));
      const responded = page.waitForResponse(LOGOUT);
      await logOut(page);
      await responded;
      await expect.poll(() => page.evaluate(() => localStorage.getItem('session.logout'))).toBeNull();
      await expect(page.getByText(NOT_TOLD)).toHaveCount(0);
    });

  test('can be retried, which ends the old session', async ({ page, context, browserErrors, request }) => {
    browserErrors.allow(/Failed to load resource/);
    await startAtDashboard(page);
    const cookies = await context.cookies();
    const isAlive = async () => {
      const headers = { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
      return (await request.get('/api/v1/auth/session', { headers })).ok();
    };
    await page.route(LOGOUT, (route) => route.fulfill({ status: 503 }));
    await logOut(page);
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    const refused = page.waitForResponse(LOGOUT);
    await tryAgain.click();
    await refused;
    await expect(page.getByText(NOT_TOLD)).toBeVisible();
    expect(await isAlive()).toBe(true);
    await page.unroute(LOGOUT);
    await tryAgain.click();
    await expect(page.getByText(NOT_TOLD)).toHaveCount(0);
    expect(await isAlive()).toBe(false);
    await expect(page.getByLabel('Email')).toBeFocused();
  });

  test('is repeated by a page without a session', async ({ page, browserErrors }) => {
    browserErrors.allow(/Failed to load resource/);
    await startAtDashboard(page);
    await page.route(LOGOUT, (route) =>
      route.request().frame().url().endsWith('/contact') ? route.continue() : route.abort(),
    );
    await logOut(page);
    await expect(page.getByText(NOT_TOLD)).toBeVisible();
    await page.goto('/contact');
    await expect(page.getByRole('form', { name: 'Contact Us' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('session.logout'))).toBeNull();
  });

  test('is repeated when the connection is back', async ({ page, context, browserErrors }) => {
    browserErrors.allow(/Failed to load resource|ERR_/);
    const requests = watchRequests(page);
    await startAtDashboard(page);
    // Opening the menu loads the code of the sign-in.
    await page.getByRole('button', { name: /administrator/i }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(requests.pending).toBe(0);
    await context.setOffline(true);
    await logOut(page);
    await expect(page.getByText(NOT_TOLD)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(NOT_TOLD)).toHaveCount(0);
    await page.goto('/users/all-users');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  });

  for (const where of ['in this tab', 'in another tab'])
    test(`is aborted before a sign-in ${where} and does not end the new session`, async ({
      page,
      context,
      browserErrors,
    }) => {
      browserErrors.allow(/Failed to load resource/);
      await startAtDashboard(page);
      const hanging: Route[] = [];
      await context.route(LOGOUT, (route) => void hanging.push(route));
      const events: string[] = [];
      const note = (what: string) => (sent: Request) => {
        if (/auth\/log(in|out)$/.test(sent.url())) events.push(`${what} ${sent.url().split('/').at(-1)}`);
      };
      context.on('request', note('sent'));
      context.on('requestfailed', note('gave up'));
      await logOut(page);
      await expect.poll(() => hanging.length).toBe(1);
      const tab = where === 'in this tab' ? page : await context.newPage();
      if (tab !== page) await tab.goto('/');
      await signIn(tab);
      await expect(tab).toHaveURL('/dashboard');
      const count = (what: string) => events.filter((event) => event === what).length;
      expect(count('gave up logout')).toBe(count('sent logout'));
      expect(events.at(-1)).toBe('sent login');
      await context.unroute(LOGOUT);
      await tab.reload();
      await expect(tab.getByText('Total Users')).toBeVisible();
    });

  test('stays pending after a failed sign-in', async ({ page, browserErrors }) => {
    browserErrors.allow(/Failed to load resource/);
    await startAtDashboard(page);
    await page.route(LOGOUT, (route) => route.abort());
    await logOut(page);
    await signIn(page, { ...admin, password: 'not the password' });
    await expect(page.getByRole('alert')).toContainText('Wrong e-mail or password');
    await expect(page.getByText(NOT_TOLD)).toBeVisible();
    const again = page.waitForRequest(LOGOUT);
    await page.reload();
    await again;
    await expect(page.getByText(NOT_TOLD)).toBeVisible();
  });
});

test('blocked storage costs convenience, not function', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/users/all-users');
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).toHaveClass(/light/);
});
