import { expect, test } from './support/test.ts';
import { signIn } from './support/signIn.ts';

const unusable: [what: string, value: string][] = [
  ['the word undefined', 'undefined'],
  ['half an object', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '7'],
  ['fields of other types', '{"id":{},"name":[],"email":5,"role":"admin"}'],
  ['a prototype', '{"__proto__":{"role":"admin"}}'],
  ['five megabytes', `"${'x'.repeat(4_900_000)}"`],
];

test.describe('what local storage holds as user', () => {
  test.describe('without a session', () => {
    test.use({ isSignedIn: false });
    for (const [what, value] of unusable)
      test(`${what} counts as signed out`, async ({ page, complaints }) => {
        complaints.expect(/status of 401/);
        await page.addInitScript((text) => {
          if (!sessionStorage.getItem('planted')) localStorage.setItem('user', text);
          sessionStorage.setItem('planted', 'yes');
        }, value);
        await page.goto('/users/all-users');
        await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
        await signIn(page);
        await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
      });

    test('a made-up administrator sees nothing and is shown the sign-in', async ({ page, complaints }) => {
      complaints.expect(/status of 401/);
      await page.addInitScript(() => {
        const user = { id: '1', name: '<img src=x onerror=alert(1)>', email: 'x@example.com', role: 'admin' };
        localStorage.setItem('user', JSON.stringify(user));
      });
      await page.goto('/users/all-users');
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      await expect(page.getByRole('cell')).toHaveCount(0);
    });
  });

  test('a cookie without it is enough', async ({ page }) => {
    await page.goto('/users/all-users');
    await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
    await expect(page).toHaveURL('/users/all-users');
  });
});

test.describe('logging out', () => {
  test.use({ isSignedIn: false });

  test('ends the session in every tab, and Back shows nothing', async ({ page, context, complaints }) => {
    complaints.expect(/status of 401/);
    await page.goto('/');
    await signIn(page);
    await expect(page).toHaveURL('/dashboard');
    const other = await context.newPage();
    await other.goto('/users/all-users');
    await expect(other.getByRole('heading', { name: 'User Management' })).toBeVisible();
    const [session] = await context.cookies();

    await page.getByRole('button', { name: /administrator/i }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();

    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    expect((await context.cookies()).filter(({ value }) => value === session?.value)).toEqual([]);

    await page.goBack();
    await expect(page.getByText('Total Users')).toHaveCount(0);

    await page.goto('/');
    await signIn(page);
    await expect(page).toHaveURL('/dashboard');
    await expect(other).toHaveURL('/users/all-users');
  });

  test('somebody else who signs in in one tab is who is signed in in all', async ({
    page,
    context,
    addUser,
  }) => {
    const password = 'seven green bottles';
    const other = await addUser({ role: 'admin', password });
    await page.goto('/');
    await signIn(page);
    await expect(page.getByRole('button', { name: 'Admin Administrator' })).toBeVisible();
    const second = await context.newPage();
    await second.goto('/users/all-users');
    await second.getByRole('button', { name: 'Admin Administrator' }).click();
    await second.getByRole('menuitem', { name: 'Logout' }).click();
    await signIn(second, { email: other.email, password });
    await expect(second).toHaveURL('/dashboard');
    await expect(page.getByRole('button', { name: `${other.name} Administrator` })).toBeVisible();
  });
});

test('blocked storage costs comfort, not function', async ({ page }) => {
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
