import { admin } from './support/PlannerServer.ts';
import { startSession } from './support/signIn.ts';
import { expect, test, uniqueWord } from './support/test.ts';

test.use({ isSignedIn: false });

test('an unused page covers itself, keeps what was typed, and a reload does not get around it', async ({
  page,
  context,
  addUser,
  browserErrors,
}) => {
  browserErrors.allow(/status of 401/);
  const { name } = await addUser({ dob: '1990-01-31' });
  await startSession(context);
  await page.clock.install();
  await page.goto('/users/add-user');
  const word = uniqueWord();
  await page.getByRole('textbox', { name: 'Full Name' }).fill(word);
  const legal = await context.newPage();
  await legal.goto('/legal/privacy-policy');
  const editor = legal.getByRole('textbox', { name: 'Privacy Policy' });
  await editor.fill(word);
  const other = await context.newPage();
  await other.goto(`/users/all-users?query=${encodeURIComponent(name)}`);
  await expect(other.getByText(name, { exact: true })).toBeVisible();

  await page.clock.fastForward('29:00');
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeVisible();
  // Either tab may be the first to notice.
  const ended = context.waitForEvent('response', (response) => response.url().endsWith('/auth/logout'));
  await page.clock.fastForward('02:00');
  for (const tab of [page, other, legal]) {
    await expect(tab.getByRole('dialog', { name: 'Log in again' })).toBeVisible();
    await expect(tab).toHaveTitle(/^Login/);
    // What the developer tools show, and the values of fields, which are not in the HTML.
    const values = await tab.evaluate(() =>
      Array.from(document.querySelectorAll('input, textarea'), (field) => Reflect.get(field, 'value')),
    );
    expect([await tab.content(), ...values].join('\n')).not.toMatch(new RegExp(`${name}|${word}`));
    await expect(tab.locator('h1')).toHaveCount(0);
    await expect(tab.locator('#root')).toHaveCount(0);
  }
  await ended;
  const third = await context.newPage();
  await third.goto('/users/all-users');
  await expect(third.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await third.close();

  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(admin.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue(word);
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeVisible();
  await expect(other.getByText(name, { exact: true })).toBeVisible();
  await expect(editor).toHaveText(word);
});
