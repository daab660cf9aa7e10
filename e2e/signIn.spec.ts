import { admin } from './support/PlannerServer.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test.use({ isSignedIn: false });

test('wrong credentials and accounts without the role show an error at the form', async ({
  page,
  addUser,
  browserErrors,
}) => {
  browserErrors.allow(/status of 40[13]/);
  const member = await addUser({ password: 'seven green bottles' });

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  await expect(page).toHaveTitle('Login · Planner Admin');

  await signIn(page, { email: admin.email, password: 'not the password' });
  await expect(page.getByRole('alert')).toContainText('Wrong e-mail or password');
  await expect(page.getByLabel('Email')).toHaveValue(admin.email);
  await expect(page).toHaveURL('/');

  await signIn(page, { email: member.email, password: 'seven green bottles' });
  await expect(page.getByRole('alert')).toContainText('This account is not an administrator');
  await expect(page).toHaveURL('/');

  await signIn(page);
  await expect(page).toHaveURL('/dashboard');
  await expect(page).toHaveTitle('Dashboard · Planner Admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('before its code has loaded', () => {
  let release: () => void;

  test.beforeEach(async ({ page }) => {
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    // Modules keep the page from loading.
    await page.goto('/', { waitUntil: 'commit' });
  });

  test('the sign-in keeps what is typed, and the focus', async ({ page }) => {
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type(admin.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(admin.password.slice(0, 3));
    release();
    await expect(page).toHaveTitle('Login · Planner Admin');
    await expect(page.getByLabel('Email')).toHaveValue(admin.email);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(admin.password.slice(3));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
  });

  test('other screens show a spinner after 200 ms, until theirs is there', async ({ page }) => {
    await page.goto('/contact', { waitUntil: 'commit' });
    const spinner = page.getByRole('status', { name: 'Loading' });
    await expect(spinner).toHaveCSS('animation-delay', /^0\.2s/);
    await expect(spinner).toHaveCSS('opacity', '0.5');
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });

  test('the sign-in is submitted once its code has loaded', async ({ page }) => {
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/');
    release();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('empty fields are reported before a request is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(sent.filter((line) => line.startsWith('POST'))).toEqual([]);
});

test('a deep link opens after sign-in, and Back does not return to the sign-in', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/status of 401/);
  await page.goto('/users/all-users?page=2&query=a');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await signIn(page);
  await expect(page).toHaveURL('/users/all-users?page=2&query=a');
  await expect(page.getByRole('searchbox')).toHaveValue('a');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('the password is sent only to the server', async ({ page, context }) => {
  await page.goto('/');
  await signIn(page);
  await expect(page).toHaveURL('/dashboard');
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).toContain(admin.email);
  expect(stored).not.toContain(admin.password);
  const cookies = await context.cookies();
  // The session, and the device that signed in.
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(stored).not.toContain(cookie.value);
  }
});
