import type { Page } from '@playwright/test';
import { admin } from './support/PlannerServer.ts';
import { expect, test, uniqueWord } from './support/test.ts';

// Jobs of a working day with as few steps as they may take. A step is a press, a choice, or what is typed into a field.

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const counted = { steps: 0 };
    Object.assign(window, { counted });
    let field: EventTarget | null = null;
    addEventListener(
      'click',
      ({ target }) => {
        field = null;
        if (!(target instanceof Element && target.matches('input, select'))) counted.steps += 1;
      },
      true,
    );
    addEventListener(
      'input',
      ({ target }) => {
        if (target !== field || target instanceof HTMLSelectElement) counted.steps += 1;
        field = target;
      },
      true,
    );
  }),
);

const stepsOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { counted: { steps: number } }).counted.steps);

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('who made a person an administrator, with others: two steps', async ({ page, addUser, api }) => {
  const word = uniqueWord();
  const people = [await addUser({ name: `${word} 1` }), await addUser({ name: `${word} 2` })];
  await api.post('users/role', { data: { ids: people.map(({ id }) => id), total: 2, newRole: 'admin' } });
  await page.goto('/users/all-users');
  await page.getByRole('searchbox').fill(`${word} 2`);
  await page.getByRole('link', { name: `${word} 2`, exact: true }).click();
  const activity = page.getByRole('region', { name: 'Activity' });
  await expect(activity).toContainText(/Changed the role of .+ from user to administrator/);
  await expect(activity).toContainText(admin.email);
  expect(await stepsOn(page)).toBe(2);
});

test('who exported people this month: two steps, by typing', async ({ page, api }) => {
  await api.get('users/export');
  await page.goto('/activity');
  await page.getByRole('searchbox', { name: 'Search activity' }).fill('exported users');
  await page.getByRole('combobox', { name: 'Period' }).selectOption('This month');
  const found = rowOf(page, 'Exported users: ').first();
  await expect(found.getByRole('link', { name: admin.email })).toBeVisible();
  await expect(page.getByRole('cell', { name: /^Today · / })).toBeVisible();
  expect(await stepsOn(page)).toBe(2);
});

test('one of ten people deleted together is back: two steps', async ({ page, addUser, api }) => {
  const word = uniqueWord();
  const people = [];
  for (let count = 0; count < 10; count += 1) people.push(await addUser({ name: `${word} ${count}` }));
  await api.post('users/delete', { data: { ids: people.map(({ id }) => id), total: 10 } });
  await page.goto(`/users/all-users?query=${word}`);
  await expect(page.getByText('No users found')).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).selectOption('Deleted');
  await expect(page.getByRole('button', { name: /^Restore / })).toHaveCount(10);
  await page.getByRole('button', { name: `Restore ${word} 3` }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText('User restored');
  await expect(page.getByRole('button', { name: /^Restore / })).toHaveCount(9);
  expect(await stepsOn(page)).toBe(2);
  await page.getByRole('combobox', { name: 'State' }).selectOption('All states');
  await expect(page.getByText('1 user · page 1 of 1')).toBeVisible();
  await expect(rowOf(page, `${word} 3`)).toBeVisible();
});

/** Files as other programs write them: their bytes, and the question that a file can't answer. */
const FILES: Record<
  string,
  {
    lines: (word: string) => string[];
    encoding?: 'latin1';
    question?: string;
    people: [string, string];
  }
> = {
  HubSpot: {
    people: ['Nguyễn', 'Brandt'],
    lines: (word) => [
      'Record ID,First Name,Last Name,Email,Phone Number,Create Date,Lifecycle Stage',
      `101,${word},Nguyễn,${word}1@example.org,,2026-03-04 09:12,Lead`,
      `102,${word},Brandt,${word}2@example.org,,2026-03-05 10:30,Customer`,
    ],
  },
  Outlook: {
    people: ['Thị Nguyễn', 'Brandt'],
    lines: (word) => [
      '"Title","First Name","Middle Name","Last Name","Company","E-mail Address","E-mail Type","Birthday"',
      `"","${word}","Thị","Nguyễn","","${word}1@example.org","SMTP","0/0/00"`,
      `"","${word}","","Brandt","","${word}2@example.org","SMTP","0/0/00"`,
    ],
  },
  'Google Contacts': {
    people: ['Nguyễn', 'Brandt'],
    lines: (word) => [
      'First Name,Middle Name,Last Name,Nickname,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value',
      `${word},,Nguyễn,,* myContacts,Work,${word}1@example.org,`,
      `${word},,Brandt,,* myContacts,Home,${word}2@example.org,`,
    ],
  },
  // Of Windows-1252, whose letters here are those of Latin-1.
  'Excel in German': {
    people: ['Weiß', 'Müller'],
    encoding: 'latin1',
    lines: (word) => [
      'Mitarbeiter, Stand November 2026;;;;',
      'Name;Vorname;E-Mail;Geburtsdatum;Größe (cm)',
      `Weiß;${word};${word}1@example.org;04.03.1990;175,5`,
      `Müller;${word};${word}2@example.org;31.12.1984;168`,
    ],
  },
  'Excel in English': {
    people: ['Nguyen', 'Brandt'],
    question: 'How are dates like 04/03/1990 meant?',
    lines: (word) => [
      'Name,Email,Date of birth',
      `${word} Nguyen,${word}1@example.org,04/03/1990`,
      `${word} Brandt,${word}2@example.org,05/06/1984`,
    ],
  },
  // Of Mac OS Roman: \x9a is ö, \xa7 is ß, \x9f is ü.
  'a Mac': {
    people: ['Jörg Weiß', 'Müller'],
    encoding: 'latin1',
    lines: (word) => [
      'Vorname;Nachname;E-Mail',
      `${word};J\u009arg Wei\u00a7;${word}1@example.org`,
      `${word};M\u009fller;${word}2@example.org`,
    ],
  },
};

for (const [program, { lines, encoding = 'utf8', question, people }] of Object.entries(FILES))
  test(`a file of ${program} is imported with whole names: ${question ? 'three steps and one question' : 'three steps, none of them a question'}`, async ({
    page,
  }) => {
    const word = uniqueWord();
    await page.goto(`/users/all-users?query=${word}`);
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByLabel('Choose file').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines(word).join('\r\n'), encoding),
    });
    const dialog = page.getByRole('dialog');
    if (question) await dialog.getByLabel(question).selectOption('month');
    await dialog.getByRole('button', { name: 'Import 2 users' }).click();
    await expect(page.getByText('2 of 2 users imported')).toBeVisible();
    for (const name of people)
      await expect(page.getByRole('rowheader').filter({ hasText: `${word} ${name}` })).toBeVisible();
    expect(await stepsOn(page)).toBe(question ? 4 : 3);
  });

test("a complaint is answered from the person's page, and counts as answered: a step, then writing and sending", async ({
  page,
  api,
  addUser,
}) => {
  const { id, email } = await addUser();
  await api.post('contact', {
    data: {
      firstName: 'Lan',
      lastName: 'Nguyen',
      email,
      subject: 'Billing',
      message: 'I was charged twice.',
    },
  });
  await page.goto(`/users/${id}`);
  const messages = page.getByRole('region', { name: 'Messages from this address' });
  await expect(messages.getByText('1 unanswered')).toBeVisible();
  await messages.getByRole('link', { name: 'Reply by e-mail' }).click();
  await expect(messages.getByText(/^Answered /)).toContainText('by Admin');
  await expect(messages.getByText('1 unanswered')).toHaveCount(0);
  expect(await stepsOn(page)).toBe(1);
  await messages.getByRole('button', { name: 'Mark as unanswered' }).click();
  await expect(messages.getByText('1 unanswered')).toBeVisible();
});

test('people and their addresses are whole among subscriptions at 1,024 px', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/subscriptions');
  const names = page.getByRole('rowheader');
  await expect(names.nth(4)).toBeVisible();
  for (const name of await names.all())
    expect(
      await name.evaluate(
        (cell) =>
          [cell, ...cell.querySelectorAll('*')].filter(
            ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth,
          ).length,
      ),
    ).toBe(0);
});
