import { isPublic, screenNames, screens } from '@planner/console/screens';
import type { Page } from '@playwright/test';
import { isLong } from './support/isLong.ts';
import { requestText } from './support/requestText.ts';
import { saveChanges } from './support/saveChanges.ts';
import { expect, test, uniqueWord } from './support/test.ts';
import { signIn } from './support/signIn.ts';
import { urlOf } from './support/urlOf.ts';

/** The longest pause between two tries, and a busy machine. */
const HEALED = { timeout: 15_000 };
const TYPED = 'Typed before an outage';

const statusOf = (page: Page) => page.getByRole('status').filter({ hasText: /cannot be reached|offline/ });
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page that must heal without being loaded again. */
const open = async (page: Page, url: string) => {
  await page.goto(url);
  await expect(page.locator('#root[data-is-started]')).toHaveCount(1);
  await expect(titleOf(page)).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
};

/** `isSamePage`: it may not have been reloaded. Browsers remember until then that code could not be fetched. */
const expectHealed = async (page: Page, { isSamePage }: { isSamePage: boolean }) => {
  await expect(statusOf(page)).toHaveCount(0, HEALED);
  await expect(page.getByRole('button', { name: /^(Try again|Reload)$/ })).toHaveCount(0, HEALED);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText(/^Loading .*\.\.\.$/).locator('visible=true')).toHaveCount(0);
  if (isSamePage) expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
};

/** Follows a link inside the console. */
const follow = (page: Page, url: string) =>
  page.evaluate((href) => {
    // With the index that the router gives to what it pushes.
    history.pushState({ ...history.state, idx: history.state.idx + 1 }, '', href);
    dispatchEvent(new PopStateEvent('popstate'));
  }, url);

/** The first field for text on the screen, the rich-text editor included. */
const fieldOf = (page: Page) =>
  page.getByRole('main').locator('input:is([type=text], :not([type])), [contenteditable=true]').first();

test.beforeEach(async ({ browserErrors }) => {
  browserErrors.allow(
    /Failed to load resource|ERR_|status of [45]\d\d|ScreenLoadError|dynamically imported|load module script/,
  );
});

/** A dashboard of several parts and a form. The long run has all screens. */
const SHORT = new Set(['/dashboard', '/users/edit/:id']);

for (const name of screenNames.filter((screen) => !isPublic(screen))) {
  const { path } = screens[name];
  // This server has no further legal texts.
  if (path === '/legal/:id' || (!isLong && !SHORT.has(path))) continue;

  test(`${path} heals after the server was stopped under it`, async ({ page, server }) => {
    await open(page, await urlOf(page, path));
    const title = await titleOf(page).textContent();
    const field = fieldOf(page);
    const hasField = (await field.count()) > 0;
    if (hasField) await field.pressSequentially(TYPED);
    // The code of the palette is loaded ahead.
    await page.waitForLoadState('networkidle');
    await server.stop();
    await page.getByRole('button', { name: 'Search or go to' }).click();
    await page.getByRole('dialog').getByRole('combobox').pressSequentially('ann');
    await expect(page.getByRole('dialog')).toContainText('cannot be reached');
    await page.keyboard.press('Escape');
    await expect(statusOf(page)).toBeVisible();
    await expect(page.getByText(/Failed to fetch|could not be loaded/)).toHaveCount(0);
    if (hasField) await field.pressSequentially('!');
    await server.start();

    await expectHealed(page, { isSamePage: true });
    // The name of a user follows.
    await expect(titleOf(page)).toContainText(String(title));
    if (hasField) {
      const typed = await field.evaluate((box) => (box as HTMLInputElement).value ?? box.textContent);
      expect(typed).toContain(TYPED);
      expect(typed).toContain('!');
    }
    await page.getByRole('button', { name: 'Search or go to' }).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });

  test(`${path} opens by itself after the server was stopped before it`, async ({ page, server }) => {
    const url = await urlOf(page, path);
    await open(page, path === '/dashboard' ? '/settings' : '/dashboard');
    await server.stop();
    await follow(page, url);
    await expect(statusOf(page)).toBeVisible();
    await server.start();
    await expectHealed(page, { isSamePage: false });
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { name: 'This screen could not be loaded' })).toHaveCount(0);
    await expect(page.getByRole('main').getByText(/Failed to fetch/)).toHaveCount(0);
  });
}

test.describe('before sign-in', () => {
  test.use({ isSignedIn: false });

  for (const path of ['/forgot-password', '/contact'])
    test(`${path} keeps what was typed and sends it once the server is back`, async ({ page, server }) => {
      await open(page, path);
      const sent: string[] = [];
      const values = ['Zoë', 'Ångström', 'zoe@example.com', 'A question', 'Where is the export?'];
      const boxes = page.getByRole('main').getByRole('textbox');
      const count = await boxes.count();
      for (let index = 0; index < count; index += 1)
        await boxes.nth(index).fill(String(count === 1 ? values[2] : values[index]));
      await server.stop();
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
      await page.getByRole('main').getByRole('button', { name: /^Send/ }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await server.start();
      await page.waitForResponse((response) => response.url().endsWith('/health') && response.ok());
      for (let index = 0; index < count; index += 1)
        await expect(boxes.nth(index)).toHaveValue(String(count === 1 ? values[2] : values[index]));
      // Nothing is sent again by itself.
      expect(sent).toHaveLength(1);
      await page.getByRole('main').getByRole('button', { name: /^Send/ }).click();
      await expect.poll(() => sent.length).toBe(2);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

  for (const path of ['/privacy-policy', '/terms-and-conditions'])
    test(`${path} shows its text once the server is back`, async ({ page }) => {
      await requestText(page, path);
      await page.route('**/api/v1/**', (route) => route.abort('connectionrefused'));
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText('cannot be reached');
      await page.unroute('**/api/v1/**');
      await expect(page.getByRole('main').getByText(/^Last updated: /)).toBeVisible(HEALED);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

  test('the sign-in opens the console, although its code was wanted during an outage', async ({
    page,
    server,
  }) => {
    await open(page, '/');
    await server.stop();
    await signIn(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await server.start();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Total Users')).toBeVisible();
  });
});

/** Of others than the server. */
const ANSWERS = [
  ['a captive portal answers', { status: 200, contentType: 'text/html', body: '<h1>Accept the terms</h1>' }],
  ['a proxy answers 502', { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }],
  ['a proxy answers 503', { status: 503, body: '' }],
  ['a proxy answers 504 as JSON', { status: 504, contentType: 'application/json', body: '{}' }],
] as const;

for (const [what, answer] of isLong ? ANSWERS : ANSWERS.slice(0, 2))
  test(`while ${what}, one status stands for all parts, and goes by itself`, async ({ page }) => {
    await open(page, '/settings');
    await page.route('**/*', (route) => route.fulfill(answer));
    await follow(page, '/dashboard');
    await expect(statusOf(page)).toHaveCount(1);
    await page.unroute('**/*');
    await expectHealed(page, { isSamePage: true });
    await expect(page.getByText('Total Users')).toBeVisible();
    await expect(page.getByText(/This week/).first()).toBeAttached();
  });

test('requests that hang are noticed, and sent again once the server responds', async ({ page }) => {
  await page.clock.install();
  await open(page, '/settings');
  await page.route('**/api/v1/**', () => {});
  const sent = page.waitForRequest('**/api/v1/subscriptions*');
  await page.getByRole('link', { name: 'Subscriptions' }).click();
  await sent;
  await page.clock.runFor(9000);
  await page.unroute('**/api/v1/**');
  await page.route('**/api/v1/subscriptions*', (route) => route.continue());
  // The probe hangs, too, until it times out.
  await page.clock.runFor(6000);
  await page.clock.runFor(6000);
  await expect(page.getByRole('row')).toHaveCount(11);
});

for (const [path, button] of [
  ['/legal/terms-and-conditions', 'Save Changes'],
  ['/finances/add-category', 'Add Category'],
] as const)
  test(`a save in ${path} that did not reach the server is said until it is back`, async ({
    page,
    server,
  }) => {
    await open(page, path);
    const field = fieldOf(page);
    await field.pressSequentially(TYPED);
    await server.stop();
    await page.getByRole('button', { name: button }).click();
    const failure = page.getByText(/Check your connection/);
    await expect(failure).toBeVisible();
    await server.start();
    await expectHealed(page, { isSamePage: true });
    await expect(failure).toHaveCount(0);
    const typed = await field.evaluate((box) => (box as HTMLInputElement).value ?? box.textContent);
    expect(typed).toContain(TYPED);
  });

test('unsaved work is asked about although the server is gone, and again when it is back', async ({
  page,
  server,
}) => {
  await open(page, '/finances/add-category');
  const name = page.getByRole('textbox', { name: 'Category Name' });
  await name.fill('Half a cate');
  await page.waitForLoadState('networkidle');
  await server.stop();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: 'Subscriptions' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Half a cate');
  await page.getByRole('button', { name: /^Add/ }).click();
  await expect(statusOf(page)).toBeVisible();
  await server.start();
  await expectHealed(page, { isSamePage: true });
  await page.getByRole('link', { name: 'Subscriptions' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(titleOf(page)).toHaveText('User Subscriptions');
});

test('a deletion that failed while the server was gone is done once it is back', async ({
  page,
  server,
  addUser,
}) => {
  const { email } = await addUser();
  await open(page, `/users/all-users?query=${encodeURIComponent(email)}`);
  await page.waitForLoadState('networkidle');
  await server.stop();
  await page.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toContainText('Check your connection');
  await server.start();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0);
});

test('a session that ended during an outage is asked for over the page', async ({
  page,
  context,
  server,
}) => {
  await open(page, '/finances/add-category');
  const name = page.getByRole('textbox', { name: 'Category Name' });
  await name.fill('Half a budget');
  await page.waitForLoadState('networkidle');
  await server.stop();
  await context.clearCookies();
  await page.getByRole('button', { name: /^Add/ }).click();
  await expect(statusOf(page)).toBeVisible();
  await server.start();
  // The names for the hint are read again.
  await expect(page.getByRole('dialog', { name: 'Log in again' })).toBeVisible(HEALED);
  // The cover takes the page out of the document.
  await expect(page.getByRole('textbox', { name: 'Category Name', includeHidden: true })).toHaveCount(0);
  await signIn(page);
  await expect(name).toHaveValue('Half a budget');
});

test('a legal text that was typed as HTML, because the editor could not be fetched, is there after a reload', async ({
  page,
}) => {
  await open(page, '/settings');
  await page.route('**/assets/RichTextEditor-*', (route) => route.abort('connectionrefused'));
  await follow(page, '/legal/privacy-policy');
  const html = page.getByLabel('Privacy Policy, HTML');
  await html.fill('<p>Typed without the editor.</p>');
  await page.unroute('**/assets/RichTextEditor-*');
  await saveChanges(page);
  await expect(page.getByText('Privacy Policy saved successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Privacy Policy', exact: true })).toHaveText(
    'Typed without the editor.',
  );
});

test('two tabs heal, the hidden one too', async ({ page, context, server }) => {
  await open(page, '/users/all-users');
  const second = await context.newPage();
  await open(second, '/subscriptions');
  await server.stop();
  for (const tab of [page, second]) {
    await tab.bringToFront();
    await tab.getByRole('searchbox').fill(uniqueWord());
    await expect(statusOf(tab)).toBeVisible();
  }
  await server.start();
  for (const tab of [second, page]) {
    await expectHealed(tab, { isSamePage: true });
    await expect(tab.getByText(/^No .* found/)).toBeVisible();
  }
});

test('after a deploy, unsaved work stays and the old page says that it is old', async ({ page }) => {
  await page.route('**/assets/overlays-*', (route) => route.fulfill({ status: 404 }));
  await open(page, '/users/add-user');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Half a person');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(name).toHaveValue('Half a person');
});
