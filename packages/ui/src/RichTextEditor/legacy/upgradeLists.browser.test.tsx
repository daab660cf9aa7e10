import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Prose } from '../../Prose/Prose.tsx';
import { parser } from '../testing/makeEditor.ts';
import { quillDocuments } from '../fidelity/quillDocuments.ts';
import { renderEditor } from '../testing/renderEditor.tsx';
import { upgradeLists } from './upgradeLists.ts';

const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  decimal: ['1.', '2.', '3.', '4.', '5.'],
  'lower-alpha': ['a.', 'b.', 'c.', 'd.', 'e.'],
  'lower-roman': ['i.', 'ii.', 'iii.', 'iv.', 'v.'],
};
const BULLETS: Readonly<Record<string, string>> = { disc: '•', circle: '◦', square: '▪' };

const markerOf = (item: HTMLElement): string => {
  const style = getComputedStyle(item).listStyleType;
  const list = item.parentElement as HTMLOListElement;
  const place = (list.localName === 'ol' ? list.start - 1 : 0) + [...list.children].indexOf(item);
  return NUMBERS[style]?.[place] ?? BULLETS[style] ?? style;
};

/** One line per item: two spaces per level, marker, text. */
const linesOf = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('li')].map((item) => {
    const words = item.cloneNode(true) as HTMLElement;
    for (const inner of words.querySelectorAll('ol, ul')) inner.remove();
    let depth = 0;
    for (let at = item.parentElement?.closest('li'); at; at = at.parentElement?.closest('li')) depth += 1;
    return `${'  '.repeat(depth)}${markerOf(item)} ${words.textContent.trim()}`;
  });

const readPage = async <T,>(html: string, read: (page: HTMLElement) => T): Promise<T> => {
  const content = parser.parse(html);
  upgradeLists(content);
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  root.render(<Prose html={content.innerHTML} />);
  await vi.waitFor(() => expect(page.firstChild).not.toBeNull());
  try {
    return read(page);
  } finally {
    root.unmount();
    page.remove();
  }
};

const pageLines = (html: string) => readPage(html, linesOf);

const editorLines = async (html: string): Promise<string[]> => {
  const editor = await renderEditor({ value: html });
  const lines = linesOf(editor.text);
  await editor.close();
  return lines;
};

const item = (text: string, { kind, level = 0 }: { kind?: string; level?: number }) =>
  `<li${kind ? ` data-list="${kind}"` : ''}${level > 0 ? ` class="ql-indent-${level}"` : ''}>${text}</li>`;

test('numbers of Quill 1: 1, a, i, b, 2', async () => {
  const html = `<ol>${[0, 1, 2, 1, 0].map((level, index) => item(`item ${index}`, { level })).join('')}</ol>`;
  const expected = ['1. item 0', '  a. item 1', '    i. item 2', '  b. item 3', '2. item 4'];
  expect(await pageLines(html)).toEqual(expected);
  expect(await editorLines(html)).toEqual(expected);
});

test('bullets of Quill 2: disc, circle, square', async () => {
  const html = `<ol>${[0, 1, 2].map((level) => item(`item ${level}`, { kind: 'bullet', level })).join('')}</ol>`;
  const expected = ['• item 0', '  ◦ item 1', '    ▪ item 2'];
  expect(await pageLines(html)).toEqual(expected);
  expect(await editorLines(html)).toEqual(expected);
});

test('numbering continues after a bullet on each level, as in Quill', async () => {
  const kinds = [
    ['ordered', 0],
    ['bullet', 0],
    ['ordered', 0],
    ['ordered', 1],
    ['bullet', 1],
    ['ordered', 1],
    ['ordered', 0],
    ['ordered', 1],
  ] as const;
  const html = `<ol>${kinds.map(([kind, level]) => item('x', { kind, level })).join('')}</ol>`;
  const expected = ['1. x', '• x', '2. x', '  a. x', '  • x', '  b. x', '3. x', '  a. x'];
  expect(await pageLines(html)).toEqual(expected);
  expect(await editorLines(html)).toEqual(expected);
  expect(await pageLines(html.replace('<ol>', '<ol start="2">'))).toEqual([
    '2. x',
    '• x',
    '3. x',
    '  a. x',
    '  • x',
    '  b. x',
    '4. x',
    '  a. x',
  ]);
});

test('checked and unchecked items differ, also in a nested list', async () => {
  const html = `<ol>${item('Plan', { kind: 'bullet' })}${item('done', { kind: 'checked', level: 1 })}${item('open', { kind: 'unchecked', level: 1 })}</ol>`;
  expect(await pageLines(html)).toEqual(['• Plan', '  "☑ " done', '  "☐ " open']);
});

const lists = quillDocuments.filter(({ html }) => html.includes('<li'));

test('there are lists to compare', () => expect(lists.length).toBeGreaterThanOrEqual(12));

test.each(lists.map(({ id, html }) => [id, html] as const))(
  'public page and editor render the same list: %s',
  async (_, html) => {
    const lines = await pageLines(html);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines).toEqual(await editorLines(html));
  },
);

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Space before an item, and between its marker, which stands before its box, and its text. */
const insetsOf = (list: Element, isRightToLeft: boolean) =>
  [...list.querySelectorAll('li')].map((one) => {
    const text = document.createRange();
    text.selectNodeContents(one);
    const [outer, inner, words] = [list, one, text].map((part) => part.getBoundingClientRect());
    const before = isRightToLeft
      ? [Number(outer?.right) - Number(inner?.right), Number(inner?.right) - Number(words?.right)]
      : [Number(inner?.left) - Number(outer?.left), Number(words?.left) - Number(inner?.left)];
    return before.map(Math.round);
  });

test.each(['', ' ql-direction-rtl'])(
  'the marker of an item with%s stands before its text on every level',
  async (rtl) => {
    for (const kind of ['', ' data-list="bullet"', ' data-list="checked"', ' data-list="ordered"']) {
      const items = LEVELS.map((level) => `<li${kind} class="ql-indent-${level}${rtl}">x</li>`).join('');
      // The paragraph keeps the list from being nested.
      await readPage(`<ol><li>Clause</li>${items}<p>Note</p></ol>`, (page) => {
        page.style.inlineSize = '900px';
        const [first, ...rest] = insetsOf(page.querySelector('ol') ?? page, rtl !== '');
        let last = first?.[0] ?? 0;
        for (const [before = 0, gap] of rest) {
          expect(gap).toBe(0);
          expect(before).toBeGreaterThan(last);
          last = before;
        }
      });
    }
  },
);

test('an item with a list of its own does not keep the list from being nested', async () => {
  const html = `<ol>${item('Clause', {})}${item('Sub-clause', { level: 1 })}<li>Next<ul><li>Point</li></ul></li>${item('Its sub-clause', { level: 1 })}</ol>`;
  expect(await pageLines(html)).toEqual([
    '1. Clause',
    '  a. Sub-clause',
    '2. Next',
    '  • Point',
    '  a. Its sub-clause',
  ]);
});

test('the marker of a right-to-left item is not clipped', async () => {
  const html =
    '<p>Before</p><ol><li data-list="bullet" class="ql-direction-rtl">واحد</li><li data-list="bullet" class="ql-direction-rtl ql-indent-1">اثنان</li></ol>';
  await readPage(html, (page) => {
    const box = page.querySelector('p')?.parentElement?.getBoundingClientRect();
    for (const one of page.querySelectorAll('li')) {
      expect(getComputedStyle(one).direction).toBe('rtl');
      expect((box?.right ?? 0) - one.getBoundingClientRect().right).toBeGreaterThanOrEqual(16);
    }
  });
});
