import type { Page } from '@playwright/test';
import { hostileExamples } from '@planner/policy-html/corpora';
import { requestText } from './support/requestText.ts';
import { expect, test } from './support/test.ts';
import { watchXss } from './support/watchXss.ts';

/** Every way out of the text's box that the allow list leaves to an author, beyond the examples. */
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
  '<p style="margin-left: 1px; text-indent: -1in">text</p><p style="margin-left: 1in; text-indent: -1in">نص</p>',
  `<p>${'Datenschutzgrundverordnung'.repeat(40)}</p>`,
  '<table width="9999" style="width: 800px"><tr><td style="min-width: 800px">text</td><td width="9999px">text</td></tr></table>',
  '<hr width="9999" size="999">',
  '<img src="/x.png" width="9999" height="9999" alt="x">',
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" width="9999" height="9999"></iframe>',
  '<p class="ql-indent-9 ql-size-huge">text</p>',
  '<p class="ql-indent-9" style="margin-left: 24em; margin-right: 24em">text</p>',
  '<ol><li>text</li><li class="ql-indent-8">text</li><li class="ql-indent-8 ql-direction-rtl">text</li></ol>',
  `<ol>${[0, 1, 2, 3, 4, 5, 6, 7, 8].map((level) => `<li data-list="bullet" class="ql-indent-${level}">text</li>`).join('')}</ol>`,
  '<pre>' + 'a'.repeat(5000) + '</pre>',
];

/** Elements visible outside the text's box, with their text. */
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
          // A frame clips its content; the frame itself is checked.
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

    test("no author style escapes the text's box or fetches anything", async ({ page, context }) => {
      const { executed, requested } = await watchXss(context);
      const content = `<p>Before</p>${ATTEMPTS.join('\n')}<p>Behind</p>`;
      await page.route('**/api/v1/policies/privacy', (route) =>
        route.fulfill({ json: { type: 'privacy', content, updatedAt: '2026-04-02T11:45:00.000Z' } }),
      );
      await requestText(page, '/privacy-policy');
      await page.goto('/privacy-policy');
      await expect(page.getByText('Behind', { exact: true })).toBeVisible();
      expect(await escapees(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(executed).toEqual([]);
      expect(requested.filter((address) => !address.startsWith('https://www.youtube.com/embed/'))).toEqual(
        [],
      );
    });
  });
}
