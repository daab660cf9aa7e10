import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Stores a privacy policy, whatever there was before, and says which version it is. */
const storePrivacyPolicy = async (api: APIRequestContext, content: string): Promise<number> => {
  const stored = await api.post('policies', { data: { type: 'privacy', content } });
  return Number(stored.headers()['etag']?.replaceAll('"', ''));
};

// Other journeys open this text as well, and have no answers for its pictures.
test.afterEach(async ({ api }) => {
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
  await expect(html).toHaveValue(before);
  await html.fill(`${before}<p onclick="x()">A new line.</p>`);
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('A new line.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const question = page.getByRole('alertdialog', { name: 'This will be removed' });
  await expect(question).toContainText('the attribute “onclick” of “p”');
  await question.getByRole('button', { name: 'Save without it' }).click();
  await expect(page.getByText('Privacy Policy saved successfully!')).toBeVisible();
  await expect(html).toHaveValue(`${before}<p>A new line.</p>`);

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of Privacy Policy' });
  await expect(history.locator('ins')).toHaveText(/A new line\./);
  await history.getByRole('button', { name: `Restore version ${version}` }).click();
  await expect(page.getByText('Privacy Policy saved successfully!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(html).toHaveValue(before);
});

test('whoever saves second sees who was quicker, and keeps the own text', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  await page.goto('/legal/terms-and-conditions');
  await page.getByRole('button', { name: 'Edit HTML' }).click();
  const html = page.getByLabel('Terms & Conditions, HTML');
  await html.fill('<p>Mine.</p>');
  await api.post('policies', { data: { type: 'terms', content: '<p>Theirs.</p>' } });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Somebody else has changed this policy in the meantime')).toBeVisible();
  await expect(page.getByText(/^Saved by /)).toBeVisible();
  await expect(html).toHaveValue('<p>Mine.</p>');
  await page.getByRole('button', { name: 'Keep mine (overwrite)' }).click();
  await expect(page.getByText('Terms and Conditions saved successfully!')).toBeVisible();
  await page.goto('/terms-and-conditions');
  await expect(page.getByText('Mine.')).toBeVisible();
});

test('a word that is changed in the HTML leaves every line end as it was', async ({ page, api }) => {
  const before = '<p>One</p>\r\n<p>Two</p>\r\n<p>Three</p>';
  await storePrivacyPolicy(api, before);
  await page.goto('/legal/privacy-policy');
  await page.getByRole('button', { name: 'Edit HTML' }).click();
  const html = page.getByLabel('Privacy Policy, HTML');
  await html.evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    const behind = field.value.indexOf('Two') + 3;
    field.setSelectionRange(behind, behind);
  });
  await page.keyboard.type(', typed.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Privacy Policy saved successfully!')).toBeVisible();
  const stored = (await (await api.get('policies/privacy')).json()) as { content: string };
  expect(stored.content).toBe(before.replace('Two', 'Two, typed.'));
});

test('what was typed and never saved is offered on return', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/legal/privacy-policy');
  await page.getByRole('button', { name: 'Edit HTML' }).click();
  await page.getByLabel('Privacy Policy, HTML').fill('<p>A draft.</p>');
  await page.reload();
  await page.getByRole('button', { name: 'Continue with the draft' }).click();
  await expect(page.getByRole('textbox', { name: 'Privacy Policy' })).toHaveText('A draft.');
  await page.reload();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(page.getByRole('textbox', { name: 'Privacy Policy' })).not.toHaveText('A draft.');
});

const isSeen = (image: HTMLElement | SVGElement) => (image as HTMLImageElement).naturalWidth > 0;

test('a picture that is written with http is seen, and its text stays as it was written', async ({
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
    page.getByRole('figure', { name: 'Kept as is' }),
    page.getByRole('region', { name: 'Preview' }),
  ])
    await expect.poll(() => part.getByRole('img', { name: 'Logo' }).evaluate(isSeen)).toBe(true);
  const text = page.getByRole('textbox', { name: 'Privacy Policy' });
  // The cursor, once the text has the focus, goes where it was before: to the picture, which is kept as it is.
  await text.focus();
  await text.getByText('Behind.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Typed.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Privacy Policy saved successfully!')).toBeVisible();
  const stored = (await (await api.get('policies/privacy')).json()) as { content: string };
  expect(stored.content).toBe(content.replace('Behind.', 'Behind. Typed.'));

  await page.goto('/privacy-policy');
  await expect.poll(() => page.getByRole('img', { name: 'Logo' }).evaluate(isSeen)).toBe(true);
});

test.describe('for a visitor', () => {
  test.use({ isSignedIn: false });

  test('a public page needs no session, and none of the code behind the sign-in', async ({ page, api }) => {
    await storePrivacyPolicy(api, '<h2>What we keep</h2><p>Your name.</p>');
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.goto('/privacy-policy');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect(files.filter((file) => /\/(?:console|lists|Shell|RichText)/.test(file))).toEqual([]);
    expect(files.filter((file) => file.startsWith('/api/'))).toEqual(['/api/v1/policies/privacy']);
  });
});
