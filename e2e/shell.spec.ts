import { expect, test, uniqueWord } from './support/test.ts';

test('the sidebar opens the current group and remembers its state', async ({ page }) => {
  await page.goto('/dashboard');
  const main = page.getByRole('navigation', { name: 'Main' });
  const users = main.getByRole('button', { name: 'Users' });
  await expect(users).toHaveAttribute('aria-expanded', 'false');
  await expect(main.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');

  await page.goto('/users/all-users');
  await expect(users).toHaveAttribute('aria-expanded', 'true');
  await expect(main.getByRole('link', { name: 'All Users' })).toHaveAttribute('aria-current', 'page');

  await page.goto('/dashboard');
  await users.click();
  await expect(users).toHaveAttribute('aria-expanded', 'true');
  await page.reload();
  await expect(users).toHaveAttribute('aria-expanded', 'true');

  const width = () => main.evaluate((element) => element.getBoundingClientRect().width);
  const wide = await width();
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await expect.poll(width).toBeLessThan(wide / 2);
  await page.reload();
  await expect(main).toBeVisible();
  expect(await width()).toBeLessThan(wide / 2);
});

test('on a phone the sidebar is a drawer that closes on Escape and on navigation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main).toBeHidden();
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await expect(main).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main).toBeHidden();
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await main.getByRole('button', { name: 'Users' }).click();
  await main.getByRole('link', { name: 'All Users' }).click();
  await expect(page).toHaveURL('/users/all-users');
  await expect(main).toBeHidden();
});

test('on a phone the drawer closes for the sign-in dialog when the session expires', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/status of 401/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  const drawer = page.getByRole('dialog', { name: 'Sidebar' });
  await expect(drawer).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Toggle sidebar' }).click();
  await context.clearCookies();
  await other.getByRole('link', { name: 'Subscriptions', exact: true }).click();

  const password = page.getByRole('dialog', { name: 'Log in again' }).getByLabel('Password', { exact: true });
  await expect(drawer).toBeHidden();
  await expect(password).toBeFocused();
  await password.click();
  await other.close();
});

test('the top bar shows the screen, the menu the user, the footer the year', async ({ page }) => {
  await page.goto('/users/add-user');
  await expect(page.getByRole('banner')).toContainText(/^Users\s*Add User/);
  await page.getByRole('button', { name: /administrator/i }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expect(page.getByText('admin@planner.local')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('contentinfo')).toHaveText(
    `Planner Admin. All rights reserved ${new Date().getFullYear()}`,
  );
});

test('every sidebar entry leads to a screen', async ({ page }) => {
  await page.goto('/dashboard');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main).toBeVisible();
  const hrefs = await main
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThanOrEqual(3);
  for (const href of new Set(hrefs)) {
    await page.goto(String(href));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Page not found')).toHaveCount(0);
  }
});

test('an unknown path shows "not found" inside the layout when signed in', async ({ page }) => {
  await page.goto('/habits/nothing-here');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found · Planner Admin');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test.describe('for visitors', () => {
  test.use({ isSignedIn: false });

  test('an unknown path shows "not found" without the layout', async ({ page, browserErrors }) => {
    browserErrors.allow(/status of 401/);
    await page.goto('/nothing-here');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveTitle('Page Not Found · Planner');
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  });
});

test('a malformed fragment opens its screen', async ({ page, browserErrors }) => {
  browserErrors.allow(/is not a decodable element ID/);
  await page.goto('/dashboard#%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});

test('the dashboard shows the totals and links to the users', async ({ page, api }) => {
  const { totals, recentUsers } = await (await api.get('users/dashboard')).json();
  await page.goto('/dashboard');
  for (const label of ['Total Users', 'Active Habits', 'Finance Categories', 'Workout Categories'])
    await expect(page.getByText(label)).toBeVisible();
  await expect(page.getByText(String(totals.finance), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(recentUsers[0].email)).toBeVisible();
  await page.getByRole('link', { name: 'View all', exact: true }).click();
  await expect(page).toHaveURL('/users/all-users');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Back restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 420 });
  await page.goto('/users/all-users');
  await expect(page.getByRole('row').nth(10)).toBeVisible();
  await page.getByRole('row').nth(9).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(0);
  await page.getByRole('row').nth(9).getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('row').nth(9)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
});

test('a reload restores the scroll position', async ({ page, addUser }) => {
  const word = uniqueWord();
  for (let user = 0; user < 4; user += 1) await addUser({ name: `${word} ${user}` });
  await page.setViewportSize({ width: 1024, height: 420 });
  for (const [path, rows] of [
    ['/users/all-users', 11],
    [`/users/all-users?query=${word}`, 5],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('row')).toHaveCount(rows);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const place = await page.evaluate(() => Math.round(scrollY));
      expect(place).toBeGreaterThan(0);
      await page.reload();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
    });
});

test('an address typed into the tab opens at its top', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 420 });
  const scrollDown = async () => {
    await expect(page.getByRole('row').nth(10)).toBeVisible();
    await page.getByRole('row').nth(9).scrollIntoViewIfNeeded();
    return page.evaluate(() => Math.round(scrollY));
  };
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/users/all-users');
  expect(await scrollDown()).toBeGreaterThan(0);
  for (const path of ['/subscriptions', '/users/all-users?page=2', '/legal/privacy-policy'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await place()).toBe(0);
      if (path.startsWith('/legal')) return;
      expect(await scrollDown()).toBeGreaterThan(0);
    });
});

test('a tooltip whose code loads late opens neither after a click nor after the pointer has left', async ({
  page,
}) => {
  await page.clock.install();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  // Else the code is there before.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.route('**/assets/overlays-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard');
  const requested = page.waitForRequest('**/assets/overlays-*.js');
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  const theme = page.getByRole('button', { name: /theme$/ });
  await theme.hover();
  await page.mouse.move(0, 0);
  const url = (await requested).url();
  release();
  await page.evaluate((address) => import(address), url);
  await page.clock.runFor(2000);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await theme.hover();
  await page.clock.runFor(2000);
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test('says on the last day that administrators need a second factor', async ({ page }) => {
  await page.route('**/api/v1/auth/session', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...Object(await response.json()), daysToEnroll: 1 } });
  });
  await page.goto('/dashboard');
  await expect(page.getByText(/^Administrators need a second factor in 1 day\./)).toBeVisible();
  await page.getByRole('link', { name: 'Add one in your settings' }).click();
  await expect(page).toHaveURL('/settings');
});
