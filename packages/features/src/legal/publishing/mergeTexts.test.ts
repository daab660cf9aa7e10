import { expect, test } from 'vitest';
import { mergeTexts, splitBlocks } from './mergeTexts.ts';

test.each([
  ['<p>One</p>\n<p>Two</p>', ['<p>One</p>', '\n<p>Two</p>']],
  ['<ul><li>A</li><li>B</li></ul>', ['<ul>', '<li>A</li>', '<li>B</li>', '</ul>']],
  ['Text <b>bold</b> end', ['Text <b>bold</b>', ' end']],
  ['<p title="a>b">x<br>y</p><!-- <p> -->', ['<p title="a>b">x<br>y</p>', '<!-- <p> -->']],
  ['<p>One</p><p>&nbsp;</p><p> <br></p><p>Two</p>', ['<p>One</p>', '<p>&nbsp;</p><p> <br></p><p>Two</p>']],
  ['<p>open', ['<p>open']],
  ['<p>One</p><!-- <p>', ['<p>One</p>', '<!-- <p>']],
  ['<!--[if mso]><p>Word</p><![endif]--><p>One</p>', ['<!--[if mso]><p>Word</p><![endif]--><p>One</p>']],
  ['<p>One</p><p title="open', ['<p>One</p>', '<p title="open']],
])('%s is cut into blocks', (html, blocks) => {
  expect(splitBlocks(html)).toEqual(blocks);
  expect(splitBlocks(html).join('')).toBe(html);
});

const BASE = '<p>One</p><p>Two</p><p>Three</p>';

test('changes of different blocks are merged', () => {
  expect(mergeTexts(BASE, '<p>1</p><p>Two</p><p>Three</p>', '<p>One</p><p>Two</p><p>3</p><p>4</p>')).toEqual([
    { text: '<p>1</p><p>Two</p><p>3</p><p>4</p>' },
  ]);
});

test('neighboring blocks are merged, and one in which both changed the same words is asked for', () => {
  expect(mergeTexts(BASE, '<p>One</p><p>Mine</p><p>Three</p>', '<p>1</p><p>Two</p><p>Theirs</p>')).toEqual([
    { text: '<p>1</p><p>Mine</p><p>Theirs</p>' },
  ]);
  expect(mergeTexts(BASE, '<p>One</p><p>A</p><p>Three</p>', '<p>One</p><p>B</p><p>Three</p>')).toEqual([
    { text: '<p>One</p>' },
    { mine: '<p>A</p>', theirs: '<p>B</p>' },
    { text: '<p>Three</p>' },
  ]);
});

test.each([
  [
    'other words of a sentence are merged',
    'We keep your old name and your e-mail for 30 days.',
    'We keep your full name and your e-mail for 14 days.',
    'both',
  ],
  ['neighbors are asked about', 'We keep it for 30 weeks.', 'We keep it for 14 days.', undefined],
])('%s', (_what, mine, theirs, merged) => {
  const base = _what.startsWith('neighbors')
    ? '<p>We keep it for 30 days.</p>'
    : '<p>We keep your old name and your e-mail for 14 days.</p>';
  const parts = mergeTexts(base, `<p>${mine}</p>`, `<p>${theirs}</p>`);
  expect(parts).toEqual(
    merged === undefined
      ? [{ mine: `<p>${mine}</p>`, theirs: `<p>${theirs}</p>` }]
      : [{ text: '<p>We keep your full name and your e-mail for 30 days.</p>' }],
  );
});

const paragraphs = (...words: string[]) => words.map((word) => `<p>${word}</p>`).join('');

test('blocks of a place that both changed are asked about one by one', () => {
  const parts = mergeTexts(
    paragraphs('We keep your name.', 'We keep it for 14 days.', 'You can object.'),
    paragraphs('We keep your full name.', 'We keep it for 30 days.', 'You can object.'),
    paragraphs('We keep your name.', 'We keep it for 60 days.', 'You can always object.'),
  );
  expect(parts).toEqual([
    { text: '<p>We keep your full name.</p>' },
    { mine: '<p>We keep it for 30 days.</p>', theirs: '<p>We keep it for 60 days.</p>' },
    { text: '<p>You can always object.</p>' },
  ]);
});

test('clauses that both have inserted and numbered are merged', () => {
  expect(
    mergeTexts(
      paragraphs('1. Scope of this agreement', '2. Payment by invoice', '3. Courts of Hamburg'),
      paragraphs('1. Scope of this agreement', '2. Data', '3. Payment by invoice', '4. Courts of Hamburg'),
      paragraphs(
        '1. Scope of this agreement',
        '2. Payment by invoice',
        '3. Liability',
        '4. Courts of Hamburg',
      ),
    ),
  ).toEqual([
    {
      text: paragraphs(
        '1. Scope of this agreement',
        '2. Data',
        '3. Payment by invoice',
        '3. Liability',
        '4. Courts of Hamburg',
      ),
    },
  ]);
});

test('lists that would break are asked about as a whole', () => {
  const list = '<ul><li>One</li><li>Two</li></ul>';
  const [mine, theirs] = [
    '<ol><li>One</li><li>Two</li></ol>',
    '<ul><li>One</li></ul><p>Between</p><ul><li>Two</li></ul>',
  ];
  expect(
    mergeTexts(`<p>A</p>${list}<p>B</p>`, `<p>A</p>${mine}<p>B</p>`, `<p>1</p>${theirs}<p>B</p>`),
  ).toEqual([{ mine: `<p>A</p>${mine}`, theirs: `<p>1</p>${theirs}` }, { text: '<p>B</p>' }]);
  // An item without its list.
  const [without, added] = ['<p>One</p><p>Two</p>', '<ul><li>One</li><li>Two</li><li>Three</li></ul>'];
  expect(mergeTexts(list, without, added)).toEqual([{ mine: without, theirs: added }]);
});

const ROUNDS = process.env['VITE_TEST_LENGTH'] === 'long' ? 10_000 : 500;

/** Numbers below `limit`, the same in each run. */
const createRandom = (seed: number) => (limit: number) => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * limit);
};

const textOf = (all: string[][]) => all.map((words) => `<p>${words.join(' ')}.</p>`).join('\n');

test('each word that one of two has written is in the merged text, or is asked about', () => {
  const random = createRandom(47);
  let asked = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const blocks = Array.from({ length: 1 + random(6) }, () =>
      Array.from({ length: 1 + random(8) }, () => `w${random(20)}`),
    );
    let written = 0;
    const edit = (who: string) => {
      const copy = blocks.map((words) => [...words]);
      for (let step = 0; step < 1 + random(3); step += 1) {
        const words = copy[random(copy.length)] ?? [];
        written += 1;
        const kind = random(5);
        if (kind === 0) copy.splice(random(copy.length + 1), 0, [`${who}${written}`]);
        else if (kind === 1 && copy.length > 1) copy.splice(random(copy.length), 1);
        else words.splice(random(words.length + 1), random(2), `${who}${written}`);
      }
      return textOf(copy);
    };
    const [base, mine, theirs] = [textOf(blocks), edit('m'), edit('t')];
    const parts = mergeTexts(base, mine, theirs);
    const shown = parts.map((part) => ('text' in part ? part.text : part.mine + part.theirs)).join('');
    for (const word of `${mine} ${theirs}`.match(/[mt]\d+/g) ?? []) expect(shown).toContain(word);
    asked += Number(parts.some((part) => !('text' in part)));
    expect(mergeTexts(base, mine, base)).toEqual([{ text: mine }]);
    expect(mergeTexts(base, base, theirs)).toEqual([{ text: theirs }]);
  }
  expect(asked).toBeGreaterThan(ROUNDS / 20);
  expect(asked).toBeLessThan(ROUNDS * 0.75);
});

type Parts = ReturnType<typeof mergeTexts>;

/** The text with one side of each choice, or both. */
const resultOf = (parts: Parts, ...sides: ('mine' | 'theirs')[]): string =>
  parts.map((part) => ('text' in part ? part.text : sides.map((side) => part[side]).join(''))).join('');

/** The first tag that parsers would move or close themselves. */
const findBrokenTag = (html: string): string | undefined => {
  const open = [''];
  const parents: Record<string, RegExp> = { li: /^[ou]l$/, tr: /^tbody$/, td: /^tr$/ };
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)(\w+)>/g)) {
    if (slash) {
      if (open.pop() !== name) return tag;
    } else {
      if (!(parents[name] ?? /^(?:table)?$/).test(open.at(-1) ?? '')) return tag;
      open.push(name);
    }
  }
  return open.at(-1) || undefined;
};

test('the text parses to itself, whatever is chosen', () => {
  const random = createRandom(470);
  const kindOf = () => (['p', 'ul', 'ol', 'table'] as const)[random(4)] ?? 'p';
  const create = () => ({
    kind: kindOf(),
    items: Array.from({ length: 1 + random(4) }, () => `w${random(20)} w${random(20)}`),
  });
  const write = ({ kind, items }: ReturnType<typeof create>): string => {
    const each = (start: string, end: string) => items.map((item) => start + item + end).join('');
    if (kind === 'p' || items.length === 0) return each('<p>', '</p>');
    if (kind === 'table') return `<table><tbody>${each('<tr><td>', '</td></tr>')}</tbody></table>`;
    return `<${kind}>${each('<li>', '</li>')}</${kind}>`;
  };
  let asked = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const blocks = Array.from({ length: 1 + random(3) }, create);
    let written = 0;
    const edit = (who: string): string => {
      const copy = structuredClone(blocks);
      for (let step = 0; step < 1 + random(3); step += 1) {
        const at = random(copy.length);
        const block = copy[at] ?? create();
        const { items } = block;
        const name = `${who}${(written += 1)}`;
        const change = random(5);
        if (change === 0) block.kind = kindOf();
        else if (change === 1)
          copy.splice(at + 1, 0, { kind: 'p', items: [name] }, { ...block, items: items.splice(1) });
        else if (change === 2) items.splice(random(items.length + 1), 0, name);
        else if (change === 3) items.splice(random(items.length), 1);
        else items[random(items.length)] = `w1 ${name}`;
      }
      return copy.map(write).join('');
    };
    const [base, mine, theirs] = [blocks.map(write).join(''), edit('m'), edit('t')];
    const parts = mergeTexts(base, mine, theirs);
    const both = resultOf(parts, 'mine', 'theirs');
    for (const result of [both, resultOf(parts, 'mine'), resultOf(parts, 'theirs')])
      expect(findBrokenTag(result), `${base}\n${mine}\n${theirs}`).toBe(undefined);
    for (const name of `${mine} ${theirs}`.match(/[mt]\d+/g) ?? []) expect(both).toContain(name);
    asked += Number(parts.some((part) => !('text' in part)));
  }
  expect(asked).toBeGreaterThan(ROUNDS / 20);
  expect(asked).toBeLessThan(ROUNDS * 0.9);
});

test.each([
  ['open comments', '<!-- '],
  ['open tags', '<a '],
  ['open quotation marks', '<a title="'],
  ['equal blocks', '<p>One</p>'],
])('a megabyte of %s is merged in time', (_name, part) => {
  const base = part.repeat(1_000_000 / part.length);
  const start = performance.now();
  const merged = mergeTexts(base, `<p>Mine</p>${base}`, `${base}<p>Theirs</p>`);
  expect(merged.map((each) => ('text' in each ? each.text : each.mine)).join('')).toContain('Mine');
  expect(performance.now() - start).toBeLessThan(10_000);
});

const blocksWith = (word: string, third = '3') =>
  Array.from(
    { length: 10_000 },
    (_, index) => `<p>${index % 4 === 1 ? word : ''}${index === 3 ? third : index}</p>`,
  ).join('');

test('10,000 blocks of which each fourth has changed are merged', () => {
  const [merged, ...others] = mergeTexts(blocksWith(''), blocksWith('Mine '), blocksWith('', 'Theirs'));
  expect(others).toEqual([]);
  // The message of a failed `toEqual` would have a megabyte.
  expect(merged && 'text' in merged && merged.text === blocksWith('Mine ', 'Theirs')).toBe(true);
});
