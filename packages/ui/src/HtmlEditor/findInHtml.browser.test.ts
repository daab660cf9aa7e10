import { expect, test } from 'vitest';
import { findInHtml } from './findInHtml.ts';
import { createHtmlView } from './htmlView.ts';

function replaced(html: string, text: string, by: string): { count: number; saved: string } {
  const parent = document.createElement('div');
  const view = createHtmlView({ parent, html, onChange: () => undefined, onFind: () => undefined });
  const target = findInHtml(view);
  const close = target.open(() => undefined);
  target.find({ text, isCaseMatched: false, isWholeWord: false });
  const count = target.replaceAll(by);
  const saved = view.state.sliceDoc();
  close();
  view.destroy();
  return { count, saved };
}

test.each([
  ['<p>data&nbsp;protection</p>', 'data protection', 'privacy', '<p>privacy</p>'],
  ['<p>data &nbsp; protection</p>', 'data protection', 'privacy', '<p>privacy</p>'],
  ['<p>R&amp;D R&#38;D R&#x26;D</p>', 'r&d', 'A&B', '<p>A&amp;B A&amp;B A&amp;B</p>'],
  ['<p>agree&shy;ment</p>', 'agreement', 'con\u00adtract', '<p>con&shy;tract</p>'],
  ['<p>caf&eacute; cafe&#769;s</p>', 'cafe', 'bar', '<p>bar bars</p>'],
  [
    '<p title="One">One</p>',
    'one',
    'a "b" < c',
    '<p title="a &quot;b&quot; &lt; c">a &quot;b&quot; &lt; c</p>',
  ],
  ['<p>Ten&nbsp;days</p>', '&nbsp;', ' ', '<p>Ten days</p>'],
  ['<b>One</b>', '<b>', '<strong>', '<strong>One</b>'],
  ['<p>One</p>', 'One', '<em>One</em>', '<p><em>One</em></p>'],
])('in %s "%s" is replaced by "%s"', (html, text, by, saved) => {
  expect(replaced(html, text, by).saved).toBe(saved);
});

test('the letters of a character reference are not words', () => {
  expect(replaced('<p>&amp; &nbsp;</p>', 'amp', 'x').count).toBe(0);
});

test('characters of HTML that is no reference are found as they are', () => {
  expect(replaced('<p>R&D; a & b</p>', 'r&d; a &', 'x').saved).toBe('<p>x b</p>');
});
