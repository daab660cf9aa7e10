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
