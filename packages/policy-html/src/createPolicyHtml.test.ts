import { describe, expect, test, vi } from 'vitest';
import { CLASS, ELEMENTS, GLOBAL_ATTRIBUTES } from './allowList.ts';
import { benignExamples, hostileExamples } from './corpora.ts';
import { createPolicyHtml, PolicyHtmlError } from './createPolicyHtml.ts';
import { isAllowedImage, toShownImage } from './images.ts';
import { toAllowedLink } from './links.ts';
import { PRESENTED_ATTRIBUTES } from './present.ts';
import { createWindow } from './server/window.ts';
import { checkStyle } from './styles.ts';
import { isVideoPlayer } from './videos.ts';

// Hundreds of documents, on machines that do other things, too.
vi.setConfig({ testTimeout: 60_000 });

const window = createWindow();
const { sanitizePolicyHtml, renderPolicyHtml } = createPolicyHtml(window);

const parse = (html: string): Document => new window.DOMParser().parseFromString(html, 'text/html');

const problemsOf = (element: Element, isShown: boolean): string[] => {
  const name = element.localName;
  const rules = ELEMENTS[name];
  if (!rules) return [`element ${name}`];
  return [...element.attributes].flatMap(({ name: key, value }) => {
    const isOurs = isShown && PRESENTED_ATTRIBUTES.includes(key);
    if (!isOurs && !Object.hasOwn(rules, key) && !Object.hasOwn(GLOBAL_ATTRIBUTES, key))
      return [`attribute ${key} of ${name}`];
    if (key === 'href' && toAllowedLink(value) !== value && value !== 'about:blank') return [`link ${value}`];
    if (key === 'src' && !(name === 'iframe' ? isVideoPlayer(value) : isAllowedImage(value)))
      return [`source ${value}`];
    if (key === 'style' && checkStyle(value, name).removed.length > 0) return [`style ${value}`];
    if (key === 'class' && !value.split(/\s+/).every((token) => CLASS.test(token))) return [`class ${value}`];
    if (key === 'id' && isShown && !value.startsWith('policy-')) return [`id ${value}`];
    return [];
  });
};

/** What a parsed text has that the allow list has not. Reads what a browser would make of the string as a whole document. */
const offences = (html: string, isShown = false): string[] => {
  // More follows on a page: a tag that is cut off ends there.
  const document = parse(`${html}\n<p>`);
  const { attributes } = document.body;
  return [
    ...[...attributes].map(({ name }) => `attribute ${name} of body`),
    ...[...document.head.children].map(({ localName }) => `${localName} in head`),
    ...[...document.body.querySelectorAll('*')].flatMap((element) => problemsOf(element, isShown)),
  ];
};

const attempt = (make: () => string): string | undefined => {
  try {
    return make();
  } catch (error) {
    if (error instanceof PolicyHtmlError) return undefined;
    throw error;
  }
};

describe('hostile markup', () => {
  const examples = hostileExamples();

  test('the check below reports it when nothing has been taken out', () => {
    const alive = examples.filter(({ live }) => live.length > 0);
    const missed = alive.filter(({ payload }) => offences(payload).length === 0);
    expect(alive.length).toBeGreaterThan(100);
    expect(missed.map(({ id, payload }) => [id, payload])).toEqual([]);
  });

  test('nothing that the allow list has not is stored', () => {
    const left = examples.flatMap(({ id, payload }) => {
      const stored = attempt(() => sanitizePolicyHtml(payload).html);
      return stored === undefined ? [] : offences(stored).map((problem) => [id, problem]);
    });
    expect(left).toEqual([]);
  });

  test('nothing that the allow list has not is shown, whatever is stored', () => {
    const left = examples.flatMap(({ id, payload }) => {
      const shown = attempt(() => renderPolicyHtml(payload));
      return shown === undefined ? [] : offences(shown, true).map((problem) => [id, problem]);
    });
    expect(left).toEqual([]);
  });

  test('what was stored is stored again as it is', () => {
    const changed = examples.filter(({ payload }) => {
      const stored = attempt(() => sanitizePolicyHtml(payload).html);
      return stored !== undefined && sanitizePolicyHtml(stored).removed.length > 0;
    });
    expect(changed).toEqual([]);
  });

  test('whatever is taken out is told', () => {
    const untold = examples.filter(
      ({ payload }) =>
        attempt(() => {
          const { html, removed } = sanitizePolicyHtml(payload);
          return (html === payload) === (removed.length === 0) ? 'told' : 'untold';
        }) === 'untold',
    );
    expect(untold).toEqual([]);
  });
});

/** Texts that the list does take something out of, and says so: a paste from a word processor, and a whole document. */
const CLEANED = new Set(['word paste', 'full document']);

const textOf = (body: Element) => body.textContent.replaceAll(/\s+/g, '');

describe('benign markup', () => {
  for (const { id, feature, payload } of benignExamples()) {
    test(`${id} ${feature}`, () => {
      const { html, removed } = sanitizePolicyHtml(payload);
      expect([html === payload, removed.length === 0]).toEqual(Array(2).fill(!CLEANED.has(feature)));
      const shown = parse(renderPolicyHtml(payload)).body;
      const given = parse(html).body;
      expect(textOf(shown)).toBe(textOf(given));
      for (const name of new Set([...given.querySelectorAll('*')].map(({ localName }) => localName)))
        expect(shown.querySelectorAll(name).length).toBeGreaterThanOrEqual(
          given.querySelectorAll(name).length,
        );
    });
  }
});

const removedFrom = (html: string) =>
  sanitizePolicyHtml(html).removed.map(({ what, count }) => `${count} ${what}`);

describe('what is told', () => {
  test('elements, attributes, styles, classes, links, pictures, frames and comments, in words', () => {
    expect(
      removedFrom(
        '<p onclick="a()" class="x ql-align-center" style="position: fixed; color: red">a</p><p onclick="b()">b</p>' +
          '<script>c()</script><blink>d</blink><a href="javascript:e()">e</a><img src="javascript:f" alt="f">' +
          '<iframe src="https://evil.example/"></iframe><!--[if mso]><b>g</b><![endif]-->',
      ),
    ).toEqual([
      '2 the attribute “onclick” of “p”',
      '1 the class “x”',
      '1 the style “position: fixed”',
      '1 the element “script” with its content',
      '1 the element “blink”; what is in it stays',
      '1 the link to “javascript:e()”, which becomes about:blank',
      '1 the picture from “javascript:f”',
      '1 the frame from “https://evil.example/”',
      '1 the hidden comment “[if mso]><b>g</b><![endif]”',
    ]);
  });

  test.each([
    '<body onload=alert(1)>',
    '<html manifest="javascript:alert(1)">x',
    '<td background="javascript:alert(1)">x',
    '<p>cut <img src=x onerror=alert(1)//',
    '<!DOCTYPE html><p>x</p>',
  ])('what a parser skips is not stored unseen: %s', (html) => {
    expect(sanitizePolicyHtml(html).removed).not.toEqual([]);
    expect(sanitizePolicyHtml(html).html).not.toContain('alert');
  });

  test.each([
    '<p>one<p>two<ul><li>a<li>b</ul>',
    "<P Title='it&#39;s  '>x</P >\r\n<!-- a note --><p>&nbsp;</p >",
    '<table border=1><tr><td>no tbody</table>',
    '<p style="color:red;;text-align : center;">x</p>',
    'plain text\nwith lines & an ampersand',
  ])('what the list does not change comes back byte for byte: %j', (html) => {
    expect(sanitizePolicyHtml(html)).toEqual({ html, removed: [] });
  });
});

describe('what is shown', () => {
  test.each([
    ['plain text', 'one\ntwo\n\nthree', 'one<br>two<br><br>three'],
    ['at the edges', '\n\none\n\n', 'one'],
    [
      'between blocks',
      '<p>a</p>\n\n<p>b</p>\n<ul>\n<li>c\nd</li>\n</ul>',
      '<p>a</p><p>b</p><ul>\n<li>c\nd</li>\n</ul>',
    ],
    ['in a paragraph', '<p>\na\n<strong>b\nc</strong>\nd\n</p>', '<p>a<br><strong>b<br>c</strong><br>d</p>'],
    ['in code', '<pre>a\nb</pre>', '<pre>a\nb</pre>'],
    ['after a break', 'a<br>\nb', 'a<br>b'],
    ['beside a comment', '<p>a</p>\n<!-- note -->\n<p>b</p>', '<p>a</p><p>b</p>'],
    ['in attributes', '<p title="a\nb">c</p>', '<p title="a\nb">c</p>'],
  ])('newlines %s', (_name, content, shown) => {
    expect(renderPolicyHtml(content)).toBe(shown);
  });

  test('newlines in tables stay what they are', () => {
    expect(renderPolicyHtml('<table>\n<tbody><tr><td>a\nb</td></tr></tbody></table>')).not.toContain('<br>');
  });

  test('links to places in the text lead to their prefixed ids', () => {
    expect(renderPolicyHtml('<a href="#body">x</a><h2 id="body">y</h2>')).toBe(
      '<a href="#policy-body">x</a><h2 id="policy-body">y</h2>',
    );
  });

  test('a picture of another site is asked for over https, and stored as it was written', () => {
    const written = '<img src="http://pictures.example/logo.png?a=1&amp;b=2" alt="Logo">';
    expect(sanitizePolicyHtml(written)).toEqual({ html: written, removed: [] });
    expect(renderPolicyHtml(written)).toContain('src="https://pictures.example/logo.png?a=1&amp;b=2"');
    const own = 'http://localhost:3000';
    for (const src of [`${own}/api/v1/icons/1.png`, '/logo.png', 'https://pictures.example/ logo.png'])
      expect(toShownImage(src, own)).toBe(src);
  });

  test('a new tab gets no hold of the page', () => {
    expect(renderPolicyHtml('<a href="https://example.org" target="_blank" rel="nofollow">x</a>')).toBe(
      '<a href="https://example.org" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });

  test('a video is sandboxed and named', () => {
    const video = parse(renderPolicyHtml('<iframe src="https://player.vimeo.com/video/76979871"></iframe>'));
    const frame = video.querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(frame?.title).toBe('Video');
  });
});

const TOO_MUCH = /nested|elements/;

describe('size and depth', () => {
  test.each([
    ['blocks', '<div>'.repeat(200_000)],
    ['cells', '<table><tr><td>'.repeat(300)],
    ['hidden from quotes', `<p a=">${'<div>'.repeat(200)}`.replace('a="', 'a=x"')],
    ['after a comment', `<!-- --!>${'<b>'.repeat(200)} -->`],
    ['in a drawing', `<svg><title>${'<div>'.repeat(200)}`],
    ['out of reach of end tags', '<div><table><td></div>'.repeat(200)],
  ])('%s', (_name, html) => expect(() => sanitizePolicyHtml(html)).toThrow(TOO_MUCH));

  test('unclosed formatting that a parser repeats', () => {
    const html =
      Array.from({ length: 80 }, (_, i) => `<font size=${i % 7} face=f${i}>`).join('') + '<p>x'.repeat(5000);
    expect(() => sanitizePolicyHtml(html)).toThrow(TOO_MUCH);
  });

  test('a long policy is neither', () => {
    const section =
      '<h2>A</h2><p>b <b>c</b><p>d<ul><li>e<li>f<ul><li>g</ul></ul><table><tr><td>h<td>i<tr><td>j</table>';
    expect(sanitizePolicyHtml(section.repeat(300)).removed).toEqual([]);
  });

  test('bytes are counted, not characters', () => {
    expect(() => sanitizePolicyHtml('€'.repeat(333_334))).toThrow(/bytes/);
    expect(sanitizePolicyHtml('€'.repeat(333_333)).removed).toEqual([]);
  });
});
