import type { Page } from '@playwright/test';
import { isLong } from './support/isLong.ts';
import { expect, test, uniqueWord } from './support/test.ts';
import { signIn } from './support/signIn.ts';

const FAULTS = /Failed to load resource|ERR_|status of [45]\d\d/;

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const fillUser = async (page: Page) => {
  const email = `${uniqueWord()}@example.com`;
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Away');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('seven green bottles');
  return email;
};

const hold = async (page: Page, pattern: string | RegExp) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  await page.route(pattern, async (route) => {
    count += 1;
    await promise;
    await route.continue().catch(() => {});
  });
  return { release: resolve, count: () => count };
};

const turnOffPrefetch = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

test('a slow save shows a notice, is sent once and completes', async ({ page }) => {
  await page.clock.install();
  await page.goto('/users/add-user');
  const email = await fillUser(page);
  const slow = await hold(page, /\/api\/v1\/users$/);
  const button = page.getByRole('button', { name: /^Add(ing)?/ });
  await button.dblclick();
  await expect(page.getByText('Still working')).toHaveCount(0);
  await page.clock.runFor(9000);
  await expect(page.getByRole('status').filter({ hasText: 'Still working' })).toBeVisible();
  expect(slow.count()).toBe(1);
  slow.release();
  await expect(page).toHaveURL('/users/all-users');
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('Still working')).toHaveCount(0);
});

test('a slow list shows a notice, and leaving the page aborts the request', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(FAULTS);
  await page.clock.install();
  await hold(page, /\/api\/v1\/users(\?|$)/);
  const aborted = page.waitForEvent('requestfailed', (request) =>
    /\/api\/v1\/users(\?|$)/.test(request.url()),
  );
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'View all', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.clock.runFor(9000);
  await expect(page.getByRole('status').filter({ hasText: 'Still working' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await aborted;
});

test('a slow save can be cancelled and sent again, and the input stays', async ({ page, browserErrors }) => {
  browserErrors.allow(FAULTS);
  await page.clock.install();
  await page.goto('/users/add-user');
  const email = await fillUser(page);
  const slow = await hold(page, /\/api\/v1\/users$/);
  const aborted = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await page.getByRole('button', { name: /^Add User/ }).click();
  await expect(page.getByRole('button', { name: 'Adding...' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0);
  await page.clock.runFor(9000);
  const note = page.getByRole('status').filter({ hasText: 'Still working' });
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  await aborted;
  await expect(page.getByRole('alert')).toContainText('Cancelled. The change may still have been saved.');
  await expect(note).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveText(/Add User/);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(page).toHaveURL('/users/add-user');

  slow.release();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: /^Add User/ }).click();
  await expect(page).toHaveURL('/users/all-users');
  await expect(page.getByText(email)).toBeVisible();
});

for (const [what, path, call] of [
  ['list', '/users/all-users', /\/api\/v1\/users(\?|$)/],
  ['dashboard', '/dashboard', /\/users\/dashboard$/],
  ['form', '/settings', /\/settings\/profile$/],
] as const)
  test(`a slow ${what} can be cancelled and retried`, async ({ page, browserErrors }) => {
    browserErrors.allow(FAULTS);
    await page.clock.install();
    await page.goto('/contact');
    const slow = await hold(page, call);
    await page.goto(path);
    await expect.poll(slow.count).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.clock.runFor(9000);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.getByText('Still working')).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch' })).toBeVisible();
    slow.release();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch' })).toHaveCount(0);
  });

test.describe('before sign-in', () => {
  test.use({ isSignedIn: false });

  test('a slow sign-in shows a notice, can be cancelled and then succeeds', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.allow(FAULTS);
    await page.clock.install();
    await page.goto('/');
    const slow = await hold(page, /\/auth\/login$/);
    await signIn(page);
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
    await page.clock.runFor(9000);
    await expect(page.getByRole('status').filter({ hasText: 'Still working' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Login cancelled');
    expect(slow.count()).toBe(1);
    slow.release();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('an administrator who loses the role', () => {
  test.use({ isSignedIn: false });

  test('sees the reason at the next request, and can sign out', async ({
    page,
    api,
    addUser,
    browserErrors,
  }) => {
    browserErrors.allow(FAULTS);
    const password = 'seven green bottles';
    const person = await addUser({ role: 'admin', password });
    await page.goto('/finances/add-category');
    await signIn(page, { email: person.email, password });
    const name = page.getByRole('textbox', { name: 'Category Name' });
    await name.fill('Kept');
    await api.put(`users/${person.id}`, { data: { name: person.name, role: 'user' } });

    await name.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Log in again' });
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('This account is not an administrator');
    await dialog.getByRole('button', { name: 'Logout' }).last().click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });
});

test('offline, a save fails and keeps the input; back online, lists refetch', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(FAULTS);
  await page.clock.install();
  await page.goto('/users/add-user');
  const email = await fillUser(page);
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
  await page.getByRole('button', { name: /^Add User/ }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to add user');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Add User/ }).click();
  await expect(page).toHaveURL('/users/all-users');
  await expect(page.getByText(email)).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
  await page.clock.runFor(6000);
  const again = page.waitForRequest(/\/api\/v1\/users(\?|$)/);
  await context.setOffline(false);
  await again;
});

test('a save that completes after its screen was left does not affect the next screen', async ({ page }) => {
  await page.goto('/users/add-user');
  await fillUser(page);
  const slow = await hold(page, /\/api\/v1\/users$/);
  await page.getByRole('button', { name: /^Add User/ }).click();
  await expect.poll(slow.count).toBe(1);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/dashboard');
  const saved = page.waitForResponse(/\/api\/v1\/users$/);
  slow.release();
  await (await saved).finished();
  await page.getByRole('button', { name: 'Search or go to' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(/was added|added successfully/)).toHaveCount(0);
});

const partsGone = (page: Page, times: number) =>
  page.evaluate((count) => {
    for (let index = 0; index < count; index += 1)
      dispatchEvent(new CustomEvent('planner:load-error', { detail: new Error('The file is gone') }));
  }, times);

test('a screen whose code is slow leaves the one before, and the last link wins', async ({ page }) => {
  await turnOffPrefetch(page);
  await page.goto('/dashboard');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Dashboard');
  const slow = await hold(page, '**/assets/settings-*.js');
  const requested = page.waitForRequest('**/assets/settings-*.js');
  await page.getByRole('link', { name: 'Settings' }).click();
  await requested;
  await expect(title).toHaveText('Dashboard');
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await expect(title).toHaveText('Messages');
  const loaded = page.waitForResponse('**/assets/settings-*.js');
  slow.release();
  await (await loaded).finished();
  await expect(page).toHaveURL('/messages');
  await expect(title).toHaveText('Messages');
  // Now it is there at once.
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(title).toHaveText('Settings');
  await page.goBack();
  await expect(title).toHaveText('Messages');
});

test('several chunks missing after a deploy reload the page once', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('Total Users')).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  const reloaded = page.waitForEvent('load');
  await partsGone(page, 3);
  await reloaded;
  await expect(page.getByText('Total Users')).toBeVisible();
  expect(loads).toBe(1);
  await partsGone(page, 2);
  await expect(page.getByText('A part of this page could not be loaded')).toBeVisible();
  expect(loads).toBe(1);
});

test('code that a deploy removed while it was loaded ahead is fetched again when it is needed', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(FAULTS);
  await page.route('**/assets/{forms,overlays}-*.js', (route) => route.fulfill({ status: 404 }));
  const missing = page.waitForResponse('**/assets/overlays-*.js');
  await page.goto('/users/all-users');
  await missing;
  await page.unrouteAll();
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.getByText('A part of this page could not be loaded')).toHaveCount(0);
  await page.locator('tbody').getByRole('link', { name: /^Edit/ }).first().click();
  await expect(page.getByRole('button', { name: 'Update User' })).toBeVisible();
});

test('presses while the code comes count once', async ({ page }) => {
  await turnOffPrefetch(page);
  await page.goto('/users/all-users');
  const slow = await hold(page, /\/assets\/(?:forms|overlays)-/);
  const requested = page.waitForRequest(/\/assets\/(?:forms|overlays)-/);
  const button = page.getByRole('button', { name: /^Delete / }).first();
  await button.click();
  await requested;
  await button.dispatchEvent('click');
  slow.release();
  await expect(page.getByRole('alertdialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('unsaved work is never reloaded; the page offers a reload', async ({ page, browserErrors }) => {
  browserErrors.allow(FAULTS);
  await page.route('**/assets/overlays-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/users/add-user');
  await page.getByRole('textbox', { name: 'Name' }).fill('Half a name');
  await page.keyboard.press('Control+k');
  await expect(page.getByText('A part of this page could not be loaded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Half a name');
});

const DAY_MS = 86_400_000;

for (const [timezoneId, shifts] of [
  ['Pacific/Kiritimati', isLong ? [-DAY_MS, DAY_MS] : [-DAY_MS]],
  ['Pacific/Pago_Pago', isLong ? [-DAY_MS, DAY_MS] : [DAY_MS]],
  ['America/Sao_Paulo', isLong ? [-DAY_MS, DAY_MS] : []],
] as const)
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const shiftMs of shifts)
      test(`with a clock a day ${shiftMs < 0 ? 'slow' : 'fast'}, no user joined in the future and a birthday keeps its date`, async ({
        page,
        addUser,
      }) => {
        const { id, email } = await addUser({ dob: '1990-01-01' });
        await page.clock.setFixedTime(Date.now() + shiftMs);
        await page.goto('/dashboard');
        await expect(page.getByText(email)).toBeVisible();
        await expect(page.getByText(/^in \d+ |tomorrow/)).toHaveCount(0);
        await page.goto(`/users/edit/${id}`);
        await expect(page.getByLabel('Full Name')).toBeVisible();
        await expect(page.getByLabel('Date of Birth')).toHaveValue('1990-01-01');
        await expect(page.getByRole('contentinfo')).toHaveText(/reserved 20\d\d$/);
      });
  });

test('a redirect timer does not fire after the user has left the screen', async ({ page, api }) => {
  const [category] = (await (await api.get('habit-categories')).json()) as { _id: string }[];
  const { _id: id } = category ?? { _id: '' };
  await turnOffPrefetch(page);
  const slow = await hold(page, '**/assets/settings-*.js');
  await page.clock.install();
  await page.goto(`/habits/edit-category/${id}`);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill(`${await name.inputValue()} `);
  await page.getByRole('button', { name: /^Update/ }).click();
  await expect(page.getByText('Category updated successfully!')).toBeVisible();
  const requested = page.waitForRequest('**/assets/settings-*.js');
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await requested;
  await page.clock.runFor(10_000);
  slow.release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(page).toHaveURL('/settings');
});

/** Wraps every text node in a font element, as browser translators do. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, font')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  });

test('a translated page keeps working', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('Total Users')).toBeVisible();
  for (const [link, heading] of [
    ['All Users', 'User Management'],
    ['Add User', 'Add New User'],
  ] as const) {
    await translate(page);
    const users = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Users' });
    if ((await users.getAttribute('aria-expanded')) === 'false') await users.click();
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  }
  await translate(page);
  await page.getByRole('button', { name: /^Add User/ }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await translate(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await expect(page.getByText('Name is required')).toHaveCount(0);
  await page.goto('/users/all-users');
  await expect(page.getByRole('row')).toHaveCount(11);
  await translate(page);
  await page.getByRole('searchbox').fill('nobody-at-all');
  await expect(page.getByText('No users found')).toBeVisible();
  await page.getByRole('button', { name: /^Switch to/ }).click();
  await expect(page.getByText(/ran into a problem/)).toHaveCount(0);
});

test('with reduced motion nothing animates', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/users/all-users');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: 'Search or go to' }).click();
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
        .length,
  );
  expect(moving).toBe(0);
});

test('in forced colors, focus and badges stay visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/users/all-users');
  const badge = page.getByRole('cell').getByText('admin', { exact: true }).first();
  await page.goto('/users/all-users?query=admin%40planner.local');
  await expect(badge).toBeVisible();
  const edge = await badge.evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(Number.parseFloat(edge)).toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  const outline = await page.locator(':focus').evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).not.toBe('none');
});

test('printing omits the navigation and the top bar', async ({ page }) => {
  await page.goto('/users/all-users');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('row').nth(10)).toBeVisible();
});

test('a policy prints in full, without page chrome, dark on white', async ({ page, api }) => {
  const content = '<p>A paragraph of a long text that goes over many pages.</p>'.repeat(200);
  const wide = `<table><tbody><tr>${'<td>a cell of a wide table</td>'.repeat(12)}</tr></tbody></table>`;
  const { content: before } = (await (await api.get('policies/terms')).json()) as { content: string };
  await api.post('policies', { data: { type: 'terms', content: `${content}${wide}<p>The very end</p>` } });
  try {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto('/terms-and-conditions');
    await expect(page.getByText('The very end')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 720, height: 1000 });
    for (const name of ['Privacy Policy', 'Contact'])
      await expect(page.getByRole('link', { name, exact: true })).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    const { clipped, surface } = await page.evaluate(() => {
      const end = [...document.querySelectorAll('p')].find((one) => one.textContent === 'The very end');
      const cut: string[] = [];
      // Print does not scroll: a scroll container would clip its content.
      for (let box = end?.parentElement; box && box !== document.documentElement; box = box.parentElement)
        if (
          box !== document.body &&
          getComputedStyle(box).overflowY !== 'visible' &&
          box.scrollHeight > box.clientHeight + 1
        )
          cut.push(box.tagName);
      return { clipped: cut, surface: getComputedStyle(document.body).backgroundColor };
    });
    expect(clipped).toEqual([]);
    expect(surface).toMatch(/^(?:rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/);
    const { overflow, pages } = {
      overflow: await overflowOf(page),
      pages: (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0,
    };
    expect(overflow).toBeLessThanOrEqual(0);
    expect(pages).toBeGreaterThan(5);
  } finally {
    await api.post('policies', { data: { type: 'terms', content: before } });
  }
});
