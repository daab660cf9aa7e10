import { expect, test } from 'vitest';
import { makeEditor } from '../testing/makeEditor.ts';
import { readOutline } from './readOutline.ts';

const outlineOf = (html: string): string[] => {
  const editor = makeEditor(html);
  const items = readOutline(editor.state.doc);
  editor.destroy();
  return items.map(({ text, depth }) => `${'- '.repeat(depth)}${text}`);
};

test('headings, clauses and items are in it, by their level', () => {
  expect(
    outlineOf(
      '<h2>Terms</h2><p>1. Scope</p><p>1.1 Who</p><p>30 days after it</p><p>Schedule 1 Prices</p><ol><li>Mail</li></ol>',
    ),
  ).toEqual(['Terms', '- 1. Scope', '- - 1.1 Who', '- Schedule 1 Prices', '- 1. Mail']);
});

test('clauses go on beyond 999, and years are none', () => {
  expect(outlineOf('<p>Article 1382 Liability</p><p>§ 1004 Removal</p>')).toEqual([
    'Article 1382 Liability',
    '§ 1004 Removal',
  ]);
  expect(outlineOf('<p>2026. Sales rose.</p><p>999. Last</p><p>1000. And</p><p>1001. More</p>')).toEqual([
    '999. Last',
    '1000. And',
    '1001. More',
  ]);
});
