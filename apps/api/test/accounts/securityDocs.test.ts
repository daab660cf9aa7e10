import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const rows = read('docs/security.md')
  .split('\n')
  .filter((line) => /^\| (?!guarantee|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('docs/security.md has a table of guarantees', () => {
  expect(rows.length).toBeGreaterThan(50);
});

test.each(rows)('%s%s names existing tests', (_, guarantee, tests = '') => {
  for (const reference of tests.split('; ')) {
    const [, file = '', title = ''] = /^`([\w./-]+)`(?: › (.+))?$/.exec(reference) ?? [];
    expect(file, `${guarantee}: ${reference}`).not.toBe('');
    const source = read(/^(?:e2e|packages)\//.test(file) ? file : `apps/api/test/${file}`);
    const isFound = source.includes(title.replaceAll('\\_', '_'));
    expect(isFound, `${file} contains "${title}"`).toBe(true);
  }
});
