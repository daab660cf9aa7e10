import type { Page } from '@playwright/test';
import { hostileExamples } from './support/policyExamples.ts';
import { expect, test } from './support/test.ts';
import { watchHarm } from './support/watchHarm.ts';

/** Everything in the list that an author could try to leave the text with, and what the examples do not have. */
const ATTEMPTS = [
  ...hostileExamples()
    .filter(({ cls }) => cls.startsWith('css'))
    .map(({ payload }) => payload),
  ...['absolute', 'fixed', 'relative', 'sticky'].map(
    (position) => `<p style="position: ${position}; top: -500px; left: -500px">text</p>`,
  ),
  ...[
    'margin',
    'padding',
    'inset',
    'transform',
    'translate',
    'width',
    'height',
    'font-size',
    'line-height',
  ].flatMap((property) =>
    ['-9999px', '9999px', '300vw', 'translate(-900px, -900px)'].map(
      (value) => `<div style="${property}: ${value}">text</div>`,
    ),
  ),
  '<p style="padding-left: 400px; padding-right: 400px; margin-left: 400px; margin-right: 400px">text</p>',
  `${'<div style="margin-left: 24em">'.repeat(11)}text${'</div>'.repeat(11)}`,
  `<p>${'Datenschutzgrundverordnung'.repeat(40)}</p>`,
  '<table width="9999" style="width: 800px"><tr><td style="min-width: 800px">text</td><td width="9999px">text</td></tr></table>',
  '<hr width="9999" size="999">',
  '<img src="/x.png" width="9999" height="9999" alt="x">',
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" width="9999" height="9999"></iframe>',
  '<p class="ql-indent-9 ql-size-huge">text</p>',
  '<p class="ql-indent-9" style="margin-left: 24em; margin-right: 24em">text</p>',
  '<pre>' + 'a'.repeat(5000) + '</pre>',
];

/** Elements that are seen outside of the box of the text, by their names and texts. */
const escapees = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = [...document.querySelectorAll<HTMLElement>('main [dir=auto]')].find((one) =>
      one.textContent.includes('Before'),
    );
    if (!box) return ['The text is not there.'];
    const inside = box.getBoundingClientRect();
    const isHidden = (element: Element) => {
      for (let at = element.parentElement; at && at !== box.parentElement; at = at.parentElement) {
        const { overflowX, contain } = getComputedStyle(at);
        if (overflowX !== 'visible' || contain.includes('paint')) {
          // Only what lies in the frame is seen of it; the frame is looked at by itself.
          return at !== box;
        }
      }
      return false;
    };
    return [...box.querySelectorAll('*')].flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isOut =
        left < inside.left - 1 ||
        right > inside.right + 1 ||
        top < inside.top - 1 ||
        bottom > inside.bottom + 1;
      return isOut && !isHidden(element) ? [element.outerHTML.slice(0, 160)] : [];
    });
  });

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('no style of an author leaves the box of the text, and none fetches', async ({ page, context }) => {
      const { done, asked } = await watchHarm(context);
      const content = `<p>Before</p>${ATTEMPTS.join('\n')}<p>Behind</p>`;
      // As if it had got past the server.
      await page.route('**/api/v1/policies/privacy', (route) =>
        route.fulfill({ json: { type: 'privacy', content, updatedAt: '2026-04-02T11:45:00.000Z' } }),
      );
      await page.goto('/privacy-policy');
      await expect(page.getByText('Behind', { exact: true })).toBeVisible();
      expect(await escapees(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(done).toEqual([]);
      expect(asked.filter((address) => !address.startsWith('https://www.youtube.com/embed/'))).toEqual([]);
    });
  });
}
