import type { Page } from '@playwright/test';
import { isLong } from './support/isLong.ts';
import { hostileExamples } from '@planner/policy-html/corpora';
import { requestText } from './support/requestText.ts';
import { expect, test } from './support/test.ts';
import { provoke, watchXss, type XssReport } from './support/watchXss.ts';

const examples = hostileExamples();
const live = examples.filter((example) => example.live.length > 0);
/** Without handlers that no current browser calls, and without oversized texts, which are rejected. */
const all = examples.filter(
  ({ cls, live: sinks }) => sinks.length > 0 || (cls !== 'handler' && cls !== 'bomb'),
);

/** Images, and videos of these hosts, are allowed; no other request may leave. */
const ALLOWED =
  /^https:\/\/(?:(?:www\.youtube(?:-nocookie)?\.com|player\.vimeo\.com)\/|evil\.example\/pixel\.gif$)/;

/** Without `--long`, one batch in this many: tests of packages/policy-html and of the editor try each example. */
const SAMPLED = isLong ? 1 : 4;

/** Batches of examples. One that swallows the markup after it, such as an open comment, ends its batch. */
const batchUp = async (page: Page): Promise<string[]> => {
  const sound = await page.evaluate(
    (payloads) =>
      payloads.map((payload) => {
        const body = document.implementation.createHTMLDocument('').createElement('body');
        body.innerHTML = `${payload}<hr id="behind">`;
        return body.querySelector(':scope > #behind') !== null;
      }),
    all.map(({ payload }) => payload),
  );
  const last = all.filter((_, index) => !sound[index]);
  const others = all.filter((_, index) => sound[index]);
  const size = Math.ceil(others.length / last.length);
  return last
    .map(({ payload }, index) =>
      [...others.slice(index * size, (index + 1) * size).map((example) => example.payload), payload].join(
        '\n',
      ),
    )
    .filter((_, index) => index % SAMPLED === 0);
};

const expectNoXss = ({ executed, requested }: XssReport): void => {
  expect(executed).toEqual([]);
  expect(requested.filter((address) => !ALLOWED.test(address))).toEqual([]);
};

/** Serves a text as the stored one, bypassing the server's sanitizer. */
const serve = async (page: Page, content: () => string) => {
  await requestText(page, '/privacy-policy');
  await page.route('**/api/v1/policies/privacy', (route) =>
    route.fulfill({
      json: { type: 'privacy', content: content(), updatedAt: '2026-04-02T11:45:00.000Z' },
      headers: { ETag: '"1"' },
    }),
  );
};

test.describe('hostile markup that bypasses the server does nothing', () => {
  for (const hasSanitizer of [true, false])
    test(`on the public page, in a browser ${hasSanitizer ? 'with' : 'without'} a sanitizer`, async ({
      page,
      context,
    }) => {
      if (!hasSanitizer) await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
      const batches = await batchUp(page);
      const report = await watchXss(context);
      let content = '';
      await serve(page, () => content);
      for (const batch of batches) {
        // A frame leaves all to DOMPurify.
        content = `<p>Before</p>${hasSanitizer ? batch.replaceAll(/<iframe/gi, '<i-frame') : batch}`;
        await page.goto('/privacy-policy');
        await expect(page.getByText('Before', { exact: true })).toBeVisible();
        await provoke(page, 'main');
      }
      expectNoXss(report);
    });

  test('in the editor, in the preview, as HTML and as a draft', async ({ page, context }) => {
    const batches = await batchUp(page);
    const report = await watchXss(context);
    let content = '';
    await serve(page, () => content);
    // It is kept in the browser alone. The page would ask before it is left.
    await page.addInitScript(() =>
      addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    const none = { version: 0, content: null, savedAt: null, savedBy: null, savedByEmail: null };
    await page.route('**/api/v1/policies/privacy/draft', (route) =>
      route.fulfill({ json: none, headers: { ETag: '"0"' } }),
    );
    for (const batch of batches) {
      content = `<p>Before</p>${batch}`;
      await page.addInitScript(
        (draft) => localStorage.setItem('draft:policy:privacy', draft),
        JSON.stringify({ content: `<p>Before</p>${batch}<p>Draft</p>`, at: '2026-04-02T11:45:00.000Z' }),
      );
      await page.goto('/legal/privacy-policy');
      const text = page.getByRole('textbox', { name: 'Privacy Policy' });
      const preview = page.getByRole('region', { name: 'Preview' });
      await expect(text).toContainText('Before');
      await expect(preview).toContainText('Before');
      await provoke(page, '[role=textbox]');
      await provoke(page, '[aria-label=Preview]');
      await page.getByRole('button', { name: 'Edit HTML', exact: true }).first().click();
      await expect(page.getByLabel('Privacy Policy, HTML')).toHaveText(/^<p>Before<\/p>/);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByRole('alertdialog', { name: 'This will be removed' })).toBeVisible();
    }
    expectNoXss(report);
  });
});

/** Names with which a form's controls can shadow the form's own properties. */
const OWN_NAMES = [
  'attributes childNodes children classList cloneNode dataset elements firstChild firstElementChild getAttribute',
  'getAttributeNames hasAttribute id innerHTML insertBefore isConnected lastChild localName matches namespaceURI nextSibling',
  'nodeName nodeType nodeValue normalize ownerDocument parentElement parentNode previousSibling querySelector',
  'querySelectorAll remove removeAttribute removeAttributeNode removeChild replaceChildren replaceWith setAttribute style',
  'tagName textContent',
].flatMap((line) => line.split(' '));

test('a form whose controls shadow its own properties hides nothing and stalls nothing', async ({ page }) => {
  const content = OWN_NAMES.map(
    (name) => `<form><input name="${name}"><p onclick="alert(1)">About ${name}.</p></form>`,
  ).join('\n');
  await serve(page, () => content);
  for (const [path, part] of [
    ['/privacy-policy', page.getByRole('main')],
    ['/legal/privacy-policy', page.getByRole('textbox', { name: 'Privacy Policy' })],
  ] as const) {
    await page.goto(path);
    for (const name of OWN_NAMES) await expect(part).toContainText(`About ${name}.`);
    await expect(part.locator('form, [onclick]')).toHaveCount(0);
  }
});

test('every hostile example is detected where nothing blocks it', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/./);
  const report = await watchXss(context);
  await page.goto('about:blank');
  await page.evaluate(async (list) => {
    const loads = list.map(({ id, payload, live: sinks }) => {
      const frame = document.createElement('iframe');
      frame.name = id;
      const isWritten = sinks.includes('innerHTML');
      if (!isWritten) frame.srcdoc = `<!doctype html><title></title><body>${payload}\n</body>`;
      const load = isWritten
        ? Promise.resolve()
        : new Promise<unknown>((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      const body = frame.contentDocument?.body;
      if (isWritten && body) body.innerHTML = payload;
      return load;
    });
    await Promise.all(loads);
  }, live);
  for (const frame of page.frames().filter((one) => one.parentFrame() === page.mainFrame()))
    await provoke(frame, 'html');
  const noticed = () => new Set(report.executed.map((line) => line.split(': ').at(-1)));
  await expect.poll(() => live.map(({ id }) => id).filter((id) => !noticed().has(id))).toEqual([]);
});
