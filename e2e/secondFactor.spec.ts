import type { CDPSession, Page } from '@playwright/test';
import { codeOf } from './support/codeOf.ts';
import { PlannerServer } from './support/PlannerServer.ts';
import { signIn } from './support/signIn.ts';
import { expect, test, uniqueWord } from './support/test.ts';

const PASSWORD = 'seven green bottles';

/** A device that keeps passkeys and verifies its user at once. */
const addAuthenticator = async (page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
};

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Journey/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
};

const factors = (page: Page) => page.getByRole('region', { name: 'Second factor' });

/** Adds an authenticator app in the settings. Returns its secret and the recovery codes. */
const addApp = async (page: Page) => {
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
  const secret = ((await dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/This code is wrong/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Store your recovery codes' });
  await expect(codes).toBeVisible();
  const recoveryCodes = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'I have stored them' }).click();
  return { secret, recoveryCodes };
};

test.use({ isSignedIn: false });

test.describe('a second factor', () => {
  test.beforeEach(({ browserErrors }) => browserErrors.allow(/status of (?:401|422)/));

  test('of an app is added, asked for, and replaced by a recovery code', async ({ page, addUser }) => {
    const { email } = await addUser({ role: 'admin', password: PASSWORD });
    await page.goto('/');
    await signIn(page, { email, password: PASSWORD });
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/settings');
    const { secret, recoveryCodes } = await addApp(page);
    expect(recoveryCodes).toHaveLength(10);
    await expect(factors(page).getByText('Recovery codes left: 10')).toBeVisible();

    await logOut(page);
    await signIn(page, { email, password: PASSWORD });
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    await page.getByRole('textbox', { name: 'Code' }).fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/This code is wrong/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');

    await logOut(page);
    await signIn(page, { email, password: PASSWORD });
    await page.getByRole('textbox', { name: 'Code' }).fill(recoveryCodes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
  });

  test('is asked for when the session ended over a page', async ({ page, context, addUser }) => {
    const { email } = await addUser({ role: 'admin', password: PASSWORD });
    await page.goto('/');
    await signIn(page, { email, password: PASSWORD });
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/settings');
    const { secret } = await addApp(page);
    await page.goto('/finances/add-category');
    const name = uniqueWord();
    await page.getByRole('textbox', { name: 'Category Name' }).fill(name);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Add Category' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in again' });
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  });

  test('that is a passkey signs in from the e-mail field, and after the password', async ({
    page,
    addUser,
  }) => {
    const { cdp, authenticatorId } = await addAuthenticator(page);
    const { email } = await addUser({ role: 'admin', password: PASSWORD });
    await page.goto('/');
    await signIn(page, { email, password: PASSWORD });
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/settings');
    await factors(page).getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Laptop');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'I have stored them' }).click();
    await expect(factors(page).getByText('Laptop')).toBeVisible();

    // Otherwise the authenticator answers the offer in the e-mail field at once.
    await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
    await logOut(page);
    await signIn(page, { email, password: PASSWORD });
    const usePasskey = page.getByRole('button', { name: 'Use a passkey' });
    await expect(usePasskey).toBeVisible();
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
    await usePasskey.click();
    await expect(page.getByText(/No passkey was used/)).toBeVisible();
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await usePasskey.click();
    await expect(page).toHaveURL('/dashboard');

    const answered = page.waitForResponse('**/api/v1/auth/challenge');
    await page.getByRole('button', { name: /^Journey/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    // The authenticator answers the offer in the e-mail field at once.
    expect((await answered).status()).toBe(200);
    await expect(page.getByRole('button', { name: /^Journey/ })).toBeVisible();
  });
});

test('a server that requires a second factor opens nothing before', async ({
  page,
  playwright,
  browserErrors,
}) => {
  browserErrors.allow(/status of (?:403|422)/);
  const server = await PlannerServer.create(playwright.request, { REQUIRE_SECOND_FACTOR: '1' });
  await page.goto(server.url);
  await signIn(page);
  await expect(
    page.getByText('Administrators need a second factor here. Add one to continue.'),
  ).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);

  // The code arrives after index.html shows a spinner.
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/limits-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(`${server.url}/settings/tokens`);
  const spinner = page.getByText('Loading', { exact: true });
  await expect(spinner).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Add a second factor' })).toBeVisible();
  await expect(spinner).toHaveCount(0);
  await addApp(page);
  await expect(page.getByRole('heading', { name: 'Tokens' }).first()).toBeVisible();
  await page.goto('about:blank');
  await server.dispose();
});
