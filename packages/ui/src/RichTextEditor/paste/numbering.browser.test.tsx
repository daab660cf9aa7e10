import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { renderEditor } from '../testing/renderEditor.tsx';
import { loadPaste } from './pasteOrDrop.ts';

beforeAll(loadPaste);

let close: () => Promise<void> | void = () => undefined;
afterEach(() => close());

async function paste(html: string) {
  const rendered = await renderEditor({ value: '' });
  ({ close } = rendered);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  rendered.text.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  return rendered;
}

const LETTERS = ' abcdefghijklmnopqrstuvwxyz';
const ROMAN = ' ,i,ii,iii,iv,v,vi,vii,viii,ix,x,xi,xii'.split(',');

/** Number of an item by the HTML standard, without style sheets. */
function markerOf(item: HTMLLIElement): string {
  const list = item.parentElement;
  if (!(list instanceof HTMLOListElement)) return '•';
  let value = list.start;
  for (const one of list.children as HTMLCollectionOf<HTMLLIElement>) {
    if (one.hasAttribute('value')) value = one.value;
    if (one === item) break;
    value += 1;
  }
  const texts: Record<string, string | undefined> = {
    '1': String(value),
    a: LETTERS[value],
    A: LETTERS[value]?.toUpperCase(),
    i: ROMAN[value],
    I: ROMAN[value]?.toUpperCase(),
  };
  // Browsers nest "1", "1" and "1"; the console "1", "a" and "i": nested lists must say what they are.
  if (list.parentElement?.closest('li')) expect(list.type).not.toBe('');
  return `${texts[list.type || '1']}.`;
}

/** What a reader sees, line by line. */
function seen(html: string): string[] {
  const root = new DOMParser().parseFromString(html, 'text/html').body;
  return [...root.querySelectorAll<HTMLElement>('p, h1, h2, h3, li')]
    .filter((block) => !block.matches('li > p'))
    .map((block) => {
      const own = block.cloneNode(true) as HTMLElement;
      for (const list of own.querySelectorAll('ol, ul')) list.remove();
      const text = (own.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      return block instanceof HTMLLIElement ? `${markerOf(block)} ${text}` : text;
    });
}

const PAD = `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span>`;

/** A numbered paragraph of Word. */
const word = (marker: string, text: string, level: number, list = 'l0', tag = 'p', font = 'Arial') =>
  `<${tag} class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span
lang=EN-GB style='font-family:"${font}",sans-serif;mso-fareast-font-family:${font}'><span style='mso-list:Ignore'>${marker}${PAD}</span></span><![endif]><span lang=EN-GB>${text}<o:p></o:p></span></${tag}>`;

const wordDocument = (...blocks: readonly string[]) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- @list l0:level1 {mso-level-text:"%1\\)";} --></style></head><body lang=EN-GB><!--StartFragment-->${blocks.join('\n\n')}<!--EndFragment--></body></html>`;

const plain = (text: string) => `<p class=MsoNormal><span lang=EN-GB>${text}<o:p></o:p></span></p>`;

const filtered = (marker: string, text: string, margin: string) =>
  `<p class=MsoListParagraph style='margin-left:${margin};text-indent:-.25in'><span lang=EN-GB>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><span lang=EN-GB>${text}</span></p>`;

const docsItem = (style: string, level: number, text: string) =>
  `<li dir="ltr" style="list-style-type:${style};font-size:11pt;white-space:pre;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;" role="presentation"><span style="font-size:11pt;white-space:pre-wrap;">${text}</span></p></li>`;

const docsList = (items: string, start = '') =>
  `<ol style="margin-top:0;padding-inline-start:48px;"${start}>${items}</ol>`;

const rule = (level: number, content: string) =>
  `.lst-kix_abc-${level} > li{counter-increment:lst-ctr-kix_abc-${level}}.lst-kix_abc-${level} > li:before{content:${content}}`;

const counter = (level: number, style: string) => `counter(lst-ctr-kix_abc-${level},${style})`;

const listAt = (level: number, start: string, ...texts: string[]) =>
  `<ol class="c1 lst-kix_abc-${level}${start}" start="1">${texts.map((text) => `<li class="c2 li-bullet-0"><span>${text}</span></li>`).join('')}</ol>`;

const webItem = (format: string, level: number, position: number, text: string, style = 'decimal') =>
  `<div class="ListContainerWrapper SCXW1"><ol role="list" class="NumberListStyle1" style="list-style-type:${style}" start="${position}"><li data-leveltext="${format}" data-listid="7" data-aria-posinset="${position}" data-aria-level="${level}"><p class="Paragraph"><span>${text}</span></p></li></ol></div>`;

describe('a contract of Word', () => {
  const CLAUSES: readonly [marker: string, text: string, level: number, list?: string, tag?: string][] = [
    ['1.', 'Definitions', 1, 'l0', 'h2'],
    ['1.1', 'In this agreement', 2],
    ['(a)', 'Company means Planner Ltd', 3],
    ['(b)', 'Customer means the reader', 3],
    ['(i)', 'a natural person', 4],
    ['(ii)', 'a legal person', 4],
    ['(iii)', 'a partnership', 4],
    ['1.2', 'Headings have no effect', 2],
    ['2.', 'Term', 1, 'l0', 'h2'],
    ['2.1', 'The term begins', 2],
    ['2.2', 'The term ends', 2],
    ['2.2.1', 'by notice', 3],
    ['2.2.2', 'by breach', 3],
    ['3.', 'Payment', 1, 'l0', 'h2'],
    ['3.4', 'Late payment', 2],
    ['3.5', 'Interest', 2],
    ['§ 4', 'Liability', 1, 'l1'],
    ['§ 5', 'Law', 1, 'l1'],
    ['Article 6', 'Notices', 1, 'l2', 'h3'],
    ['Article 7', 'Assignment', 1, 'l2', 'h3'],
    ['A)', 'Schedule of prices', 1, 'l3'],
    ['B)', 'Schedule of services', 1, 'l3'],
    ['[1]', 'Source', 1, 'l4'],
    ['(1)', 'First', 1, 'l5'],
    ['(2)', 'Second', 1, 'l5'],
    ['01.', 'With a zero', 1, 'l6'],
    ['Sec. IV –', 'Closing', 1, 'l7'],
  ];

  test('has the 27 numbers of its clauses', async () => {
    const blocks = CLAUSES.map(([marker, text, level, list, tag]) => word(marker, text, level, list, tag));
    const { stored } = await paste(wordDocument(...blocks));
    expect(seen(stored())).toEqual(CLAUSES.map(([marker, text]) => `${marker} ${text}`));
  });

  test('has lists where HTML has its numbers', async () => {
    const { stored } = await paste(
      wordDocument(
        word('1.', 'One', 1),
        word('a.', 'Letter', 2),
        word('b.', 'Letter', 2),
        word('i.', 'Roman', 3),
        word('ii.', 'Roman', 3),
        word('2.', 'Two', 1),
        word('A.', 'Capital', 2),
        plain('Between'),
        word('3.', 'Continued', 1),
        word('5.', 'Skipped', 1),
        word('·', 'Bullet', 2, 'l0', 'p', 'Symbol'),
        word('o', 'Circle', 3, 'l0', 'p', 'Courier New'),
        word('§', 'Square', 3, 'l9', 'p', 'Wingdings'),
      ),
    );
    expect(stored().replaceAll('\n', '')).toBe(
      '<ol><li>One<ol type="a"><li>Letter</li><li>Letter<ol type="i"><li>Roman</li><li>Roman</li></ol></li></ol></li>' +
        '<li>Two<ol type="A"><li>Capital</li></ol></li></ol><p>Between</p>' +
        '<ol start="3"><li>Continued</li><li value="5">Skipped' +
        '<ul><li>Bullet<ul><li>Circle</li></ul><ul><li>Square</li></ul></li></ul></li></ol>',
    );
  });

  test('has letters to the end of the alphabet, also those that are Roman numerals', async () => {
    const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
    const { stored } = await paste(
      wordDocument(...letters.map((one) => word(`${one}.`, one.toUpperCase(), 1))),
    );
    expect(seen(stored())).toEqual(letters.map((one) => `${one}. ${one.toUpperCase()}`));
    expect(stored()).toMatch(/^<ol type="a"><li>A<\/li>/);
  });

  test('keeps its numbers when it was saved as filtered HTML', async () => {
    const { stored } = await paste(
      `<div class=WordSection1>${filtered('3.', 'Three', '.5in')}${filtered('a.', 'Letter', '1.0in')}${filtered('4.', 'Four', '.5in')}${plain('Text')}${filtered('4.1', 'Dotted', '.5in')}</div>`,
    );
    expect(stored().replaceAll('\n', '')).toBe(
      '<ol start="3"><li>Three<ol type="a"><li>Letter</li></ol></li><li>Four</li></ol><p>Text</p>' +
        '<p style="margin-left: 0.5in; text-indent: -0.25in;">4.1 Dotted</p>',
    );
  });
});

describe('a document of Google Docs', () => {
  test('has the numbers of its nested lists', async () => {
    const { stored } = await paste(
      `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">${docsList(
        docsItem('decimal', 1, 'One') +
          docsList(
            docsItem('lower-alpha', 2, 'Letter') +
              docsList(docsItem('lower-roman', 3, 'Roman') + docsItem('lower-roman', 3, 'Roman')) +
              docsItem('lower-alpha', 2, 'Letter'),
          ) +
          docsItem('decimal', 1, 'Two') +
          docsList(docsItem('decimal', 2, 'Nested')),
      )}<p dir="ltr"><span>Between</span></p>${docsList(docsItem('decimal', 1, 'Continued') + docsItem('decimal', 1, 'Four'), ' start="3"')}<p></p>${docsList(docsItem('upper-alpha', 1, 'Capital') + docsItem('upper-alpha', 1, 'Capital'))}<p></p>${docsList(docsItem('upper-roman', 1, 'Roman'))}${docsList(docsItem('decimal-leading-zero', 1, 'Zero'))}</b>`,
    );
    expect(seen(stored()).filter(Boolean)).toEqual([
      '1. One',
      'a. Letter',
      'i. Roman',
      'ii. Roman',
      'b. Letter',
      '2. Two',
      '1. Nested',
      'Between',
      '3. Continued',
      '4. Four',
      'A. Capital',
      'B. Capital',
      'I. Roman',
      '01. Zero',
    ]);
  });

  test('has the formats that an export keeps in its style sheet', async () => {
    const { stored } = await paste(
      `<html><head><style type="text/css">${rule(0, `"Article " ${counter(0, 'decimal')} " "`)}${rule(1, `${counter(0, 'decimal')} "." ${counter(1, 'decimal')} " "`)}${rule(2, `"(" ${counter(2, 'lower-latin')} ") "`)}</style></head><body>${listAt(0, ' start', 'One')}${listAt(1, ' start', 'A', 'B')}${listAt(2, ' start', 'x', 'y')}${listAt(1, '', 'C')}<p>Between</p>${listAt(0, '', 'Two')}${listAt(1, ' start', 'D')}</body></html>`,
    );
    expect(seen(stored())).toEqual([
      'Article 1 One',
      '1.1 A',
      '1.2 B',
      '(a) x',
      '(b) y',
      '1.3 C',
      'Between',
      'Article 2 Two',
      '2.1 D',
    ]);
  });
});

test('a list of Word for the web has the text of its levels', async () => {
  const { stored } = await paste(
    `<div>${webItem('%1.', 1, 3, 'Three')}${webItem('%1.%2', 2, 1, 'Sub')}${webItem('%1.%2', 2, 2, 'Sub')}${webItem('(%3)', 3, 1, 'Letter', 'lower-alpha')}</div>`,
  );
  expect(seen(stored())).toEqual(['3. Three', '3.1 Sub', '3.2 Sub', '(a) Letter']);
});

const TWO = '<li>One</li><li>Two<ol><li>In</li></ol></li>';

test.each([
  ['<ol type="A">', 'A', 'upper-alpha'],
  ['<ol type="I">', 'I', 'upper-roman'],
  ['<ol type="a">', 'a', 'lower-alpha'],
  ['<ol type="i">', 'i', 'lower-roman'],
  ['<ol style="list-style-type: upper-alpha">', 'A', 'upper-alpha'],
  ['<ol style="list-style: inside upper-roman">', 'I', 'upper-roman'],
  ['<style>ol.law { list-style: lower-roman }</style><ol class="law">', 'i', 'lower-roman'],
  ['<ol style="list-style-type: lower-greek">', undefined, 'lower-greek'],
  ['<ol style="list-style: none">', undefined, 'none'],
])('items of %s have the same letters in the editor', async (start, type, style) => {
  const { text, stored } = await paste(`${start}${TWO}</ol>`);
  const said = type === undefined ? `style="list-style-type: ${style};"` : `type="${type}"`;
  expect(stored()).toBe(`<ol ${said}><li>One</li><li>Two<ol type="1"><li>In</li></ol></li></ol>`);
  const shown = [...text.querySelectorAll('li')].map((item) => getComputedStyle(item).listStyleType);
  expect(shown).toEqual([style, style, 'decimal']);
});

test.each(['style="list-style-type: upper-alpha"', 'type="A"'])(
  'items with %s of their own make their list so',
  async (attribute) => {
    const { stored } = await paste(`<ol><li ${attribute}>One</li><li ${attribute}>Two</li></ol>`);
    expect(stored()).toBe('<ol type="A"><li>One</li><li>Two</li></ol>');
  },
);

test('items that differ, and lists without markers, stay so', async () => {
  const { text, stored } = await paste(
    '<ol><li type="A">One</li><li>Two</li><li style="list-style: lower-greek">Three</li></ol><ul style="list-style: none"><li>Four</li></ul>',
  );
  expect(stored()).toBe(
    '<ol><li type="A">One</li><li>Two</li><li style="list-style-type: lower-greek;">Three</li></ol>\n<ul style="list-style-type: none;"><li>Four</li></ul>',
  );
  const shown = [...text.querySelectorAll('li')].map((item) => getComputedStyle(item).listStyleType);
  expect(shown).toEqual(['upper-alpha', 'decimal', 'lower-greek', 'none']);
});
