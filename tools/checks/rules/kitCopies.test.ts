import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const POLICY_HTML = 'packages/policy-html/src';
const EDITOR = 'packages/ui/src/RichTextEditor';

/** The first text that matches. */
const read = (file: string, pattern: RegExp): string | undefined =>
  pattern.exec(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'))?.[0];

// The kit imports no package of ours, and its editor must be safe in applications that pass no rules.
test.each([
  ['link protocols', 'links.ts', 'links.ts', /\['http:'[^\]]*\]/],
  ['the numbers of clauses', 'clauseNumbers.ts', 'outline/clauseNumbers.ts', /const NUMBER =[^]*/],
  ['the link that replaces others', 'links.ts', 'links.ts', /const BLANK_LINK = .*/],
  [
    'removeClobberingNames',
    'createPolicyReader.ts',
    'html/createHtmlParser.ts',
    /\/\*\* Elements that a form[^]*/,
  ],
])('the editor copies %s of policy-html', (_name, original, copy, pattern) => {
  const expected = read(`${POLICY_HTML}/${original}`, pattern);
  expect(expected).toBeDefined();
  expect(read(`${EDITOR}/${copy}`, pattern)).toBe(expected);
});

// Neither imports the other, and people must find the same in lists that the browser filters and in those of the server.
test.each([
  ['the letters and characters', /const LETTERS[^]*?const CJK_SPACE =\n.*/],
  ['the steps', / {4}\.replaceAll\(INVISIBLE[^]*?\.trim\(\)/],
  ['the steps to the look of names', /'NFC'\)\n {4}\.replaceAll[^]*?\.trim\(\)/],
])('browser and server have %s of folding in common', (_name, pattern) => {
  const expected = read('apps/api/src/platform/text/foldText.ts', pattern);
  expect(expected).toBeDefined();
  expect(read('packages/ui/src/search/foldText.ts', pattern)).toBe(expected);
});

test('browser and server have one rule for invisible characters in names', () => {
  const pattern = /\/\*\* Where scripts[^]*? {2}'gu',\n\);/;
  const expected = read('apps/api/src/platform/text/names.ts', pattern);
  expect(expected).toBeDefined();
  expect(read('packages/features/src/shared/form/text/textRules.ts', pattern)).toBe(expected);
});
