import type { APIRequestContext, Page } from '@playwright/test';
import { lettersOf, missingFeatures, withHeadings } from './support/missingFeatures.ts';
import { benignExamples, type BenignExample } from '@planner/policy-html/corpora';
import { isLong } from './support/isLong.ts';
import { saveChanges } from './support/saveChanges.ts';
import { expect, test } from './support/test.ts';

/** Examples that the sanitizer changes: a paste from a word processor, and a whole document. */
const CLEANED = new Set(['word paste', 'full document']);
const EMPTY = new Set(['empty', 'empty p']);
const LONG = 'very long 200 kB';

/** A long text is slow on a busy machine. */
const LONG_TEXT_TIMEOUT_MS = 60_000;

const examples = benignExamples().filter(({ feature }) => !EMPTY.has(feature));
const LAST = '<h6>end</h6><p>The end.</p>';

const storedOf = async (api: APIRequestContext): Promise<string> => {
  const { content } = (await (await api.get('policies/privacy')).json()) as { content: string };
  return content;
};

const roundTrip = async (
  page: Page,
  api: APIRequestContext,
  list: readonly BenignExample[],
  isExact: boolean,
) => {
  await page.goto('about:blank');
  const letters = await lettersOf(page, list);
  const source = withHeadings(list) + LAST;
  await api.post('policies', { data: { type: 'privacy', content: source } });
  const stored = await storedOf(api);
  if (isExact) expect(stored).toBe(source);

  await page.goto('/legal/privacy-policy');
  const text = page.getByRole('textbox', { name: 'Privacy Policy' });
  await expect(text).toContainText('The end.', { timeout: LONG_TEXT_TIMEOUT_MS });
  const shown = (await text.textContent())?.replaceAll(/[\t\n\f\r ]+/g, '') ?? '';
  expect(letters.filter((one) => !shown.includes(one))).toEqual([]);
  await text.getByText('The end.').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Almost.');
  await saveChanges(page);
  // Poll the API: on a busy machine the three-second message can be gone before the long text renders.
  await expect
    .poll(() => storedOf(api), { timeout: LONG_TEXT_TIMEOUT_MS })
    .toBe(stored.replace('<p>The end.</p>', '<p>The end. Almost.</p>'));

  await page.goto('/privacy-policy');
  await expect(page.getByText('The end. Almost.')).toBeVisible();
  expect(await missingFeatures(page, list, letters)).toEqual([]);
};

test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ context }) => {
  test.setTimeout(300_000);
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
});

test("authors' markup survives saving, the editor and the public page", async ({ page, api }) => {
  const list = examples.filter(({ feature }) => feature !== LONG && !CLEANED.has(feature));
  expect(list.length).toBeGreaterThan(65);
  await roundTrip(page, api, list, true);
});

// The editor's fidelity test opens and saves long texts as well.
if (isLong)
  test('a text of 200 kB survives, too', async ({ page, api }) => {
    await roundTrip(
      page,
      api,
      examples.filter(({ feature }) => feature === LONG),
      true,
    );
  });

test('text and features of sanitized markup survive', async ({ page, api }) => {
  await roundTrip(
    page,
    api,
    examples.filter(({ feature }) => CLEANED.has(feature)),
    false,
  );
});

test('a text without words is reported as empty', async ({ page, api }) => {
  for (const { payload } of benignExamples().filter(({ feature }) => EMPTY.has(feature))) {
    await api.post('policies', { data: { type: 'privacy', content: payload } });
    await page.goto('/privacy-policy');
    await expect(page.getByText('No privacy policy content available')).toBeVisible();
  }
});
