import { describe, expect, test } from 'vitest';
import { CLASS, ELEMENTS, GLOBAL_ATTRIBUTES } from './allowList.ts';
import { benignExamples, hostileExamples } from './corpora.ts';
import { createPolicyHtml } from './createPolicyHtml.ts';
import { PolicyHtmlError } from './createPolicyReader.ts';
import { isAllowedImage, toShownImage } from './images.ts';
import { toAllowedLink } from './links.ts';
import { DISPLAY_ATTRIBUTES } from './prepareForDisplay.ts';
import { createWindow } from './server/createWindow.ts';
import { checkStyle } from './styles.ts';
import { isVideoPlayer } from './videos.ts';

const window = createWindow();
const { sanitizePolicyHtml, renderPolicyHtml } = createPolicyHtml(window);

const parse = (html: string): Document => new window.DOMParser().parseFromString(html, 'text/html');

const problemsOf = (element: Element, isShown: boolean): string[] => {
  const name = element.localName;
  const rules = ELEMENTS[name];
  if (!rules) return [`element ${name}`];
  return [...element.attributes].flatMap(({ name: key, value }) => {
    const isOurs = isShown && DISPLAY_ATTRIBUTES.includes(key);
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

const offences = (html: string, isShown = false): string[] => {
  // On a page more markup follows, which ends an unfinished tag.
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

describe('comments', () => {
  test.each([
    'a &lt;b <!-- note --> c',
    '<p>if a &lt;b<!-- note --></p>',
    '<p>1 &lt;<!--x-->a &lt;/p <!--y-->z</p>',
    '<ul><li>&lt;script<!-- --></li></ul>',
  ])('beside a less-than sign are kept byte for byte: %s', (html) => {
    expect(sanitizePolicyHtml(html)).toEqual({ html, removed: [] });
  });

  test.each(['<<![CDATA[im>age', '<<?xml>script', '<<!doctype html>p', '<<!--x-->iframe src=x', '<</>a'])(
    'that parsers make of %s do not stop the sanitizer',
    (html) => {
      const cleaned = sanitizePolicyHtml(html);
      expect(parse(cleaned.html).body.textContent).toBe(parse(html).body.textContent);
      expect(offences(cleaned.html)).toEqual([]);
      expect(sanitizePolicyHtml(cleaned.html).html).toBe(cleaned.html);
    },
  );
});

describe('hostile markup', () => {
  const examples = hostileExamples();

  test('is detected by these tests if nothing is removed', () => {
    const alive = examples.filter(({ live }) => live.length > 0);
    const missed = alive.filter(({ payload }) => offences(payload).length === 0);
    expect(alive.length).toBeGreaterThan(100);
    expect(missed.map(({ id, payload }) => [id, payload])).toEqual([]);
  });

  test('is not stored', () => {
    const left = examples.flatMap(({ id, payload }) => {
      const stored = attempt(() => sanitizePolicyHtml(payload).html);
      return stored === undefined ? [] : offences(stored).map((problem) => [id, problem]);
    });
    expect(left).toEqual([]);
  });

  test('is not rendered, even if it is stored', () => {
    const left = examples.flatMap(({ id, payload }) => {
      const shown = attempt(() => renderPolicyHtml(payload));
      return shown === undefined ? [] : offences(shown, true).map((problem) => [id, problem]);
    });
    expect(left).toEqual([]);
  });

  test('sanitizing is idempotent', () => {
    const changed = examples.filter(({ payload }) => {
      const stored = attempt(() => sanitizePolicyHtml(payload).html);
      return stored !== undefined && sanitizePolicyHtml(stored).removed.length > 0;
    });
    expect(changed).toEqual([]);
  });

  test('every removal is reported', () => {
    const unreported = examples.filter(
      ({ payload }) =>
        attempt(() => {
          const { html, removed } = sanitizePolicyHtml(payload);
          return (html === payload) === (removed.length === 0) ? 'reported' : 'unreported';
        }) === 'unreported',
    );
    expect(unreported).toEqual([]);
  });
});

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

describe('reported removals', () => {
  test('describe elements, attributes, styles, classes, links, pictures, frames and comments', () => {
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
      '1 the element “blink”; its content stays',
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
  ])('include markup that parsers skip: %s', (html) => {
    expect(sanitizePolicyHtml(html).removed).not.toEqual([]);
    expect(sanitizePolicyHtml(html).html).not.toContain('alert');
  });

  test.each([
    '<p>one<p>two<ul><li>a<li>b</ul>',
    "<P Title='it&#39;s  '>x</P >\r\n<!-- a note --><p>&nbsp;</p >",
    '<table border=1><tr><td>no tbody</table>',
    '<p style="color:red;;text-align : center;">x</p>',
    'plain text\nwith lines & an ampersand',
  ])('are empty for allowed markup, which comes back byte for byte: %j', (html) => {
    expect(sanitizePolicyHtml(html)).toEqual({ html, removed: [] });
  });
});

const lostFrom = (html: string) =>
  sanitizePolicyHtml(html).removed.flatMap(({ what, lost }) =>
    lost ? [[what, lost.count, lost.text, lost.hint]] : [],
  );

const REST = '<h2>Your rights</h2><p>You may <b>ask</b> us&nbsp;what we keep.</p><ul><li>By mail</li></ul>';
const WORDS = 'Your rights\nYou may ask us what we keep.\nBy mail';

const closing = (name: string) => `Close the element “${name}” in the HTML view to keep them.`;
const moving = (name: string) => `Move them out of the element “${name}” in the HTML view to keep them.`;

describe('text lost with removed markup', () => {
  test.each([
    ['video', 'the element “video” with its content'],
    ['audio', 'the element “audio” with its content'],
    ['canvas', 'the element “canvas” with its content'],
    ['object', 'the element “object” with its content'],
    ['template', 'the element “template” with its content'],
    ['noembed', 'the element “noembed” with its content'],
    ['style', 'the element “style” with its content'],
    ['script', 'the element “script” with its content'],
    ['title', 'the element “title” with its content'],
    ['iframe', 'the frame from “nowhere”'],
  ])('everything after an unclosed %s', (name, what) => {
    expect(lostFrom(`<p>We keep little.</p><${name}>${REST}`)).toEqual([[what, 11, WORDS, closing(name)]]);
  });

  test('everything after an unclosed frame of an allowed host, which stays', () => {
    const frame = '<iframe src="https://player.vimeo.com/video/76979871">';
    expect(lostFrom(frame + REST)).toEqual([
      [
        'the content of the frame from “https://player.vimeo.com/video/76979871”',
        11,
        WORDS,
        closing('iframe'),
      ],
    ]);
    expect(sanitizePolicyHtml(frame + REST).html).toBe(`${frame}</iframe>`);
    expect(lostFrom(`${frame}</iframe>${REST}`)).toEqual([]);
    expect(lostFrom(`<video>One ${frame}${REST}`)).toEqual([
      ['the element “video” with its content', 12, `One\n${WORDS}`, closing('video')],
    ]);
  });

  test('text in svg and select, closed or not', () => {
    expect(lostFrom('<svg>Three words more')).toEqual([
      ['the element “svg” with its content', 3, 'Three words more', closing('svg')],
    ]);
    expect(lostFrom('<select><option>One<option>Two</select>')).toEqual([
      ['the element “select” with its content', 2, 'One\nTwo', moving('select')],
    ]);
    expect(lostFrom('<svg /><svg><text>One</text></svg>')).toEqual([
      ['the element “svg” with its content', 1, 'One', moving('svg')],
    ]);
    expect(
      lostFrom(
        '<svg><text>One</text><text>Two</text><template>Three</template> <![CDATA[Four]]></svg>',
      )[0]?.[1],
    ).toBe(4);
  });

  test('text in several closed elements, added up', () => {
    const video = '<video>Your browser shows <i>no</i> videos.</video>';
    expect(lostFrom(`</video>${video}<p>x</p>${video}`)).toEqual([
      [
        'the element “video” with its content',
        10,
        'Your browser shows no videos.\nYour browser shows no videos.',
        moving('video'),
      ],
    ]);
  });

  test('text in an unclosed comment or tag', () => {
    expect(lostFrom(`<p>x</p><!-- ${REST}`)).toEqual([
      [
        expect.stringContaining('the hidden comment “<h2>Your rights'),
        11,
        WORDS,
        'End the comment with “-->” in the HTML view to keep them.',
      ],
    ]);
    expect(lostFrom(`<p>x</p><a href="https://example.org>here</a>${REST.replaceAll('"', '')}`)).toEqual([
      [
        'the tag “a”, which never ends',
        12,
        `here\n${WORDS}`,
        'End the tag “a” in the HTML view to keep them; a quotation mark may be missing.',
      ],
    ]);
  });

  test.each([
    [
      'code',
      '<video><script>a()</script><meta content="b"></video><script>let a = 1 < b;</script><style>p { color: red }</style><video src="/a.mp4"></video>',
    ],
    ['a comment', '<!-- <b>Not yet</b> --><p>x</p>'],
    ['unwrapped text', '<blink>One</blink><font onclick="a()">Two</font>'],
    ['an unchanged text', '<p>One</p><!-- note'],
  ])('%s does not count', (_name, html) => expect(lostFrom(html)).toEqual([]));

  test('a long text is truncated, and words are counted in every script', () => {
    const { removed } = sanitizePolicyHtml(`<video>${'word '.repeat(1234)}`);
    expect(removed[0]?.lost).toEqual({
      count: 1234,
      text: `${'word '.repeat(99)}word…`,
      more: 1134,
      hint: closing('video'),
    });
    expect(lostFrom('<video>我们保护您的隐私')[0]?.[1]).toBeGreaterThan(2);
  });

  test('lost markup stays text, and scanning it stays linear', () => {
    const [[, , text] = []] = lostFrom('<video><p>&lt;img src=x onerror=alert(1)&gt;</p>');
    expect(text).toBe('<img src=x onerror=alert(1)>');
    for (const html of ['<', '<a', '</', '<b<i>>', '&lt;', '<iframe>', '<p>', '&'])
      attempt(() => sanitizePolicyHtml(`<iframe>${html.repeat(300_000 / html.length)}`).html);
  });
});

describe('rendered text', () => {
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

  test('newlines in tables stay newlines', () => {
    expect(renderPolicyHtml('<table>\n<tbody><tr><td>a\nb</td></tr></tbody></table>')).not.toContain('<br>');
  });

  test('ids and the links to them are namespaced', () => {
    expect(renderPolicyHtml('<a href="#body">x</a><h2 id="body">y</h2>')).toBe(
      '<a href="#policy-body">x</a><h2 id="policy-body">y</h2>',
    );
  });

  test('external images are requested over https and stored unchanged', () => {
    const written = '<img src="http://pictures.example/logo.png?a=1&amp;b=2" alt="Logo">';
    expect(sanitizePolicyHtml(written)).toEqual({ html: written, removed: [] });
    expect(renderPolicyHtml(written)).toContain('src="https://pictures.example/logo.png?a=1&amp;b=2"');
    const own = 'http://localhost:3000';
    for (const src of [`${own}/api/v1/icons/1.png`, '/logo.png', 'https://pictures.example/ logo.png'])
      expect(toShownImage(src, own)).toBe(src);
  });

  test('modernize gets and can add allowed markup only', () => {
    const shown = renderPolicyHtml('<ol><li onclick="a()">x</li></ol><script>b()</script>', (root) => {
      expect(root.innerHTML).toBe('<ol><li>x</li></ol>');
      root.innerHTML =
        '<ul onclick="c()" style="padding-left: 9em;" id="y"><li>x</li></ul><script>d()</script>';
    });
    expect(shown).toBe('<ul style="padding-left: min(9em, 48%);" id="policy-y"><li>x</li></ul>');
  });

  test('links to a new tab get noopener', () => {
    expect(renderPolicyHtml('<a href="https://example.org" target="_blank" rel="nofollow">x</a>')).toBe(
      '<a href="https://example.org" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });

  test('videos are sandboxed and have a title', () => {
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

  test('unclosed formatting that parsers reopen', () => {
    const html =
      Array.from({ length: 80 }, (_, i) => `<font size=${i % 7} face=f${i}>`).join('') + '<p>x'.repeat(5000);
    expect(() => sanitizePolicyHtml(html)).toThrow(TOO_MUCH);
  });

  test('a long policy is within the limits', () => {
    const section =
      '<h2>A</h2><p>b <b>c</b><p>d<ul><li>e<li>f<ul><li>g</ul></ul><table><tr><td>h<td>i<tr><td>j</table>';
    expect(sanitizePolicyHtml(section.repeat(300)).removed).toEqual([]);
  });

  test('size is measured in bytes, not characters', () => {
    expect(() => sanitizePolicyHtml('€'.repeat(333_334))).toThrow(/bytes/);
    expect(sanitizePolicyHtml('€'.repeat(333_333)).removed).toEqual([]);
  });
});
