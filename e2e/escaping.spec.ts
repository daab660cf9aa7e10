import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { imageFile } from './support/files.ts';
import { isLong } from './support/isLong.ts';
import { contactEmail } from './support/PlannerServer.ts';
import { signIn } from './support/signIn.ts';
import { expect, test as base, uniqueWord } from './support/test.ts';
import { watchXss } from './support/watchXss.ts';

/* Input other than legal texts is plain text everywhere: screens, dialogs, labels, notices, files and mails. */

/** Input that other formats would interpret, with its id in the corpora api-values and xss-own. */
const HOSTILE = [
  '<b>x</b>', // val-125
  '"><svg onload=alert(1)>', // val-127
  '</script><script>alert(1)</script>', // val-129
  '&amp;', // val-131
  "=cmd|' /C calc'!A0", // val-137
  '{{7*7}}', // val-095
  `' OR '1'='1`, // val-083
  '<iframe src="javascript:alert(1)"></iframe>', // own-0787
  '<details open ontoggle=alert(1)><summary>x</summary>y</details>', // own-1023
  '<input autofocus onfocus=alert(1)>', // own-1065
] as const;
const [BOLD, SVG, SCRIPT, ENTITY, FORMULA] = HOSTILE;

/** Each costs a screen per journey. */
const NAMES = isLong ? HOSTILE : [BOLD, SVG, SCRIPT, FORMULA];

const test = base.extend<{ noXss: void }>({
  noXss: [
    async ({ context }, use) => {
      const report = await watchXss(context);
      await use();
      expect(report).toEqual({ executed: [], requested: [] });
    },
    { auto: true },
  ],
});

const expectText = (within: Page | Locator, text: string) =>
  expect(within.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();

const rowOf = (page: Page, text: string) =>
  page.getByRole('row').filter({ has: page.getByText(text, { exact: true }) });

const expectTitle = (page: Page, title: string) => expect(page).toHaveTitle(`${title} · Planner Admin`);

/** Checks the tooltip of the control after `control` in tab order. */
const expectTooltipBehind = async (page: Page, control: Locator, text: string) => {
  await control.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveText(text);
};

const cancelDeletion = async (page: Page, label: string, name: string) => {
  await page.getByRole('button', { name: label, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expectText(question, name);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
};

const deleteIt = async (page: Page, label: string) => {
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
};

test.describe('user names are plain text', () => {
  test('in the list, its dialogs, its export and the palette', async ({ page, addUser, browserErrors }) => {
    browserErrors.allow(/status of 503/);
    const term = `<i>${uniqueWord()}</i>`;
    // The palette lists five users and counts more.
    const names = HOSTILE.slice(0, isLong ? undefined : 6).map((text) => `${text} ${term}`);
    const tried = isLong ? names : names.slice(0, 3);
    const users = [];
    for (const name of names) users.push(await addUser({ name }));

    await page.goto('/dashboard');
    for (const name of names.slice(-5)) await expectText(page, name);

    await page.goto('/users/all-users');
    await page.getByRole('searchbox').fill(term);
    await expect(page.getByText(`${names.length} users · page 1 of 1`)).toBeVisible();
    await expectTitle(page, 'All Users');
    for (const name of tried) {
      const row = rowOf(page, name);
      await expect(row.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(row.getByRole('checkbox', { name: `Select ${name}`, exact: true })).toBeVisible();
      const edit = row.getByRole('link', { name: `Edit ${name}`, exact: true });
      await expectTooltipBehind(page, edit, `Delete ${name}`);
      await cancelDeletion(page, `Delete ${name}`, name);
    }

    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Export/ })
      .click();
    const file = await readFile(await (await started).path(), 'utf8');
    const cells = names.map((name) => `"${name.startsWith('=') ? "'" : ''}${name.replaceAll('"', '""')}"`);
    expect(cells.filter((cell) => !file.includes(cell))).toEqual([]);
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      `${names.length} users exported`,
    );

    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or go to' });
    await palette.getByRole('combobox').fill(term);
    for (const name of names.slice(-5)) await expectText(palette, name);
    await expectText(palette, `All ${names.length} users with “${term}”`);
    await page.keyboard.press('Escape');

    for (const name of tried) {
      await page.getByRole('searchbox').fill(name);
      await expect(page.getByText('1 user · page 1 of 1')).toBeVisible();
      await expectText(page.getByRole('row'), name);
    }
    await page.getByRole('searchbox').fill(`${SCRIPT} nobody`);
    await expect(page.getByText('No users found')).toBeVisible();
    await expectTitle(page, 'All Users');
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue(`${SCRIPT} nobody`);

    await page.getByRole('searchbox').fill(names[1] ?? '');
    await deleteIt(page, `Delete ${names[1]}`);
    await expectText(page, `${names[1]} was deleted`);

    await page.getByRole('searchbox').fill(term);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const bar = page.getByRole('region', { name: 'Selected users' });
    await expect(bar).toContainText(`${names.length - 1} users selected`);
    await bar.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog');
    // With the address.
    for (const name of names.slice(-4)) await expect(dialog.getByText(`${name} (`)).toBeVisible();
    await page.route('**/users/delete', (route) =>
      route.fulfill({ status: 503, json: { message: SVG, requestId: 'none' } }),
    );
    await dialog.getByRole('button', { name: `Delete ${names.length - 1} users` }).click();
    await expectText(dialog, SVG);
  });

  test('in the form and in an edit conflict', async ({ page, addUser, api, browserErrors }) => {
    browserErrors.allow(/status of 412/);
    const { id } = await addUser();
    for (const name of NAMES) {
      await api.put(`users/${id}`, { data: { name, role: 'user' } });
      await page.goto(`/users/edit/${id}`);
      await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue(name);
      await expectTitle(page, `Edit User: ${name}`);
    }
    await page.getByRole('textbox', { name: 'Full Name' }).fill(SVG);
    await api.put(`users/${id}`, { data: { name: SCRIPT, role: 'user' } });
    await page.getByRole('button', { name: 'Update User' }).click();
    await expectText(page, SVG);
    await expectText(page, SCRIPT);
    await page.getByRole('radio', { name: `Theirs: ${SCRIPT}` }).check({ force: true });
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue(SCRIPT);
  });

  test('in the list of subscriptions', async ({ page, api }) => {
    const { data } = (await (await api.get('subscriptions')).json()) as { data: { userId: string }[] };
    const id = data[0]?.userId ?? '';
    const { name: before } = (await (await api.get(`users/${id}`)).json()) as { name: string };
    for (const text of NAMES) {
      const name = `${text} ${uniqueWord()}`;
      await api.put(`users/${id}`, { data: { name, role: 'user' } });
      await page.goto(`/subscriptions?${new URLSearchParams({ query: name }).toString()}`);
      await expectText(page.getByRole('row'), name);
      await expect(page.getByRole('link', { name: `Open ${name}`, exact: true })).toBeVisible();
      await expectTooltipBehind(
        page,
        page.getByRole('button', { name: /^Copy transaction/ }),
        `Open ${name}`,
      );
    }
    await api.put(`users/${id}`, { data: { name: before, role: 'user' } });
  });
});

const addIconCategory = async (api: APIRequestContext, resource: string, name: string) => {
  const icon = {
    name: `${SVG}.png`,
    mimeType: 'image/png',
    buffer: await readFile(imageFile('sun-for-light.png')),
  };
  await api.post(resource, { multipart: { name, iconLight: icon, iconDark: icon } });
};

for (const [folder, list, kind] of [
  ['habits', 'habit-categories', 'Habit'],
  ['finances', 'finance-categories/admin', 'Finance'],
] as const)
  test(`names of ${folder} are plain text`, async ({ page, api }) => {
    const term = `<i>${uniqueWord()}</i>`;
    const names = NAMES.map((text) => `${text} ${term}`);
    const { user }: { user: Record<string, string> } = await (await api.get('auth/session')).json();
    for (const name of names)
      await (folder === 'finances'
        ? api.post('finance-categories', {
            data: { name, color: '#3b82f6', role: 'admin', user_id: user['_id'] },
          })
        : addIconCategory(api, list, name));

    await page.goto(`/${folder}/all-categories`);
    await page.getByRole('searchbox').fill(term);
    await expect(page.getByRole('row')).toHaveCount(names.length + 1);
    await expectTitle(page, `All ${kind} Categories`);
    for (const name of names) {
      await expectText(rowOf(page, name), name);
      await expect(page.getByRole('link', { name: `Edit ${name}`, exact: true })).toBeVisible();
      if (folder !== 'finances')
        await expect(page.getByRole('img', { name: `Light Icon of ${name}`, exact: true })).toBeVisible();
      await cancelDeletion(page, `Delete ${name}`, name);
    }
    await page.getByRole('searchbox').fill(`${SCRIPT} nothing`);
    await expect(rowOf(page, names[0] ?? '')).toHaveCount(0);

    const all = (await (await api.get(list)).json()) as Record<'_id' | 'name', string>[];
    for (const category of all.filter(({ name }) => names.includes(name))) {
      await page.goto(`/${folder}/edit-category/${category['_id']}`);
      await expect(page.getByLabel(folder === 'finances' ? 'Category Name' : 'Name')).toHaveValue(
        category.name,
      );
      await expectTitle(page, `Edit ${kind} Category: ${category.name}`);
    }
    await page.goto(`/${folder}/all-categories?${new URLSearchParams({ query: term }).toString()}`);
    await deleteIt(page, `Delete ${names[1]}`);
    await expectText(page, `“${names[1]}” was deleted`);
  });

const mailsTo = async (dataDir: string, address: string) => {
  const folder = path.join(dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    files
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return mails.filter(({ to }) => to?.some((one) => one.address === address));
};

/** Renders a mail in a client without any protection. */
const showMail = async (page: Page, html = '') => {
  await page.goto('about:blank');
  await page.setContent(html);
};

test('messages of visitors are plain text, on the screen and in mails', async ({ page, api, server }) => {
  const word = uniqueWord();
  const messages = [
    [SVG, SCRIPT, ENTITY, HOSTILE[8]],
    [FORMULA, HOSTILE[7], HOSTILE[9], `${BOLD}\n${SCRIPT}`],
  ].map(([firstName = '', lastName = '', subject = '', message = ''], index) => ({
    firstName,
    lastName,
    subject: `${subject} ${word}`,
    message,
    email: `${word}.${index}@example.com`,
  }));
  for (const data of messages) await api.post('contact', { data });

  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto(`/messages?query=${word}`);
  for (const { firstName, lastName, subject, message, email } of messages) {
    const name = `${firstName} ${lastName}`;
    const row = rowOf(page, name);
    await expectText(row, subject);
    await expectText(row, message);
    await page.getByRole('link', { name, exact: true }).click();
    const opened = page.getByRole('dialog', { name: subject, exact: true });
    await expectText(opened, name);
    await expectText(opened, message);
    const [mail, body = ''] = (
      (await opened.getByRole('link', { name: 'Reply by e-mail' }).getAttribute('href')) ?? ''
    ).split('&body=');
    expect(mail).toBe(
      `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`,
    );
    expect(decodeURIComponent(body)).toContain(`\r\n> ${message.replace('\n', '\r\n> ')}`);
    await expectTitle(page, `Messages: ${subject}`);
    await cancelDeletion(page, 'Delete', name);
  }

  const ofThese = async () =>
    (await mailsTo(server.dataDir, contactEmail)).filter((mail) => mail.subject?.includes(word));
  await expect.poll(async () => (await ofThese()).length).toBe(messages.length);
  for (const [index, mail] of (await ofThese()).entries()) {
    const { firstName, lastName, subject, message } = messages[index] ?? {};
    expect(mail.subject).toBe(`Contact: ${subject}`);
    await showMail(page, mail.html);
    for (const text of [`${firstName} ${lastName}`, subject, message]) await expectText(page, text ?? '');
    expect(mail.text).toContain(message);
  }
});

test.describe("the user's own name is plain text", () => {
  test.use({ isSignedIn: false });

  test('in the top bar, in the settings and in mails', async ({ page, server, addUser, request }) => {
    const password = 'seven green bottles';
    const { email } = await addUser({ name: SCRIPT, role: 'admin', password });
    await page.goto('/');
    await signIn(page, { email, password });
    await expectTitle(page, 'Dashboard');
    let last: string = SCRIPT;
    for (const name of NAMES) {
      await page.goto('/settings');
      await expectText(page.getByRole('banner'), last);
      await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue(last);
      await page.getByRole('textbox', { name: 'Full Name' }).fill(name);
      await page.getByRole('button', { name: 'Save Name' }).click();
      await expectText(page.getByRole('banner'), name);
      await request.post(`${server.url}/api/v1/auth/forgot-password-web`, { data: { email } });
      last = name;
    }
    // The server sends at most five reset mails an hour to one account.
    const count = Math.min(5, NAMES.length);
    await expect.poll(async () => (await mailsTo(server.dataDir, email)).length).toBe(count);
    const mails = await mailsTo(server.dataDir, email);
    for (const [index, mail] of mails.entries()) {
      await showMail(page, mail.html);
      await expectText(page, `Hello ${NAMES[index]},`);
      expect(mail.text).toContain(`Hello ${NAMES[index]},`);
    }
  });
});
