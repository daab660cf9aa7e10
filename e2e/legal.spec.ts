import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator } from '@playwright/test';
import { expectHtml } from './support/expectHtml.ts';
import { saveChanges } from './support/saveChanges.ts';
import { expect, test } from './support/test.ts';
import { slowDown, watchShifts } from './support/watchShifts.ts';

const storePrivacyPolicy = async (api: APIRequestContext, content: string): Promise<number> => {
  await api.post('policies', { data: { type: 'privacy', content } });
  const { items } = (await (await api.get('policies/privacy/versions')).json()) as {
    items: { version: number }[];
  };
  return items[0]?.version ?? 0;
};

const draftIn = async (api: APIRequestContext) =>
  ((await (await api.get('policies/privacy/draft')).json()) as { content: string | null }).content;

const discardDraft = (api: APIRequestContext) =>
  api.put('policies/privacy/draft', { data: { content: null } });

test.beforeEach(({ api }) => discardDraft(api));

test.afterEach(async ({ page, api }) => {
  // An open editor would save its draft again.
  await page.close();
  await discardDraft(api);
  // Other tests open this text as well and do not mock its images.
  await storePrivacyPolicy(api, '<p>What we keep.</p>');
});

test('the privacy policy is edited, cleaned, compared and restored', async ({ page, api }) => {
  const before = '<h2>What this policy covers</h2>\n<p>What we keep.</p>';
  const version = await storePrivacyPolicy(api, before);
  await page.goto('/legal/privacy-policy');
  const text = page.getByRole('textbox', { name: 'Privacy Policy' });
  await expect(text).toContainText('What this policy covers');
  await page.getByRole('button', { name: 'Edit HTML' }).click();
  const html = page.getByLabel('Privacy Policy, HTML');
  await expectHtml(html, before);
  await html.fill(`${before}<p onclick="x()">A new line.</p>`);
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('A new line.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const question = page.getByRole('alertdialog', { name: 'This will be removed' });
  await expect(question).toContainText('the attribute “onclick” of “p”');
  await question.getByRole('button', { name: 'Save without it' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Privacy Policy saved successfully!')).toBeVisible();
  await expectHtml(html, `${before}<p>A new line.</p>`);

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of Privacy Policy' });
  await expect(history.locator('ins')).toHaveText(/A new line\./);
  await history.getByRole('button', { name: `Restore version ${version}` }).click();
  await expect(history).toHaveCount(0);
  await expectHtml(html, before);
  await expect.poll(() => draftIn(api)).toBe(before);
  const stored = async () =>
    ((await (await api.get('policies/privacy')).json()) as { content: string }).content;
  expect(await stored()).toBe(`${before}<p>A new line.</p>`);
  await saveChanges(page);
  await expect.poll(stored).toBe(before);
});

test('a draft is shared, changed by a colleague and published, and the version before stays readable', async ({
  page,
  context,
  api,
}) => {
  const version = await storePrivacyPolicy(api, '<p>What we keep.</p>');
  await page.goto('/legal/privacy-policy');
  await page.getByRole('button', { name: 'Edit HTML' }).click();
  await page.getByLabel('Privacy Policy, HTML').fill('<p>What we keep and why.</p>');
  await expect(page.getByText(/Draft saved, not public$/)).toBeVisible();

  const colleague = await context.newPage();
  await colleague.goto('/legal/privacy-policy');
  await colleague.getByRole('button', { name: 'Edit HTML' }).click();
  const html = colleague.getByLabel('Privacy Policy, HTML');
  await expectHtml(html, '<p>What we keep and why.</p>');
  await html.fill('<p>What we keep, why, and for how long.</p>');
  await expect(colleague.getByText(/kept in this browser$/)).toBeVisible();
  await expect(colleague.getByText(/Draft saved, not public$/)).toBeVisible();
  await colleague.close();

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Privacy Policy' })).toContainText('for how long');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish Privacy Policy' });
  await expect(dialog.locator('ins')).toContainText('for how long');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Privacy Policy saved successfully!')).toBeVisible();

  await page.goto('/privacy-policy');
  await expect(page.getByText('What we keep, why, and for how long.')).toBeVisible();
  await page.goto(`/privacy-policy/versions/${version}`);
  await expect(page.getByText('What we keep.', { exact: true })).toBeVisible();
});

test('a version of the draft is named and restored, which is undone, and nothing of it is public', async ({
  page,
  api,
}) => {
  await storePrivacyPolicy(api, '<p>What we keep.</p>');
  const put = (content: string | null) => api.put('policies/privacy/draft', { data: { content } });
  await put('<p>What we keep and why.</p>');
  await page.goto('/legal/privacy-policy');
  const text = page.getByRole('textbox', { name: 'Privacy Policy', exact: true });
  await expect(text).toHaveText('What we keep and why.');
  const history = page.getByRole('dialog', { name: 'History of Privacy Policy' });
  const openVersions = async () => {
    await page.getByRole('button', { name: 'History' }).click();
    await history.getByText('The draft', { exact: true }).click();
  };
  await openVersions();
  await history.getByLabel('Name of the draft as it is now').fill('For the board');
  await history.getByRole('button', { name: 'Keep this version' }).click();
  await expect(history.getByRole('option', { name: /^For the board · / })).toHaveCount(1);
  await page.keyboard.press('Escape');

  await put('<p>Nothing.</p>');
  await page.reload();
  await expect(text).toHaveText('Nothing.');
  await openVersions();
  await expect(history.locator('ins').first()).toContainText('Nothing');
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect(text).toHaveText('What we keep and why.');
  await expect.poll(() => draftIn(api)).toBe('<p>What we keep and why.</p>');
  await text.press('Control+z');
  await expect(text).toHaveText('Nothing.');
  await expect.poll(() => draftIn(api)).toBe('<p>Nothing.</p>');
  await page.goto('/privacy-policy');
  await expect(page.getByText('What we keep.', { exact: true })).toBeVisible();
});

test('a passage is commented on by keyboard, found after changes elsewhere, answered and resolved, and stays out of the public page', async ({
  page,
  context,
  api,
}) => {
  await storePrivacyPolicy(api, '<h2>Deletion</h2><p>We delete it within thirty days of receipt.</p>');
  await page.goto('/legal/privacy-policy');
  const text = page.getByRole('textbox', { name: 'Privacy Policy', exact: true });
  await text.getByText('thirty days').dblclick({ position: { x: 150, y: 8 } });
  const words = await page.evaluate(() => getSelection()?.toString().trim());
  await page.keyboard.press('Control+Alt+m');
  const panel = page.getByRole('region', { name: 'Comments' });
  await expect(panel.getByLabel('Comment', { exact: true })).toBeFocused();
  await page.keyboard.type('Is that the law?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The comment is saved. It is not public')).toBeVisible();
  await expect(text).toBeFocused();
  await expect(text.locator('mark')).toHaveText(words ?? '');

  // A colleague sees it after changes elsewhere.
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('1. ');
  await expect(page.getByText(/Draft saved, not public$/)).toBeVisible();
  const colleague = await context.newPage();
  await colleague.goto('/legal/privacy-policy');
  await expect(colleague.getByRole('textbox', { name: 'Privacy Policy', exact: true })).toContainText(
    '1. Deletion',
  );
  await colleague.locator('mark').click();
  const thread = colleague.getByRole('article', { name: `Comment on “${words}”` });
  await expect(thread).toContainText('Is that the law?');
  await thread.getByRole('button', { name: 'Answer' }).click();
  await colleague.keyboard.type('It says a month.');
  await thread.getByRole('button', { name: 'Save the answer' }).click();
  await expect(thread).toContainText('It says a month.');
  await colleague.close();

  await page.reload();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish Privacy Policy' });
  await expect(dialog).toContainText('1 comment is open');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Privacy Policy saved successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Comments (1)' }).click();
  await panel.getByRole('button', { name: 'Resolve' }).click();
  await panel.getByRole('button', { name: 'Resolved (1)' }).click();
  await expect(panel).toContainText('Resolved by Admin');
  await expect(text.locator('mark')).toHaveCount(0);

  await page.goto('/privacy-policy');
  await expect(page.getByText('1. Deletion')).toBeVisible();
  expect(await page.content()).not.toMatch(/Is that the law|It says a month/);
  await page.goto('/activity');
  await expect(page.getByText(/Resolved a comment on the/).first()).toBeVisible();
});

/** Lines of the text in a scrolled box, as high as those of its paragraphs. */
const linesIn = (box: Locator) =>
  box.evaluate((element) => {
    const paragraph = element.querySelector('p');
    return paragraph ? element.clientHeight / parseFloat(getComputedStyle(paragraph).lineHeight) : 0;
  });

for (const [width, isFilled, size] of [
  [1440, false, '100%'],
  [1440, true, '100%'],
  [1024, false, '100%'],
  [390, false, '100%'],
  [360, false, '100%'],
  [768, false, '200%'],
] as const)
  test(`nothing moves in a legal text when each answer takes 500 ms, nor while one types: ${isFilled ? 'filled window' : 'page'}, ${width} px, ${size}`, async ({
    page,
    api,
  }) => {
    await storePrivacyPolicy(api, `<h2>1. Data</h2>${'<p>We keep what you tell us.</p>'.repeat(60)}`);
    await page.setViewportSize({ width, height: 900 });
    if (isFilled) await page.addInitScript(() => localStorage.setItem('legal.fill', 'on'));
    await page.addInitScript((fontSize) => {
      new MutationObserver((_, observer) => {
        document.documentElement.style.fontSize = fontSize;
        observer.disconnect();
      }).observe(document, { childList: true });
    }, size);
    const shiftsOf = await watchShifts(page);
    await slowDown(page);
    await page.goto('/legal/privacy-policy');
    const publishing = page.getByRole('region', { name: 'Publishing' });
    await expect(publishing).toContainText(/\d of \d+ users have accepted it/);
    const text = page.getByRole('textbox', { name: 'Privacy Policy' });
    await text.press('Control+End');
    await page.keyboard.type(' And more.');
    await expect(publishing).toContainText('The draft was saved by Admin');
    await expect(page.getByText('Draft saved, not public')).toBeVisible();
    expect(await shiftsOf()).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (!isFilled) return;
    await expect(page.getByRole('toolbar')).toHaveCSS('height', '45px');
    const preview = page.getByRole('region', { name: 'Preview' }).locator('..');
    expect((await preview.boundingBox())?.height).toBeGreaterThan(900 * 0.6);
    expect(await linesIn(preview)).toBeGreaterThan(20);
    expect(await linesIn(text.locator('..'))).toBeGreaterThan(20);
  });

test("a company's name is replaced throughout in the filled window, next to the preview", async ({
  page,
  api,
}) => {
  await storePrivacyPolicy(
    api,
    `<h2>1. Acme GmbH</h2>\n<p>Acme&nbsp;GmbH keeps <b>what Acme GmbH</b> needs.</p>${'<p>And nothing else.</p>'.repeat(60)}\n<h2>2. The end of Acme GmbH</h2>`,
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/legal/privacy-policy');
  const text = page.getByRole('textbox', { name: 'Privacy Policy' });
  await page.getByRole('button', { name: 'Fill window' }).click();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await text.press('Control+f');
  const find = page.getByRole('search', { name: 'Find and replace in Privacy Policy' });
  await find.getByRole('textbox', { name: 'Find' }).fill('Acme GmbH');
  await expect(find).toContainText('1 of 4');
  await find.getByRole('textbox', { name: 'Replace with' }).fill('Beta AG');
  await find.getByRole('button', { name: 'Replace all' }).click();
  await expect(find).toContainText('4 matches replaced');
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  const end = page.getByRole('region', { name: 'Preview' }).getByText('2. The end of Beta AG');
  await expect(end).not.toBeInViewport();
  // The preview follows.
  await page.keyboard.press('Control+End');
  await expect(end).toBeInViewport();
  await page.getByRole('button', { name: 'Publish...' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Privacy Policy saved successfully!')).toBeVisible();
  // The next visit is filled too.
  await page.reload();
  await expect(text).toContainText('1. Beta AG');
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the page' }).click();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();

  await page.goto('/privacy-policy');
  await expect(page.getByText('Beta AG keeps what Beta AG needs.')).toBeVisible();
  await expect(page.getByText('Acme')).toHaveCount(0);
});

test('a version published by mistake is withdrawn, and the one before is in force again', async ({
  page,
  api,
}) => {
  const former = await storePrivacyPolicy(api, '<p>What we keep.</p>');
  const mistake = await storePrivacyPolicy(api, '<p>What Lan keeps.</p>');
  await page.goto('/legal/privacy-policy');
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of Privacy Policy' });
  await history.getByLabel('Compare').selectOption(String(mistake));
  await history.getByRole('button', { name: `Withdraw version ${mistake}...` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Withdraw version ${mistake}?` });
  await expect(dialog).toContainText(`Version ${former}, of`);
  await dialog.getByLabel('Reason for the public').fill('It named a person');
  await dialog.getByRole('button', { name: `Withdraw version ${mistake}` }).click();
  // Nothing was typed, so there is nothing to merge.
  await expect(page.getByRole('textbox', { name: 'Privacy Policy' })).toHaveText('What we keep.');
  await expect(page.getByText(/Unsaved changes/)).toHaveCount(0);

  await page.goto('/privacy-policy');
  await expect(page.getByText('What we keep.')).toBeVisible();
  await page.goto(`/privacy-policy/versions/${mistake}`);
  await expect(page.getByText('It named a person')).toBeVisible();
  await expect(page.getByText('What Lan keeps.')).toHaveCount(0);
});

test('a public page is printed without what belongs to the screen, and a comparison in its colors', async ({
  page,
  api,
}) => {
  await storePrivacyPolicy(api, '<h2>What we keep</h2><p>Your name.</p>');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/privacy-policy');
  await expect(page.getByText('Your name.')).toBeVisible();
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden();
  const colors = await page.locator('body').evaluate((body) => {
    const { color, backgroundColor } = getComputedStyle(body);
    return [color, backgroundColor];
  });
  expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);

  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await page.goto('/legal/privacy-policy');
  await page.getByRole('button', { name: 'Edit HTML' }).click();
  await page.getByLabel('Privacy Policy, HTML').fill('<h2>What we keep</h2><p>Your address.</p>');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish Privacy Policy' });
  const printed = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        document.addEventListener(
          'load',
          ({ target }) => {
            const frame = target instanceof HTMLIFrameElement && target.contentWindow;
            if (!frame) return;
            frame.print = () =>
              resolve(
                [...frame.document.querySelectorAll('ins, del')].map(
                  (word) => `${word.textContent} ${frame.getComputedStyle(word).color}`,
                ),
              );
          },
          { capture: true },
        );
      }),
  );
  await dialog.getByRole('button', { name: 'Print' }).click();
  expect(await printed).toEqual(['name rgb(170, 17, 17)', 'address rgb(5, 96, 58)']);

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const alone = await page.context().newPage();
  await alone.emulateMedia({ media: 'print' });
  await alone.setContent(await readFile(await (await download).path(), 'utf8'));
  await expect(alone.getByText('address')).toHaveCSS('color', 'rgb(5, 96, 58)');
  await expect(alone.getByText('Changed')).toBeVisible();
});

const QUILL_LISTS =
  '<ol><li>Scope</li><li class="ql-indent-1">Visitors</li><li class="ql-indent-1">Members</li><li>Storage</li></ol>' +
  '<ol><li data-list="ordered"><span class="ql-ui" contenteditable="false"></span>Name</li>' +
  '<li data-list="bullet" class="ql-indent-1"><span class="ql-ui" contenteditable="false"></span>First name</li></ol>';

/** All list items as "depth list-type marker-style position text". */
const itemsIn = (text: Locator) =>
  text.locator('li').evaluateAll((items) =>
    items.map((item) => {
      const { parentElement: list } = item;
      const place = list ? [...list.children].indexOf(item) + 1 : 0;
      let depth = 0;
      for (let at = list?.closest('li'); at; at = at.parentElement?.closest('li')) depth += 1;
      const [words = ''] = (item as HTMLElement).innerText.trim().split('\n');
      return `${depth} ${list?.localName} ${getComputedStyle(item).listStyleType} ${place} ${words}`;
    }),
  );

test('text that a save would remove is counted and shown, whichever tag is left open', async ({ page }) => {
  await page.goto('/legal/privacy-policy');
  await page.getByRole('button', { name: 'Edit HTML' }).click();
  const html = page.getByLabel('Privacy Policy, HTML');
  const question = page.getByRole('alertdialog', { name: 'This will be removed' });
  const words = question.getByRole('textbox', { name: '3 removed words' });
  for (const open of [
    '<video><p>Three <b>words</b> more</p>',
    '<svg>Three words more',
    '<select>Three words more',
    '<template><p>Three words more</p>',
    '<iframe src="https://player.vimeo.com/video/76979871"><p>Three words&nbsp;more</p>',
    '<style><p>Three words more</p>',
    '<!-- <p>Three words more</p>',
    '<a href="/x>Three words more</a>',
  ]) {
    await html.fill(`<p>What we keep.</p>${open}`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(words).toHaveValue('Three words more');
    await expect(question).toContainText(/ in the HTML view to keep them/);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveCount(0);
  }
});

test('Quill lists are nested and numbered alike on the public page, in the editor and in its preview', async ({
  page,
  api,
}) => {
  const items = [
    '0 ol decimal 1 Scope',
    '1 ol lower-alpha 1 Visitors',
    '1 ol lower-alpha 2 Members',
    '0 ol decimal 2 Storage',
    '0 ol decimal 1 Name',
    '1 ul disc 1 First name',
  ];
  await storePrivacyPolicy(api, QUILL_LISTS);
  const stored = (await (await api.get('policies/privacy')).json()) as { content: string };
  expect(stored.content).toBe(QUILL_LISTS);
  await page.goto('/legal/privacy-policy');
  for (const text of [
    page.getByRole('textbox', { name: 'Privacy Policy' }),
    page.getByRole('region', { name: 'Preview' }),
  ]) {
    await expect(text).toContainText('First name');
    expect(await itemsIn(text)).toEqual(items);
  }
  await page.goto('/privacy-policy');
  const text = page.getByRole('main');
  await expect(text).toContainText('First name');
  expect(await itemsIn(text)).toEqual(items);
});

test("a conflicting save shows who saved, and keeps the user's text", async ({
  page,
  api,
  browserErrors,
}) => {
  browserErrors.allow(/status of 412/);
  await page.goto('/legal/terms-and-conditions');
  await page.getByRole('button', { name: 'Edit HTML' }).click();
  const html = page.getByLabel('Terms & Conditions, HTML');
  await html.fill('<p>Mine.</p>');
  await api.post('policies', { data: { type: 'terms', content: '<p>Theirs.</p>' } });
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(/has published version \d+, which this text is not made of$/)).toBeVisible();
  await expectHtml(html, '<p>Mine.</p>');
  await page.getByRole('radio', { name: 'Yours' }).check({ force: true });
  await page.getByRole('button', { name: 'Take over their changes' }).click();
  await saveChanges(page);
  await expect(page.getByText('Terms and Conditions saved successfully!')).toBeVisible();
  await page.goto('/terms-and-conditions');
  await expect(page.getByText('Mine.')).toBeVisible();
});

test('changing a word in the HTML view preserves every line ending', async ({ page, api }) => {
  const before = '<p>One</p>\r\n<p>Two</p>\r\n<p>Three</p>';
  await storePrivacyPolicy(api, before);
  await page.goto('/legal/privacy-policy');
  await page.getByRole('button', { name: 'Edit HTML' }).click();
  const html = page.getByLabel('Privacy Policy, HTML');
  await expect(html).toBeEditable();
  const steps = Array.from('<p>Two', () => 'ArrowRight');
  for (const key of ['Control+Home', 'ArrowDown', ...steps]) await html.press(key);
  await page.keyboard.type(', typed.');
  await saveChanges(page);
  await expect(page.getByText('Privacy Policy saved successfully!')).toBeVisible();
  const stored = (await (await api.get('policies/privacy')).json()) as { content: string };
  expect(stored.content).toBe(before.replace('Two', 'Two, typed.'));
});

test('Ctrl+S saves the latest input as a draft, in the editor and in the HTML view', async ({
  page,
  api,
}) => {
  await storePrivacyPolicy(api, '<p>What we keep.</p>');
  await page.goto('/legal/privacy-policy');
  await page.getByRole('textbox', { name: 'Privacy Policy' }).getByText('What we keep.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Typed.');
  await page.keyboard.press('Control+s');
  await expect.poll(() => draftIn(api)).toBe('<p>What we keep. Typed.</p>');
  await page.getByRole('button', { name: 'Edit HTML' }).click();
  const html = page.getByLabel('Privacy Policy, HTML');
  await expect(html).toBeEditable();
  await html.press('Control+End');
  await page.keyboard.type('!');
  await page.keyboard.press('Control+s');
  await expect.poll(() => draftIn(api)).toBe('<p>What we keep. Typed.</p>!');
  expect(((await (await api.get('policies/privacy')).json()) as { content: string }).content).toBe(
    '<p>What we keep.</p>',
  );
});

test('the HTML view finds and replaces, and undoes on its own', async ({ page, api }) => {
  const before = '<p>Acme GmbH</p>\n<p dir="ltr">Acme GmbH &amp; you</p>';
  await storePrivacyPolicy(api, before);
  await page.goto('/legal/privacy-policy');
  await page.getByRole('button', { name: 'Edit HTML' }).click();
  const html = page.getByRole('textbox', { name: 'Privacy Policy, HTML', exact: true });
  await expectHtml(html, before);
  const colorOf = (text: string) =>
    html
      .getByText(text, { exact: true })
      .first()
      .evaluate((part) => getComputedStyle(part).color);
  expect(await colorOf('dir')).not.toBe(await colorOf('"ltr"'));
  await html.press('Control+f');
  const find = page.getByRole('search', { name: 'Find and replace in Privacy Policy, HTML' });
  await find.getByRole('textbox', { name: 'Find' }).fill('acme gmbh');
  await expect(find).toContainText('1 of 2');
  await find.getByRole('textbox', { name: 'Replace with' }).fill('Beta AG');
  await find.getByRole('button', { name: 'Replace all' }).click();
  await expectHtml(html, before.replaceAll('Acme GmbH', 'Beta AG'));
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Beta AG & you');
  await page.keyboard.press('Escape');
  await expect(html).toBeFocused();
  await page.keyboard.press('Control+z');
  await expectHtml(html, before);
  await page.keyboard.press('Tab');
  await expect(html).not.toBeFocused();
});

test('opening the HTML view adds no undo step', async ({ page, api }) => {
  await storePrivacyPolicy(api, '<P>What we keep.</P>');
  await page.goto('/legal/privacy-policy');
  const text = page.getByRole('textbox', { name: 'Privacy Policy' });
  await text.getByText('What we keep.').click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' Typed.');
  await page.getByRole('button', { name: 'Edit HTML' }).click();
  const html = page.getByLabel('Privacy Policy, HTML');
  await expectHtml(html, '<P>What we keep. Typed.</P>');
  await html.fill('<p>What we keep. Typed as HTML.</p>');
  await page.getByRole('button', { name: 'Switch to Editor' }).click();
  await expect(text).toHaveText('What we keep. Typed as HTML.');
  await text.press('Control+z');
  await expect(text).toHaveText('What we keep. Typed.');
  await text.press('Control+z');
  await expect(text).toHaveText('What we keep.');
  await page.getByRole('button', { name: 'Edit HTML' }).click();
  await expectHtml(html, '<P>What we keep.</P>');
});

test('what has not reached the server is back on return, and can be discarded', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/legal/privacy-policy');
  await page.getByRole('button', { name: 'Edit HTML' }).click();
  await page.getByLabel('Privacy Policy, HTML').fill('<p>A draft.</p>');
  await expect(page.getByText(/kept in this browser$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Privacy Policy' })).toHaveText('A draft.');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByRole('textbox', { name: 'Privacy Policy' })).not.toHaveText('A draft.');
});

const isSeen = (image: HTMLElement | SVGElement) => (image as HTMLImageElement).naturalWidth > 0;

test('an image with an http URL displays, and its source text stays unchanged', async ({
  page,
  context,
  api,
}) => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await context.route('https://pictures.example/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: pixel }),
  );
  const content =
    '<p>Ours: <img src="http://pictures.example/logo.png" alt="Logo" width="40" height="40"></p>\n<p>Behind.</p>';
  await storePrivacyPolicy(api, content);

  await page.goto('/legal/privacy-policy');
  for (const part of [
    page.getByRole('textbox', { name: 'Privacy Policy' }),
    page.getByRole('region', { name: 'Preview' }),
  ])
    await expect.poll(() => part.getByRole('img', { name: 'Logo' }).evaluate(isSeen)).toBe(true);
  const text = page.getByRole('textbox', { name: 'Privacy Policy' });
  // Focus restores the previous selection, which is the image.
  await text.focus();
  await text.getByText('Behind.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Typed.');
  await saveChanges(page);
  await expect(page.getByText('Privacy Policy saved successfully!')).toBeVisible();
  const stored = (await (await api.get('policies/privacy')).json()) as { content: string };
  expect(stored.content).toBe(content.replace('Behind.', 'Behind. Typed.'));

  await page.goto('/privacy-policy');
  await expect.poll(() => page.getByRole('img', { name: 'Logo' }).evaluate(isSeen)).toBe(true);
});

test.describe('for a visitor', () => {
  test.use({ isSignedIn: false });

  test('a public page needs no session and loads no code of the signed-in console', async ({ page, api }) => {
    await storePrivacyPolicy(api, '<h2>What we keep</h2><p>Your name.</p>');
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.goto('/privacy-policy');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect(files.filter((file) => /\/(?:console|lists|Shell|RichText)/.test(file))).toEqual([]);
    expect(files.filter((file) => file.startsWith('/api/'))).toEqual([]);
  });
});
