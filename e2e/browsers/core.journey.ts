import { writeFile } from 'node:fs/promises';
import { codeOf } from '../support/codeOf.ts';
import { imageFile } from '../support/files.ts';
import { admin } from '../support/PlannerServer.ts';
import { uniqueWord } from '../support/test.ts';
import { expect, test } from './test.ts';
import type { User } from './User.ts';

const PASSWORD = 'seven green bottles';

const signIn = async (user: User, email: string, password: string) => {
  await user.fill('Email', email);
  await user.fill('Password', password);
  await user.tab.press('Enter');
};

const logOut = async (user: User) => {
  await user.click('button', /administrator$/i);
  await user.click('menuitem', 'Logout');
  await user.see('button', 'Login');
};

test('a wrong password is refused, the right one signs in', async ({ user }) => {
  await user.open('/users/all-users');
  await logOut(user);
  await signIn(user, admin.email, 'wrong wrong wrong');
  await user.see('text', /Wrong e-mail or password/);
  await signIn(user, admin.email, admin.password);
  await user.seePath('/dashboard');
  await user.see('text', 'Total Users');
});

test('a list is paged and searched, and Back and Forward return', async ({ user }) => {
  await user.open('/users/all-users');
  await user.click('link', 'Next page');
  await user.seePath('/users/all-users?page=2');
  await user.see('text', /page 2 of/);
  await user.fill('Search users', 'an');
  await user.seePath('/users/all-users?query=an');
  await user.tab.travel(-1);
  await user.seePath('/users/all-users?page=2');
  await user.see('text', /page 2 of/);
  await user.tab.travel(1);
  await user.seePath('/users/all-users?query=an');
  await user.see('field', 'Search users', { value: 'an' });
});

test('a user is added, gets a date of birth, is deleted and restored', async ({ user }) => {
  const word = uniqueWord();
  await user.open('/users/add-user');
  await user.fill(/^Full Name/, `Zoë ${word}`);
  await user.fill(/^Email/, `${word}@example.com`);
  await user.fill(/^Password/, PASSWORD);
  await user.click('button', 'Add User');
  await user.seePath('/users/all-users');

  await user.fill('Search users', word);
  await user.seePath(`/users/all-users?query=${word}`);
  await user.click('link', `Edit Zoë ${word}`);
  await user.see('heading', `Edit User: Zoë ${word}`);
  await user.click('field', 'Email');
  await user.tab.press('Tab');
  await user.tab.type('01/31/1990');
  await user.see('field', 'Date of Birth', { value: '1990-01-31' });
  await user.fill('Height (cm)', '172');
  await user.click('button', 'Update User');
  await user.seePath('/users/all-users');

  await user.click('button', `Delete Zoë ${word}`);
  await user.see('dialog', 'Are you sure you want to delete this user?');
  await user.click('button', 'Delete');
  await user.seeNo('row', new RegExp(word));
  await user.click('button', 'Undo');
  await user.see('row', new RegExp(word));
});

test('a category gets a color and another its icons', async ({ user }) => {
  const word = uniqueWord();
  await user.open('/finances/add-category');
  await user.fill('Category Name', `Food ${word}`);
  await user.fill('Color', '16a34a');
  await user.click('button', 'Add Category');
  await user.seePath('/finances/all-categories');
  await user.see('row', new RegExp(`Food ${word}.*#16a34a`));

  await user.open('/habits/add-category');
  await user.fill('Name', `Icon ${word}`);
  await user.tab.chooseFile('input[name=iconLight]', imageFile('sun-for-light.png'));
  await user.see('text', /PNG · 128 × 128 px/);
  await user.tab.chooseFile('input[name=iconDark]', imageFile('sun-for-dark.jpg'));
  await user.see('text', /JPEG · 128 × 128 px/);
  await user.click('button', 'Create Category');
  await user.seePath('/habits/all-categories');
  await user.fill('Filter categories', `Icon ${word}`);
  await user.see('row', new RegExp(word));
  const widths = () =>
    user.call(() =>
      Array.from(document.querySelectorAll('td img'), (icon) => (icon as HTMLImageElement).naturalWidth),
    );
  await expect.poll(widths).toEqual([128, 128]);
});

test('a file of users is imported', async ({ user }, testInfo) => {
  const word = uniqueWord();
  const file = testInfo.outputPath('people.csv');
  await writeFile(
    file,
    `\uFEFFMail;Name\r\n${word}@example.org;${word} One\r\n${word}@example;${word} Two\r\n`,
  );
  await user.open(`/users/all-users?query=${word}`);
  await user.click('button', 'Import');
  await user.see('text', 'Choose file');
  await user.tab.chooseFile('input[type=file]', file);
  await user.see('text', '1 user will be added; 1 invalid');
  await user.click('button', 'Import 1 user');
  await user.see('row', new RegExp(`${word} One`));
});

/** The editor follows the browser's selection one frame later, which takes long on a busy machine. */
const untilEditorFollows = (user: User) =>
  user.call(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

const lineOf = (name: string) => `<p>Plain and <strong>bold ${name}</strong></p>`;

test('a legal text is typed, copied and pasted, searched, replaced and published', async ({ user }) => {
  await user.post('policies', { type: 'privacy', content: '<p>What Acme keeps.</p>' });
  await user.open('/legal/privacy-policy');
  await user.see('text', 'What Acme keeps.');
  await user.click('field', 'Privacy Policy');
  await user.tab.press('Control+End');
  await user.tab.press('Enter');
  await user.tab.type('Plain and ');
  await user.tab.press('Control+b');
  await user.tab.type('bold Acme');
  await user.tab.press('Shift+Home');
  await expect.poll(() => user.call(() => getSelection()?.toString())).toBe('Plain and bold Acme');
  await untilEditorFollows(user);
  await user.tab.press('Control+c');
  await user.tab.press('End');
  await expect.poll(() => user.call(() => getSelection()?.isCollapsed)).toBe(true);
  await untilEditorFollows(user);
  await user.tab.press('Enter');
  await user.tab.press('Control+v');
  const html = () => user.call(() => document.querySelector('.ProseMirror')?.innerHTML);
  await expect.poll(html).toBe(`<p>What Acme keeps.</p>${lineOf('Acme')}${lineOf('Acme')}`);

  await user.tab.press('Control+f');
  await user.fill('Find', 'acme');
  await user.see('text', /of 3/);
  await user.fill('Replace with', 'Beta');
  await user.click('button', 'Replace all');
  await user.see('text', /3 matches replaced/);
  await user.tab.press('Escape');
  await expect.poll(html).toBe(`<p>What Beta keeps.</p>${lineOf('Beta')}${lineOf('Beta')}`);
  await user.tab.press('Control+z');
  await user.tab.press('Control+Shift+z');

  await user.click('button', 'Save Changes');
  await user.see('text', '3 changes');
  await user.click('button', 'Publish now');
  await user.see('text', 'Privacy Policy saved successfully!');
  await user.open('/privacy-policy');
  await user.see('text', 'What Beta keeps.');
});

test('a second factor is added and asked for', async ({ user }) => {
  const email = `${uniqueWord()}@example.com`;
  await user.post('users', { name: 'Zoë Two', email, password: PASSWORD, role: 'admin' });
  await user.open('/dashboard');
  await logOut(user);
  await signIn(user, email, PASSWORD);
  await user.seePath('/dashboard');
  await user.open('/settings');
  await user.click('button', 'Add an authenticator app');
  const { text } = await user.see('text', /^([A-Z2-7]{4} ?){8}$/);
  const secret = text.replaceAll(' ', '');
  await user.fill('Code', codeOf(secret));
  await user.tab.press('Enter');
  await user.click('button', 'I have stored them');
  await user.see('text', /^Recovery codes left: 10/);

  await logOut(user);
  await signIn(user, email, PASSWORD);
  await user.fill('Code', codeOf(secret, 1));
  await user.tab.press('Enter');
  await user.see('text', 'Total Users');
});

test('on a phone a user is found, deleted and restored by touch', async ({ user }) => {
  const word = uniqueWord();
  await user.post('users', { name: `Zoë ${word}`, email: `${word}@example.com`, password: PASSWORD });
  await user.tab.resize(390, 844);
  await user.open('/dashboard');
  await user.tap('button', 'Toggle sidebar');
  await user.tap('button', 'Users');
  await user.tap('link', 'All Users');
  await user.seePath('/users/all-users');
  await user.tap('field', 'Search users');
  await user.tab.type(word);
  await user.see('row', new RegExp(word));
  await user.tap('button', `Delete Zoë ${word}`);
  await user.see('dialog', 'Are you sure you want to delete this user?');
  await user.tap('button', 'Delete');
  await user.seeNo('row', new RegExp(word));
  await user.tap('button', 'Undo');
  await user.see('row', new RegExp(word));
});

test('an unused page covers itself and keeps what was typed', async ({ user }) => {
  await user.open('/users/add-user');
  await user.fill(/^Full Name/, 'Half a name');
  await user.call(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 31 * 60_000;
  });
  await user.see('dialog', 'Log in again');
  await user.seeNo('field', /^Full Name/);
  await user.fill('Password', admin.password);
  await user.tab.press('Enter');
  await user.see('field', /^Full Name/, { value: 'Half a name' });
});

test('the palette opens a screen by keys', async ({ user }) => {
  await user.open('/dashboard');
  await user.see('text', 'Total Users');
  await user.tab.press('Control+k');
  await user.see('dialog', 'Search or go to');
  await user.tab.type('add work');
  await user.see('option', /Add Workout Category/);
  await user.tab.press('Enter');
  await user.seePath('/workouts/add-category');
  await user.see('field', 'Name', { isFocused: true });
});

test('without a connection a save fails and keeps the input, with one it succeeds', async ({
  user,
  server,
}) => {
  const word = uniqueWord();
  await user.open('/finances/add-category');
  await user.fill('Category Name', word);
  await server.stop();
  await user.click('button', 'Add Category');
  await user.see('text', /the server cannot be reached/);
  await user.see('field', 'Category Name', { value: word });
  await server.start();
  await user.click('button', 'Add Category');
  await user.seePath('/finances/all-categories');
  await user.see('row', new RegExp(word));
});

test('Back asks before it leaves unsaved work', async ({ user }) => {
  await user.open('/dashboard');
  await user.click('button', 'Users');
  await user.click('link', 'Add User');
  await user.fill(/^Full Name/, 'Half a name');
  await user.tab.travel(-1);
  await user.click('button', 'Keep editing');
  await user.seePath('/users/add-user');
  await user.see('field', /^Full Name/, { value: 'Half a name' });
  await user.tab.travel(-1);
  await user.click('button', 'Leave');
  await user.see('text', 'Total Users');
  await user.tab.travel(1);
  await user.seePath('/users/add-user');
  await user.see('field', /^Full Name/, { value: '' });
});
