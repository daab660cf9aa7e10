import { describe, expect, test } from 'vitest';
import { cleanSearch } from './cleanSearch.ts';
import { cleanEmail, trimLine } from './cleanText.ts';

describe('cleanSearch', () => {
  test.each([
    ['lan\tnguyen', 'lan nguyen'],
    ['\r\nMüller\v\f ', 'Müller'],
    ['one\u2028two\u0085three', 'one two three'],
    ['\u200bMa\u200bria\ufeff', 'Maria'],
    ['Anna\u00a0\u3000Lee', 'Anna Lee'],
    ['\u202eevil\u202c', 'evil'],
    ['a\u0000b', 'a b'],
    ['x\ud800', 'x'],
    ['می\u200cخواهم\u200c', 'می\u200cخواهم'],
    ['\u200b \u2060', ''],
  ])('%j becomes %j', (text, cleaned) => expect(cleanSearch(text)).toBe(cleaned));
});

describe('cleanEmail', () => {
  test.each([
    ['\u200bada@example.org\u200b', 'ada@example.org'],
    ['\u00a0ada@example.org\u3000\n', 'ada@example.org'],
    ['ada\u00ad@exam\u2060ple.org\ufeff', 'ada@example.org'],
    ['ada＠example．org', 'ada@example.org'],
    ['ａｄａ@example.org', 'ada@example.org'],
    ['Ada Lovelace <ada@example.org>', 'ada@example.org'],
    ['"Lovelace, Ada" <ada@example.org>,', 'ada@example.org'],
    ['<ada@example.org>;', 'ada@example.org'],
    ['mailto:ada@example.org', 'ada@example.org'],
    ['MAILTO: ada@example.org?subject=Hi', 'ada@example.org'],
    ['Ada <mailto:ada@example.org>', 'ada@example.org'],
    ['ada@example.org.', 'ada@example.org'],
    ['(ada@example.org),', 'ada@example.org'],
    ['“ada@example.org”', 'ada@example.org'],
    ["o'hara+x@example.org", "o'hara+x@example.org"],
    ['Ada@Example.org', 'Ada@Example.org'],
    ['not an address', 'not an address'],
    ['', ''],
  ])('%j becomes %j', (text, cleaned) => expect(cleanEmail(text)).toBe(cleaned));

  test('does not take long for long text', () => {
    const before = performance.now();
    cleanEmail(' '.repeat(100_000) + '<'.repeat(100_000));
    cleanEmail('e\u0301\u0316'.repeat(333));
    expect(performance.now() - before).toBeLessThan(1000);
  });
});

test.each([
  ['\u200b Jan\u00a0', 'Jan'],
  ['\u2066Jan\u2069', 'Jan'],
  ['کتاب\u200cها\u200c', 'کتاب\u200cها'],
  ['🏴\u{e0067}\u{e0062}\u{e007f}', '🏴\u{e0067}\u{e0062}\u{e007f}'],
  ['\u200b', ''],
  ['Ada\tLovelace', 'Ada Lovelace'],
  ['\tAda\u2028\r\nByron\n', 'Ada Byron'],
])('trimLine makes %j to %j', (text, trimmed) => expect(trimLine(text)).toBe(trimmed));
