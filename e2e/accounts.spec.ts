import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { signIn } from './support/signIn.ts';
import { expect, test, uniqueWord } from './support/test.ts';

const PASSWORD = 'seven green bottles';
const NEW_PASSWORD = 'eight brown barrels';

const mailsTo = async (dataDir: string, email: string): Promise<string[]> => {
  const folder = path.join(dataDir, 'outbox');
  const names = (await readdir(folder).catch((): string[] => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.toSorted((a, b) => (a < b ? -1 : 1)).map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  // Undo quoted-printable soft line breaks.
  // All administrators are told of new ones, which other tests add.
  const own = mails.filter(
    (mail) => mail.includes(`To: ${email}`) && !mail.includes('has a new administrator'),
  );
  return own.map((mail) => mail.replaceAll('=\r\n', ''));
};

const linkIn = (mail: string | undefined) => /http\S+\/reset-password\/new#([\w-]{43})/.exec(mail ?? '');

const askForLink = async (page: Page, email: string) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Reset it' }).click();
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('If an account has this address, a reset link is on its way')).toBeVisible();
};

const fillIn = async (page: Page, password: string) => {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Save New Password' }).click();
};

test('an invited administrator chooses a password and logs in', async ({ page, browser, server }) => {
  const email = `${uniqueWord()}@example.org`;
  await page.goto('/users/add-user');
  await page.getByLabel('Full Name').fill('Invited Person');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Role').selectOption('admin');
  await page.getByRole('checkbox', { name: 'Send an invitation' }).check();
  await page.getByRole('button', { name: 'Add User', exact: true }).click();
  await expect(page).toHaveURL('/users/all-users');
  await page.getByRole('link', { name: 'Invited Person' }).first().click();
  await expect(page.getByText(/^Invited, not accepted yet/)).toBeVisible();

  await expect.poll(async () => (await mailsTo(server.dataDir, email)).length).toBe(1);
  const [mail] = await mailsTo(server.dataDir, email);
  const [link = ''] = /http\S+\/invitation#[\w-]{43}/.exec(mail ?? '') ?? [];
  const visitor = { baseURL: server.url, storageState: { cookies: [], origins: [] } };
  const invited = await (await browser.newContext(visitor)).newPage();
  const requested: string[] = [];
  invited.on('request', (request) => requested.push(request.url()));
  await invited.goto(link);
  await expect(invited).toHaveURL('/invitation');
  await expect(invited.getByText('Choose a password of at least 12 characters.')).toBeVisible();
  await invited.reload();
  await invited.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await invited.getByLabel('Confirm Password').fill(NEW_PASSWORD);
  await invited.getByRole('button', { name: 'Save Password' }).click();
  await expect(invited.getByText('Your password has been saved')).toBeVisible();
  await expect(invited).toHaveURL('/');
  await signIn(invited, { email, password: NEW_PASSWORD });
  await expect(invited).toHaveURL('/dashboard');
  const [, token = ''] = link.split('#');
  const sent = requested.map((url) => url.replace(/#.*/, ''));
  expect(sent.filter((url) => url.includes(token))).toEqual([]);
  await invited.context().close();
});

test('an administrator who reads of a change that was not theirs locks the account with one press', async ({
  browser,
  server,
  addUser,
}) => {
  const { email } = await addUser({ role: 'admin', password: PASSWORD });
  const visitor = { baseURL: server.url, storageState: { cookies: [], origins: [] } };
  const thief = await (await browser.newContext(visitor)).newPage();
  await thief.goto('/settings');
  await signIn(thief, { email, password: PASSWORD });
  await thief.getByLabel('Current Password').fill(PASSWORD);
  await thief.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await thief.getByLabel('Confirm Password').fill(NEW_PASSWORD);
  await thief.getByRole('button', { name: 'Change Password' }).click();
  await expect(thief.getByText('Your password has been changed')).toBeVisible();
  const data = { name: uniqueWord(), access: 'everything', days: 1 };
  const created = await thief.request.post('/api/v1/tokens', { data, failOnStatusCode: true });
  const { token } = (await created.json()) as { token: string };
  const call = async () => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch(new URL('/api/v1/users', server.url), { headers })).status;
  };
  expect(await call()).toBe(200);

  const linkOf = async () =>
    (await mailsTo(server.dataDir, email))
      .map((mail) => /http\S+\/not-me#[\w-]{43}/.exec(mail)?.[0])
      .find(Boolean);
  await expect.poll(linkOf).toContain(server.url);
  const owner = await (await browser.newContext(visitor)).newPage();
  await owner.goto(String(await linkOf()));
  await expect(owner).toHaveURL('/not-me');
  await expect(owner.getByRole('heading', { level: 1, name: 'It was not me' })).toBeVisible();
  expect(await call()).toBe(200);
  await owner.getByRole('button', { name: 'Lock my account' }).click();
  await expect(
    owner.getByText('Your account is safe. We have mailed you a link to choose a new password'),
  ).toBeVisible();

  expect(await call()).toBe(401);
  await thief.goto('/dashboard');
  await expect(thief.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await signIn(thief, { email, password: NEW_PASSWORD });
  await expect(thief.getByText('Wrong e-mail or password')).toBeVisible();

  const resetLink = async () =>
    (await mailsTo(server.dataDir, email)).map((mail) => linkIn(mail)?.[0]).find(Boolean);
  await expect.poll(resetLink).toContain(server.url);
  await owner.goto(String(await resetLink()));
  await fillIn(owner, 'nine yellow buckets');
  await expect(owner).toHaveURL('/');
  await signIn(owner, { email, password: 'nine yellow buckets' });
  await expect(owner).toHaveURL('/dashboard');
  await thief.context().close();
  await owner.context().close();
});

test.describe('a forgotten password', () => {
  test.use({ isSignedIn: false });

  test('is replaced with an e-mailed link that works once and ends all sessions', async ({
    page,
    browser,
    server,
    addUser,
    browserErrors,
  }) => {
    browserErrors.allow(/status of 4(?:01|10|22)/);
    const { email } = await addUser({ role: 'admin', password: PASSWORD });
    const other = await browser.newContext({ baseURL: server.url });
    const elsewhere = await other.newPage();
    await elsewhere.goto('/');
    await signIn(elsewhere, { email, password: PASSWORD });
    await expect(elsewhere).toHaveURL('/dashboard');

    await askForLink(page, email);
    await expect(page).toHaveURL('/reset-password');
    await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expect(page).toHaveTitle('Check Your E-mail · Planner Admin');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('If an account has this address, a reset link is on its way')).toBeVisible();
    await expect.poll(async () => (await mailsTo(server.dataDir, email)).length).toBe(2);
    const mails = await mailsTo(server.dataDir, email);
    const [link = '', token = ''] = linkIn(mails[1]) ?? [];
    expect(link).toContain(server.url);

    // Neither the address of a request nor its referrer contains the token.
    const requested: string[] = [];
    page.on('request', (request) => {
      requested.push(request.url(), request.headers()['referer'] ?? '');
    });
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
    expect(page.url()).not.toContain(token);
    expect(await page.title()).not.toContain(token);
    // The browser keeps the fragment to itself.
    const sent = requested.map((text) => text.replace(/#.*/, ''));
    expect(sent.filter((text) => text.includes(token))).toEqual([]);
    await page.reload();
    await fillIn(page, 'elevenchars');
    await expect(page.getByText('Password must be at least 12 characters')).toBeVisible();
    await fillIn(page, 'password12345');
    await expect(
      page.getByText('This is one of the most common passwords. Choose another one'),
    ).toBeVisible();
    await fillIn(page, NEW_PASSWORD);
    await expect(page.getByText('Your password has been changed')).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page.getByLabel('New Password', { exact: true })).toHaveCount(0);

    await elsewhere.goto('/users/all-users');
    await expect(elsewhere.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await other.close();

    await page.goto('/');
    await signIn(page, { email, password: PASSWORD });
    await expect(page.getByText('Wrong e-mail or password')).toBeVisible();
    await signIn(page, { email, password: NEW_PASSWORD });
    await expect(page).toHaveURL('/dashboard');

    for (const spent of [link, linkIn(mails[0])?.[0] ?? '']) {
      await page.goto(spent);
      await expect(page.getByText('This link is no longer valid')).toBeVisible();
      await expect(page.getByLabel('New Password', { exact: true })).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
    await expect.poll(async () => (await mailsTo(server.dataDir, email)).length).toBe(3);
  });

  test('link that is spent or invented is refused at opening, in a browser that was never here', async ({
    browser,
    server,
    addUser,
  }) => {
    const { email } = await addUser({ role: 'admin', password: PASSWORD });
    const first = await (await browser.newContext({ baseURL: server.url })).newPage();
    await askForLink(first, email);
    await expect.poll(async () => (await mailsTo(server.dataDir, email)).length).toBe(1);
    const [link = ''] = linkIn((await mailsTo(server.dataDir, email))[0]) ?? [];
    await first.goto(link);
    await fillIn(first, NEW_PASSWORD);
    await expect(first.getByText('Your password has been changed')).toBeVisible();
    await first.context().close();

    for (const address of [link, '/reset-password/%E2%98%83']) {
      const context = await browser.newContext({ baseURL: server.url });
      const page = await context.newPage();
      await page.goto(address);
      await expect(page.getByText('This link is no longer valid')).toBeVisible();
      await expect(page.getByLabel('New Password', { exact: true })).toHaveCount(0);
      await context.close();
    }
  });

  test('is reset through one of two open links, and the other page reports the spent link', async ({
    page,
    context,
    server,
    addUser,
    browserErrors,
  }) => {
    browserErrors.allow(/status of 410/);
    // The page reads the server's extras from the session response; signed out, that is a 401.
    browserErrors.allow(/status of 401 .*\/auth\/session/);
    const { email } = await addUser({ role: 'admin', password: PASSWORD });
    await askForLink(page, email);
    await expect.poll(async () => (await mailsTo(server.dataDir, email)).length).toBe(1);
    const [link = ''] = linkIn((await mailsTo(server.dataDir, email))[0]) ?? [];
    await page.goto(link);
    const other = await context.newPage();
    // Links of earlier mails have the token in the path.
    await other.goto(link.replace('new#', ''));
    await fillIn(other, NEW_PASSWORD);
    await expect(other.getByText('Your password has been changed')).toBeVisible();

    await page.getByLabel('New Password', { exact: true }).fill('half a pass');
    await fillIn(page, 'nine white towers');
    await expect(page.getByText('This link is no longer valid')).toBeVisible();
  });

  test('for an unknown address looks the same and sends no mail', async ({ page, server }) => {
    const email = `${uniqueWord()}@example.org`;
    await askForLink(page, email);
    await expect(page).toHaveURL('/reset-password');
    expect(await mailsTo(server.dataDir, email)).toEqual([]);
  });

  test('keeps the typed address when the server is down', async ({ page, server, browserErrors }) => {
    browserErrors.allow(/ERR_CONNECTION_REFUSED/);
    await page.goto('/forgot-password');
    await page.getByLabel('Email Address').fill('somebody@example.org');
    await server.stop();
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to send reset email');
    await expect(page.getByLabel('Email Address')).toHaveValue('somebody@example.org');
    await server.start();
  });
});

test("an administrator reads, marks and deletes a visitor's message", async ({ page, browser, server }) => {
  const word = uniqueWord();
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage();
  await visitor.goto('/contact');
  await expect(visitor.getByRole('navigation')).toHaveCount(0);
  await visitor.getByLabel('First Name').fill('Zoë');
  await visitor.getByLabel('Last Name').fill(word);
  await visitor.getByLabel('Email', { exact: true }).fill(`${word}@example.org`);
  await visitor.getByLabel('Message', { exact: true }).fill('<b>How</b> can I\nexport my habits?');
  await visitor.getByRole('button', { name: 'Send Message' }).click();
  await expect(visitor.getByText('Thank you. Your message has been sent')).toBeVisible();
  await expect(visitor.getByLabel('Message', { exact: true })).toHaveValue('');
  await expect(visitor.getByText('Thank you. Your message has been sent')).toHaveCount(0);
  await visitor.context().close();

  await page.goto('/dashboard');
  // Other tests send messages too, so compare the change, not the count.
  const way = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Messages \d+ unanswered$/ });
  await expect(way).toBeVisible();
  const unansweredAt = async () => {
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ });
    return Number(/(\d+) unanswered/.exec((await link.textContent()) ?? '')?.[1] ?? 0);
  };
  const unanswered = await unansweredAt();
  await way.click();
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await page.getByLabel('Search messages').fill(word);
  await expect(page).toHaveURL(`/messages?query=${word}`);
  const row = page.getByRole('row').filter({ hasText: word });
  await expect(row.getByText(', unread')).toHaveCount(1);
  await row.getByRole('link', { name: `Zoë ${word}` }).click();
  const opened = page.getByRole('dialog');
  await expect(opened.getByText('<b>How</b> can I export my habits?')).toBeVisible();
  await opened.getByRole('button', { name: 'Mark as answered' }).click();
  await expect.poll(unansweredAt).toBe(unanswered - 1);
  await expect(row.getByText(', unread')).toHaveCount(0);
  await opened.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(opened).toHaveCount(0);
  await expect(row.getByText(', unread')).toHaveCount(1);

  // A change made in another tab shows when this tab gains focus.
  const elsewhere = await page.context().newPage();
  await elsewhere.setViewportSize({ width: 1100, height: 900 });
  await elsewhere.goto(`/messages?query=${word}`);
  await elsewhere.getByRole('link', { name: `Zoë ${word}` }).click();
  await expect(elsewhere.getByText(', unread')).toHaveCount(0);
  await elsewhere.close();
  await page.clock.install();
  await page.clock.fastForward(10_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(row.getByText(', unread')).toHaveCount(0);
  await row.getByRole('link', { name: `Zoë ${word}` }).click();
  await opened.getByRole('button', { name: 'Reopen' }).click();
  await expect.poll(unansweredAt).toBe(unanswered);

  await opened.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`The message from Zoë ${word} was deleted`)).toBeVisible();
  await expect(page.getByText('No messages found')).toBeVisible();
  await expect.poll(unansweredAt).toBe(unanswered - 1);
});

test.describe('the settings', () => {
  test.use({ isSignedIn: false });

  test('change the name, sign out other sessions and change the password', async ({
    page,
    browser,
    server,
    addUser,
    browserErrors,
  }) => {
    browserErrors.allow(/status of 401/);
    const { email } = await addUser({ role: 'admin', password: PASSWORD });
    const other = await browser.newContext({ baseURL: server.url });
    const elsewhere = await other.newPage();
    await elsewhere.goto('/');
    await signIn(elsewhere, { email, password: PASSWORD });
    await expect(elsewhere).toHaveURL('/dashboard');

    await page.goto('/settings');
    await signIn(page, { email, password: PASSWORD });
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    const name = `Ada ${uniqueWord()}`;
    await page.getByLabel('Full Name').fill(name);
    await page.getByRole('button', { name: 'Save Name' }).click();
    await expect(page.getByText('Your name has been changed')).toBeVisible();
    await expect(page.getByRole('button', { name: `${name} Administrator` })).toBeVisible();

    const sessions = page.getByRole('region', { name: 'Sessions' });
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await sessions.getByRole('button', { name: 'Log out the others' }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await elsewhere.goto('/users/all-users');
    await expect(elsewhere.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await other.close();

    await page.getByLabel('Current Password').fill(PASSWORD);
    await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm Password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Your password has been changed')).toBeVisible();
    await expect(page.getByLabel('Current Password')).toHaveValue('');
    await page.getByRole('link', { name: 'security activity' }).click();
    await expect(page).toHaveURL('/activity?kind=security');
    const log = page.getByRole('table', { name: 'Activity' });
    await expect(log.getByText('Changed their own password').first()).toBeVisible();
    await expect(log.getByText('Logged out everywhere else').first()).toBeVisible();
    await expect(log.getByText('Changed their own profile')).toHaveCount(0);

    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Password changed');
    await expect(page).toHaveURL('/activity?kind=passwordChanged');
    await expect(log.getByText('Logged out everywhere else')).toHaveCount(0);
    await expect(log.getByText('Changed their own password').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/activity?kind=security');
    await expect(log.getByText('Logged out everywhere else').first()).toBeVisible();
    await page.goBack();

    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.reload();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
});

test.describe('a password that is too short for an administrator', () => {
  test.use({ isSignedIn: false });

  test('has to be replaced after the sign-in, before anything else', async ({
    page,
    api,
    addUser,
    browserErrors,
  }) => {
    // The screen behind has been prefetched.
    browserErrors.allow(/status of 40[13]/);
    const { id, name, email } = await addUser({ role: 'user', password: 'zk7Qp2xW' });
    const details = { gender: null, dob: null, height: null, weight: null };
    await api.put(`users/${id}`, { data: { name, role: 'admin', ...details } });
    await page.goto('/.well-known/change-password');
    await signIn(page, { email, password: 'zk7Qp2xW' });
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a longer password' })).toBeVisible();
    await expect(page.getByLabel('Current Password')).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a longer password' })).toBeVisible();
    await page.getByLabel('Current Password').fill('zk7Qp2xW');
    await page.getByLabel('New Password').fill(PASSWORD);
    await page.getByLabel('Confirm Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page.getByLabel('Current Password')).toBeFocused();
  });
});
