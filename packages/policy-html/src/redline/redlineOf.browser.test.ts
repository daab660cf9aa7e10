import { expect, test } from 'vitest';
import corpus from '../../corpora/benign-own.json';
import { describeRows } from './describeRows.ts';
import { describeSource } from './describeSource.ts';
import { readUnits, wordsOf } from './readHtml.ts';
import { isUnchanged, redlineOf } from './redlineOf.ts';
import { redlinePage } from './redlinePage.ts';
import { applyRows, canonical, undoRows } from './testing/applyRows.ts';
import { createRandom } from './testing/createRandom.ts';
import { editClauses, editRandomly, randomClauses, randomDocument } from './testing/randomEdits.ts';

const compare = (before: string, after: string) => redlineOf(readUnits(before), readUnits(after));

const shown = (before: string, after: string) =>
  describeRows(compare(before, after), true).map(({ kind, note, number, parts, cells }) => {
    const text = (cells ?? [{ parts, note: undefined }]).map((cell) => {
      const inner = cell.parts
        .map((part) => {
          const own =
            part.kind === 'same' ? part.text : part.kind === 'added' ? `+${part.text}+` : `-${part.text}-`;
          return part.note ? `${own}[${part.note}]` : own;
        })
        .join('');
      return cell.note ? `{${cell.note}}${inner}` : inner;
    });
    if (kind === 'folded') return note;
    return [note && `${note}:`, number, text.join(' | ')].filter(Boolean).join(' ');
  });

test('a word that changes is marked within its block', () => {
  expect(shown('<p>We keep your name.</p><p>Same.</p>', '<p>We keep your address.</p><p>Same.</p>')).toEqual([
    'Changed: We keep your -name-+address+.',
    '⋯ 1 unchanged block',
  ]);
  expect(shown('<p>撤回権は十四日です</p>', '<p>撤回権は三十日です</p>')).toEqual([
    'Changed: 撤回権は+三+十-四-日です',
  ]);
});

test('blocks are inserted, removed and moved, with what changed inside', () => {
  expect(shown('<p>One</p><p>Two</p>', '<p>One</p><p>New words here</p><p>Two</p>')).toEqual([
    '⋯ 1 unchanged block',
    'Inserted: +New words here+',
    '⋯ 1 unchanged block',
  ]);
  expect(shown('<p>One</p><p>Two</p>', '<p>Two</p>')).toEqual(['Removed: -One-', '⋯ 1 unchanged block']);
  const long = 'You can complain to the Berlin Commissioner for Data Protection';
  expect(
    shown(
      `<p>6.1 First</p><p>8.1 Second</p><p>8.2 ${long}, Friedrichstraße.</p>`,
      `<p>6.1 First</p><p>6.2 ${long}, Alt-Moabit.</p><p>8.1 Second</p>`,
    ),
  ).toEqual([
    '⋯ 1 unchanged block: 6.1',
    `Moved from 8.2 · Changed inside: 6.2 ${long}, -Friedrichstraße-+Alt-Moabit+.`,
    '⋯ 1 unchanged block: 8.1',
    '8.2 was here, now 6.2:',
  ]);
});

const clauses = (...texts: string[]) => texts.map((text, index) => `<p>4.${index + 1} ${text}</p>`).join('');

test('an inserted clause is one insertion, and the numbers after it are one line', () => {
  expect(
    shown(
      clauses('Who receives it', 'Reserved.', 'Authorities', 'Reserved.', 'Courts'),
      clauses('Who receives it', 'Outside the Union', 'Reserved.', 'Authorities', 'Reserved.', 'Courts'),
    ),
  ).toEqual([
    '⋯ 1 unchanged block: 4.1',
    'Inserted: 4.2 +Outside the Union+',
    'Numbers move by 1 from here: 4.2 to 4.5 are now 4.3 to 4.6:',
    '⋯ 4 unchanged blocks: 4.3 to 4.6',
  ]);
  expect(shown('<ol><li>A</li><li>C</li></ol>', '<ol><li>A</li><li>B</li><li>C</li></ol>')).toEqual([
    '⋯ 1 unchanged block: 1.',
    'Inserted: 2. +B+',
    'Numbers move by 1 from here: 2. is now 3.:',
    '⋯ 1 unchanged block: 3.',
  ]);
});

test('a clause inserted before equal ones is one insertion', () => {
  expect(
    shown(
      '<p>1.1 Reserved.</p><p>1.2 Reserved.</p>',
      '<p>1.1 Fees</p><p>1.2 Reserved.</p><p>1.3 Reserved.</p>',
    ),
  ).toEqual([
    'Inserted: 1.1 +Fees+',
    'Numbers move by 1 from here: 1.1 to 1.2 are now 1.2 to 1.3:',
    '⋯ 2 unchanged blocks: 1.2 to 1.3',
  ]);
  expect(
    shown(
      '<p>1.1 Reserved.</p><p>1.2 Reserved.</p><p>1.3 Reserved.</p>',
      '<p>1.1 Reserved.</p><p>1.3 Reserved.</p>',
    ),
  ).toEqual(['⋯ 1 unchanged block: 1.1', 'Removed: 1.2 -Reserved.-', '⋯ 1 unchanged block: 1.3']);
});

const chapters = (...titles: string[]) =>
  titles.map((title, at) => `<h2>${at + 1}. ${title}</h2><p>(a) name</p><p>(b) address</p>`).join('');

test('a chapter inserted before chapters with the same items is inserted as a whole', () => {
  expect(shown(chapters('Orders', 'Letters'), chapters('Accounts', 'Orders', 'Letters'))).toEqual([
    'Inserted · heading 2: 1. +Accounts+',
    'Inserted: (a) +name+',
    'Inserted: (b) +address+',
    'Numbers move by 1 from here: 1. to 2. are now 2. to 3.:',
    '⋯ 6 unchanged blocks: 2. to 3.',
  ]);
});

const CLAUSES = Array.from({ length: 30 }, (_, index) => `Clause about ${index}`);
const [FIRST = '', ...OTHERS] = CLAUSES;
const asText = (items: string) => (texts: readonly string[]) =>
  texts.map((text, index) => `<p>${index + 1}. ${text}</p>${items}`).join('');
const asList = (texts: readonly string[]) =>
  `<ol>${texts.map((text) => `<li>${text}<ol><li>One</li><li>Two</li><li>Three</li></ol></li>`).join('')}</ol>`;

test.each([
  ['(a), (b)', asText('<p>(a) One</p><p>(b) Two</p>')],
  ['A., B.', asText('<p>A. One</p><p>B. Two</p>')],
  ['1., 2., 3. of lists inside', asList],
])('numbers that move are one line, with items %s between them', (_name, write) => {
  const linesOf = (before: readonly string[], after: readonly string[]) =>
    shown(write(before), write(after)).filter((line) => line?.startsWith('Numbers'));
  expect(linesOf(CLAUSES, [FIRST, 'New', ...OTHERS])).toEqual([
    'Numbers move by 1 from here: 2. to 30. are now 3. to 31.:',
  ]);
  expect(linesOf(CLAUSES, OTHERS)).toEqual([
    'Numbers move back by 1 from here: 2. to 30. are now 1. to 29.:',
  ]);
});

const lists = (...texts: string[][]) =>
  texts.map((own) => `<ol>${own.map((text) => `<li>${text}</li>`).join('')}</ol>`).join('');

const ways = (start: number) =>
  `<ol start="${start}"><li>A</li><li>B</li></ol><ol reversed start="${start}"><li>C</li><li>D</li></ol>`;

test('two lists with an item inserted in each are two lines', () => {
  expect(
    shown(lists(['A', 'B'], ['C', 'D']), lists(['A', 'New', 'B'], ['C', 'New', 'D'])).filter((line) =>
      line?.startsWith('Numbers'),
    ),
  ).toEqual(Array(2).fill('Numbers move by 1 from here: 2. is now 3.:'));
  expect(shown(ways(4), ways(3)).filter((line) => line?.startsWith('Numbers'))).toEqual([
    'Numbers move back by 1 from here: 4. to 5. are now 3. to 4.:',
    'Numbers move back by 1 from here: 4. to 3. are now 3. to 2.:',
  ]);
});

test('a number of another kind has not moved', () => {
  expect(shown('<p>(iv) Reserved.</p>', '<p>(b) Reserved.</p>')).toEqual([
    'Changed · Number changed: (iv) → (b): (b) Reserved.',
  ]);
});

const lettered = (from: string, ...texts: string[]) =>
  texts
    .map((text, index) => {
      const at = from.charCodeAt(0) - 97 + index;
      return `<p>(${String.fromCodePoint(97 + (at % 26)).repeat(1 + Math.floor(at / 26))}) ${text}</p>`;
    })
    .join('');

test('(aa) comes after (z), in lists too', () => {
  expect(shown(lettered('x', 'A', 'B', 'C', 'D'), lettered('x', 'New', 'A', 'B', 'C', 'D'))).toEqual([
    'Inserted: (x) +New+',
    'Numbers move by 1 from here: (x) to (aa) are now (y) to (bb):',
    '⋯ 4 unchanged blocks: (y) to (bb)',
  ]);
  expect(
    shown(
      '<ol type="A" start="26"><li>One</li></ol>',
      '<ol type="A" start="26"><li>New</li><li>One</li></ol>',
    ),
  ).toEqual([
    'Inserted: Z. +New+',
    'Numbers move by 1 from here: Z. is now AA.:',
    '⋯ 1 unchanged block: AA.',
  ]);
});

const listOf = (count: number) => `<ol>${'<li>Same</li>'.repeat(count)}</ol>`;
const folded = (html: string) => shown(`<p>Old</p>${html}`, `<p>New</p>${html}`).at(-1);

test('folded numbers that begin again are named as ranges, if they are few', () => {
  expect(folded(`<ol start="4"><li>A</li><li>B</li></ol><p>Text</p>${listOf(1)}`)).toBe(
    '⋯ 4 unchanged blocks: 4. to 5., then 1.',
  );
  expect(folded(listOf(2) + listOf(3))).toBe('⋯ 5 unchanged blocks: 1. to 2., then 1. to 3.');
  expect(folded('<p>1. One</p><p>(a) a</p><p>(b) b</p><p>2. Two</p><p>(a) a</p><p>3. Three</p>')).toBe(
    '⋯ 6 unchanged blocks: 1. to 3.',
  );
  expect(folded('<p>1. One</p><p>(a) a</p><p>(b) b</p>')).toBe('⋯ 3 unchanged blocks: 1.');
  expect(folded('<ol><li>A<ol><li>B</li><li>C</li></ol></li><li>D</li></ol>')).toBe(
    '⋯ 4 unchanged blocks: 1. to 2.',
  );
  expect(folded(listOf(2).repeat(4))).toBe('⋯ 8 unchanged blocks');
});

const clausesFrom = (first: number, ...texts: string[]) =>
  texts.map((text, index) => `<p>${first + index}. ${text}</p>`).join('');

test('clauses beyond 999 have numbers, and years are words', () => {
  expect(
    shown(clausesFrom(998, 'One', 'Two', 'Three'), clausesFrom(998, 'One', 'New', 'Two', 'Three')),
  ).toEqual([
    '⋯ 1 unchanged block: 998.',
    'Inserted: 999. +New+',
    'Numbers move by 1 from here: 999. to 1000. are now 1000. to 1001.:',
    '⋯ 2 unchanged blocks: 1000. to 1001.',
  ]);
  expect(shown('<p>2025. Sales rose.</p>', '<p>2026. Sales rose.</p>')).toEqual([
    'Changed: -2025-+2026+. Sales rose.',
  ]);
});

const table = (...rows: string[][]) =>
  `<table><tr><th>What</th><th>Shared</th></tr>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

test('a table stays a table: its rows are compared by cell, below the headings', () => {
  expect(
    shown(
      table(['Name', 'Yes'], ['Address', 'Yes'], ['Weight', 'No'], ['Height', 'No']),
      table(['Name', 'Yes'], ['Address', 'No'], ['Weight', 'No'], ['Height', 'No']),
    ),
  ).toEqual(['What | Shared', '⋯ 1 unchanged row', 'Changed: Address | -Yes-+No+', '⋯ 2 unchanged rows']);
  expect(shown('<table><tr><td>Yes</table>', '<table><tr><td>No</table>')).toEqual(['Changed: -Yes-+No+']);
});

const row = (cells: string) => `<table><tr>${cells}</tr></table>`;

test('cells that come or go are marked, also empty ones, and what they span is said', () => {
  expect(shown(row('<td>a</td>'), row('<td>a</td><td></td>'))).toEqual(['Changed: a | {Cell inserted}']);
  expect(shown(row('<td>a</td><td></td>'), row('<td>a</td>'))).toEqual(['Changed: a | {Cell removed}']);
  expect(shown(row('<td>a</td>'), row('<td>a</td><td colspan="2">b</td>'))).toEqual([
    'Changed: a | {Cell inserted · Attribute “colspan”: 2}+b+',
  ]);
  expect(shown(row('<td>a</td>'), row('<td rowspan="2">a</td>'))).toEqual([
    'Changed: {Attribute “rowspan” added: 2}a',
  ]);
  expect(shown('', row('<td colspan="2">a</td>'))).toEqual([
    'Inserted · Table begins · Table body begins · Table body ends · Table ends: {Attribute “colspan”: 2}+a+',
  ]);
});

test.each([
  ['<p>We keep data</p>', '<p>We <b>keep</b> data</p>', 'Changed: We keep[Bold added] data'],
  [
    '<p><a href="/a">Ask us</a></p>',
    '<p><a href="/b">Ask us</a></p>',
    'Changed: Ask us[Link changed: /a → /b]',
  ],
  ['<p>10<sup>2</sup></p>', '<p>102</p>', 'Changed: -10--2-+102+'],
  ['<p>Title</p>', '<h2>Title</h2>', 'Changed · Kind changed: paragraph → heading 2: Title'],
  ['<p>Text</p>', '<p dir="rtl">Text</p>', 'Changed · Direction added: rtl: Text'],
  [
    '<p>Text</p>',
    '<blockquote><p>Text</p></blockquote>',
    'Inserted · Quote begins:',
    '⋯ 1 unchanged block',
    'Inserted · Quote ends:',
  ],
  [
    '<ul><li>One</li></ul>',
    '<ol type="a"><li>One</li></ol>',
    'Changed · Numbered list begins · Kind changed: list → numbered list · Attribute “type” added: a:',
    'Changed · Number added: a.: a. One',
  ],
  [
    '<ul><li>One</li></ul>',
    '<ul><li>One<ul><li>Two</li></ul></li></ul>',
    '⋯ 1 unchanged block',
    'Inserted · List begins · List ends: +Two+',
  ],
  [
    '<p><img src="https://e.org/a.png" alt="Map"></p>',
    '<p><img src="https://e.org/b.png" alt="Map"></p>',
    'Changed: -[Image: Map]-+[Image: Map]+',
  ],
  [
    '<p>Yes</p><p>Yes</p><p>No</p>',
    '<p>Yes</p><p>No</p>',
    '⋯ 1 unchanged block',
    'Removed: -Yes-',
    '⋯ 1 unchanged block',
  ],
  [
    '<p>4.2 Fees</p><p>5.1 See above.</p>',
    '<p id="fees">4.2 Fees</p><p>5.1 See <a href="#fees">4.2</a> above.</p>',
    '⋯ 1 unchanged block: 4.2',
    'Changed: 5.1 See +4.2+[Link: #fees]+ +above.',
  ],
  [
    '<p id="fees">4.2 Fees</p><p><a href="#fees">4.2</a></p>',
    '<p id="costs">4.2 Fees</p><p><a href="#fees">4.2</a></p>',
    'Changed · Attribute “id” changed: fees → costs: 4.2 Fees',
    '⋯ 1 unchanged block',
  ],
  [
    '<p id="fees">4.2 Fees</p><p><a href="#fees">4.2</a></p>',
    '<p id="costs">4.2 Fees</p><p><a href="#costs">4.2</a></p>',
    '⋯ 1 unchanged block: 4.2',
    'Changed: 4.2[Link changed: #fees → #costs]',
  ],
  [
    '<ul><li>One<p>No</p></li></ul>',
    '<ul><li>One</li><p>No</p></ul>',
    '⋯ 1 unchanged block',
    'Changed: No[Outside of items added]',
  ],
  ['<p>One</p>', '<p>One</p><p id="two">Two</p>', '⋯ 1 unchanged block', 'Inserted: +Two+'],
])('%s to %s is shown', (before, after, ...lines) => {
  expect(shown(before, after)).toEqual(lines);
});

test('pictures are shown, their data is not', () => {
  const data = 'data:image/png;base64,iVBORw0KGgo=';
  const rows = describeRows(compare('<p>Map</p>', `<p>Map <img src="${data}" alt="Plan"></p>`), true);
  expect(rows[0]?.parts.at(-1)).toMatchObject({ kind: 'added', text: '[Image: Plan]', src: data });
  expect(redlinePage('Differences', rows)).not.toContain('base64');
  const [call] = describeRows(compare('', '<p><img src="/api/v1/users"></p>'), true);
  expect(call?.parts[0]?.src).toBeUndefined();
});

test('equal texts have no change, whatever their line breaks', () => {
  expect(shown('<ul>\n<li>One\ntwo</li>\n</ul>', '<ul><li>One two</li></ul>')).toEqual([
    '⋯ 1 unchanged block',
  ]);
});

test('an id that no link needs is no change, but its place is named', () => {
  const [before, after] = ['<p>One</p>', '<p id="one">One</p>'];
  expect(isUnchanged(compare(before, after))).toBe(true);
  expect(describeSource(before, after)).toContain('at the start: <p> → <p id="one">');
});

test.each([
  ['<p>One</p><p>Two</p>', '<p>One</p><!-- kept --><p>Two</p>', 'after “One”: <p> → <!-- kept --><p>'],
  ['<p>One</p>', '<p >One</p>', 'at the start: <p> → <p >'],
])('where only the HTML of %s differs is named', (before, after, place) => {
  expect(describeSource(before, after)).toBe(`The words are the same; the HTML differs ${place}`);
});

test('the page to keep escapes every word and note', () => {
  const rows = compare('<p>1 &lt; 2</p>', '<p class="&lt;script&gt;">1 &lt; 2 &lt;img&gt;</p>');
  const page = redlinePage('A & B', describeRows(rows, false));
  expect(page).toContain('<title>A &amp; B</title>');
  expect(page).not.toMatch(/<script|<img/);
  expect(page).toContain('&lt;script&gt;');
});

const arabicTable = (years: string) =>
  `<p>نص</p><table><tr><th>ماذا</th><th>لماذا</th></tr><tr><td>الاسم</td><td>حسابك</td></tr><tr><td>الفواتير</td><td>${years} سنوات</td></tr></table>`;

const directionOf = (words: string) => {
  const cell = [...document.querySelectorAll('td, th, small')].find((one) => one.textContent === words);
  return cell && getComputedStyle(cell).direction;
};

test('the page has the direction of the text, whatever the language of its notes', () => {
  const [before, after] = [arabicTable('10'), arabicTable('8')];
  document.body.innerHTML = redlinePage('ن', describeRows(compare(before, after), true));
  expect(directionOf('ماذا')).toBe('rtl');
  expect(directionOf('Changed')).toBe('ltr');
  document.body.innerHTML = redlinePage('A', describeRows(compare('<p>الاسم</p>', '<p>الاسم كامل</p>'), true));
  const changed = document.querySelector('p.change');
  expect(changed && getComputedStyle(changed).direction).toBe('rtl');
  document.body.innerHTML = '';
});

test('rows that are not shown are as wide as their table', () => {
  const [before, after] = ['No', 'Yes'].map((cell) => table(['Name', 'Yes'], ['Address', cell]));
  const page = redlinePage('A', describeRows(compare(before ?? '', after ?? ''), true));
  expect(page).toContain('<td colspan="2"><small dir="auto">⋯ 1 unchanged row</small>');
});

test('a form whose controls hide its properties is compared', () => {
  const form = '<form><p>One</p><input name="attributes"><input name="childNodes"></form>';
  expect(shown(form, form.replace('One', 'One more'))).toEqual(['Changed: One+ more+']);
});

const IS_LONG = import.meta.env['VITE_TEST_LENGTH'] === 'long';
const RUNS = IS_LONG ? 10_000 : 400;

/** What a page shows, by a way of its own: each text with the elements around it. */
const pageOf = (html: string, other: string): string => {
  const [body, ...bodies] = [html, html, other].map((text) => {
    const parsed = document.implementation.createHTMLDocument('').createElement('body');
    parsed.innerHTML = text;
    return parsed;
  });
  if (!body) return '';
  // An id without links in both texts leads nobody.
  for (const element of body.querySelectorAll('[id]'))
    if (!bodies.every((one) => one.querySelector(`a[href="#${CSS.escape(element.id)}"]`)))
      element.removeAttribute('id');
  const lines: string[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element ? !node.matches('img,br,hr') : node.parentElement?.matches('style')) continue;
    const text =
      node instanceof Element ? node.outerHTML : (node.nodeValue ?? '').replaceAll(/\s+/g, ' ').trim();
    if (text === '') continue;
    const around: string[] = [];
    for (let one = node.parentElement; one && one !== body; one = one.parentElement)
      around.push((one.cloneNode() as Element).outerHTML);
    lines.push(`${text} in ${around.join()}`);
  }
  return lines.join('\n');
};

/** What is wrong with the redline of two texts; undefined if it leads from each to the other and hides nothing. */
const problemOf = (before: string, after: string): string | undefined => {
  const [olds, nows] = [readUnits(before), readUnits(after)];
  const rows = redlineOf(olds, nows);
  if (canonical(applyRows(olds, rows)) !== canonical(nows)) return 'it does not lead to the later text';
  if (canonical(undoRows(nows, rows)) !== canonical(olds)) return 'it does not lead back';
  if (isUnchanged(rows) && pageOf(after, before) !== pageOf(before, after)) return 'it hides a difference';
  const words = describeRows(rows, false)
    .filter(({ kind }) => kind !== 'left' && kind !== 'removed')
    .flatMap(({ number = '', parts, cells }) => {
      const shownParts = (cells ?? [{ parts }]).flatMap((cell) => cell.parts);
      return [number, ...shownParts.filter(({ kind }) => kind !== 'removed').map(({ text }) => text)];
    });
  const isWhole = words.join('').replaceAll(/\s/g, '') === wordsOf(after).replaceAll(/\s/g, '');
  return isWhole ? undefined : 'it lacks words';
};

const corpusText = (random: (below: number) => number): string => {
  const short = corpus.filter(({ payload }) => payload.length < 5000);
  return Array.from({ length: 5 }, () => short[random(short.length)]?.payload ?? '').join('');
};

test.each([
  ['generated texts', randomDocument, editRandomly],
  ['texts of the corpus', corpusText, editRandomly],
  ['numbered clauses', randomClauses, editClauses],
])('over random edits of %s what is shown leads from each text to the other', (_name, create, edit) => {
  const problems: string[] = [];
  for (let seed = 1; seed <= RUNS && problems.length === 0; seed += 1) {
    const random = createRandom(seed);
    const before = create(random);
    const after = edit(before, random);
    const problem = problemOf(before, after);
    if (problem) problems.push(`seed ${seed}: ${problem}: ${before} → ${after}`);
  }
  expect(problems).toEqual([]);
});

const many = (text: (index: number) => string, count = 10_000) =>
  Array.from({ length: count }, (_, index) => `<p>${text(index)}</p>`).join('');

/** Far above what they take, far below what the square of their number would. */
const MAX_MS = 20_000;

test.each([
  ['rewritten', many((index) => `Clause ${index} of old`), many((index) => `Quite another ${-index}`)],
  ['each changed', many((index) => `We keep item ${index}`), many((index) => `We may keep item ${index}`)],
  ['items of a list', `<ol>${many(String).replaceAll('p>', 'li>')}</ol>`, '<ol><li>1</li></ol>'],
  ['equal', many(() => 'Reserved.'), many(() => 'Reserved.', 9000)],
  ['100 deep', '<div>'.repeat(100), `${'<div>'.repeat(100)}Text`],
  ['one block', many(() => 'old word '.repeat(100_000), 1), many(() => 'new name '.repeat(100_000), 1)],
  ['comments', '<!-- '.repeat(100_000), '<!--[if mso]><p>Text</p>'.repeat(10_000)],
])('texts of 10,000 blocks are compared in time: %s', (_name, before, after) => {
  const start = performance.now();
  expect(compare(before, after)).toBeInstanceOf(Array);
  expect(performance.now() - start).toBeLessThan(MAX_MS);
});
