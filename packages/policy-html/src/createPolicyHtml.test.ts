import { describe, expect, test } from 'vitest';
import { benignExamples, hostileExamples } from './testing/corpora.ts';
import { createPolicyHtml } from './createPolicyHtml.ts';
import { PolicyHtmlError } from './createPolicyReader.ts';
import { toShownImage } from './images.ts';
import { createWindow } from './server/createWindow.ts';

const window = createWindow();
const { sanitizePolicyHtml, renderPolicyHtml } = createPolicyHtml(window);

const parse = (html: string): Document => new window.DOMParser().parseFromString(html, 'text/html');

// What texts may contain, written out: a test that imported the list would allow what the list allows by mistake.

const wordsOf = (text: string) => text.split(' ');

const CELL = 'align valign width height bgcolor colspan rowspan headers abbr nowrap data-row';
/** Attributes of each element, besides those of all. */
const ATTRIBUTES = new Map(
  Object.entries({
    'h1 h2 h3 h4 h5 h6 p center caption': 'align',
    'section article aside main header footer nav address hgroup figure figcaption dl dt dd summary br wbr strong b em i u s strike sub sup small big mark tt kbd samp var cite dfn abbr acronym bdi bdo ruby rb rt rp rtc':
      '',
    div: 'align spellcheck data-language',
    'pre code': 'spellcheck data-language',
    span: 'contenteditable',
    font: 'color face size',
    hr: 'align width size',
    'blockquote q': 'cite',
    'ins del': 'cite datetime',
    time: 'datetime',
    details: 'open',
    ul: 'type',
    ol: 'type start reversed',
    li: 'value type data-list',
    table: 'align width bgcolor border cellpadding cellspacing summary rules frame',
    'colgroup col': 'align valign width span',
    'thead tbody tfoot': 'align valign',
    tr: 'align valign width bgcolor',
    th: `${CELL} scope`,
    td: CELL,
    a: 'href hreflang target rel',
    img: 'src alt width height align border',
    iframe: 'src width height frameborder allowfullscreen loading',
  }).flatMap(([names, attributes]) => wordsOf(names).map((name) => [name, wordsOf(attributes)])),
);
const OF_ALL = wordsOf('class style id title lang dir');
const SHOWN: Record<string, string> = {
  iframe: 'sandbox allow referrerpolicy loading',
  img: 'loading',
  a: 'rel',
  div: 'role tabindex aria-label data-table',
};

/** Browsers skip these in addresses. */
// oxlint-disable-next-line no-control-regex
const squeeze = (url: string) => url.replaceAll(/[\u0000-\u0020]/g, '');
const LINK = /^(?:https?:|mailto:|tel:|sms:|about:blank$|[^a-z]|[a-z+.-]*(?:[^a-z0-9+.:-]|$))/i;
const IMAGE = /^(?:https?:|data:image\/(?:png|jpeg|gif|webp);base64,|(?![a-z0-9+.-]*:))/i;
const OWN_CALL = /^(?:[/\\.]*[/\\])?api[/\\](?!v1[/\\]icons[/\\])/i;
const VIDEO =
  /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed\/[\w-]{1,64}|player\.vimeo\.com\/video\/\d{1,20})(?:[?#]|$)/i;

const STYLE =
  /^(?:color|background-color|text-align|(?:padding|margin)-(?:left|right|inline-start)|margin-(?:top|bottom)|text-indent|line-height|direction|text-decoration(?:-line)?|list-style-type|font-weight|font-style|font-variant|vertical-align|(?:min-)?width)\s*:(?!.*(?:url|image|var|attr|env|expression|calc|\\|transparent))/i;
const OF_TABLES = /^(?:min-)?width/i;

const TOKEN =
  /^(?:ql-(?:align-(?:left|right|center|justify)|indent-[1-9]|direction-rtl|size-(?:small|large|huge)|font-(?:serif|monospace)|syntax|video|ui|code-block(?:-container)?|(?:color|bg)-[a-z]+)|language-[a-z0-9+#-]{1,30})$/;

const isStyle = (declaration: string, name: string) =>
  STYLE.test(declaration) &&
  (!OF_TABLES.test(declaration) || /^(?:table|col|colgroup|t(?:head|body|foot|r|h|d))$/.test(name));

const partsOf = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What the value of an attribute must not be. */
const isWrong = (key: string, value: string, name: string, isShown: boolean): boolean => {
  const url = squeeze(value);
  switch (key) {
    case 'href':
    case 'cite':
      return !LINK.test(url);
    case 'src':
      return name === 'iframe' ? !VIDEO.test(value) : !IMAGE.test(url) || OWN_CALL.test(url);
    case 'style':
      return !partsOf(value, /;/).every((declaration) => isStyle(declaration, name));
    case 'class':
      return !partsOf(value, /\s+/).every((token) => TOKEN.test(token));
    case 'target':
      return value.toLowerCase() !== '_blank';
    case 'sandbox':
      return value !== 'allow-scripts allow-same-origin allow-presentation allow-popups';
    case 'referrerpolicy':
      return value !== 'strict-origin-when-cross-origin';
    case 'allow':
      return value !== 'fullscreen; picture-in-picture; encrypted-media';
    case 'id':
      return isShown && !value.startsWith('policy-');
    default:
      return false;
  }
};

const problemsOf = (element: Element, isShown: boolean): string[] => {
  const name = element.localName;
  const own = ATTRIBUTES.get(name);
  if (!own) return [`element ${name}`];
  const allowed = new Set([...OF_ALL, ...own, ...(isShown ? wordsOf(SHOWN[name] ?? '') : [])]);
  return [...element.attributes].flatMap(({ name: key, value }) =>
    !allowed.has(key) || isWrong(key, value, name, isShown) ? [`${key}="${value}" of ${name}`] : [],
  );
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

describe('nothing that leaves its box, its tab or its sandbox', () => {
  test.each([
    ...['absolute', 'sticky', 'fixed', 'relative', 'inherit'].map((value) => `position: ${value}`),
    'inset: 0',
    'top: 0',
    'z-index: 9',
    'float: left',
    'display: none',
    'opacity: 0',
    'visibility: hidden',
    'transform: none',
    'font-size: 9em',
    'text-indent: -9em',
    'margin-left: -1em',
    'padding: 9em',
    'margin-top: -1em',
    'margin-left: 9in',
    'margin-bottom: 99cm',
    'text-indent: 3in',
    'pointer-events: none',
    'background: red',
    'background-image: url(/x)',
    'cursor: url(/x)',
    'content: "x"',
    'animation: x 1s',
    'height: 1em',
    'width: 9em',
    'line-height: 0',
  ])('style %s', (style) => {
    const html = `<p style="${style}">x</p>`;
    expect(sanitizePolicyHtml(html).html).toBe('<p>x</p>');
    expect(renderPolicyHtml(html)).toBe('<p>x</p>');
  });

  test.each([
    ...['_top', '_parent', '_self', 'editor', '_blank x'].map((target) => `target="${target}"`),
    'rel="opener"',
    'referrerpolicy="unsafe-url"',
    'download',
    'ping="https://a.example"',
    'name=""',
  ])('link with %s', (attribute) => {
    const html = `<a href="https://a.example/" ${attribute}>x</a>`;
    expect(sanitizePolicyHtml(html).html).toBe('<a href="https://a.example/">x</a>');
    expect(renderPolicyHtml(html)).toBe('<a href="https://a.example/">x</a>');
  });

  const PLAYER = 'https://player.vimeo.com/video/7';
  test.each([
    'sandbox=""',
    'sandbox="allow-top-navigation"',
    'referrerpolicy="unsafe-url"',
    'allow="camera"',
    'srcdoc="<p>x"',
    'name="x"',
    'csp="none"',
    'credentialless',
  ])('video with %s', (attribute) => {
    const html = `<iframe src="${PLAYER}" ${attribute}></iframe>`;
    expect(sanitizePolicyHtml(html).html).toBe(`<iframe src="${PLAYER}"></iframe>`);
    expect(renderPolicyHtml(html)).toBe(renderPolicyHtml(`<iframe src="${PLAYER}"></iframe>`));
  });

  test('videos have exactly these permissions', () => {
    const frame = parse(renderPolicyHtml(`<iframe src="${PLAYER}"></iframe>`)).querySelector('iframe');
    expect(
      Object.fromEntries([...(frame?.attributes ?? [])].map(({ name, value }) => [name, value])),
    ).toEqual({
      src: PLAYER,
      title: 'Video',
      sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
      allow: 'fullscreen; picture-in-picture; encrypted-media',
      referrerpolicy: 'strict-origin-when-cross-origin',
      loading: 'lazy',
    });
  });

  test('a video whose address has credentials is removed', () => {
    const html = '<iframe src="https://me:secret@player.vimeo.com/video/7"></iframe>';
    expect([sanitizePolicyHtml(html).html, renderPolicyHtml(html)]).toEqual(['', '']);
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

test('removals are found by the words in them, or before them', () => {
  const { removed } = sanitizePolicyHtml(
    `<script>1</script><p onclick="x()">One <b>${'long '.repeat(20)}</b></p><video></video><p onclick="x()"> </p>${'<p onclick="x()">Two\nlines</p>'.repeat(3)}`,
  );
  expect(removed.map(({ what, count, places, at }) => [count, what, ...places, ...at])).toEqual([
    [1, 'the element “script” with its content', 'before “One”', 0],
    [
      5,
      'the attribute “onclick” of “p”',
      'in “One”',
      `after “…${'long '.repeat(12).trim()}”`,
      'in “Two lines”',
      1,
      84,
      84,
      92,
      100,
    ],
    [1, 'the element “video” with its content', `after “…${'long '.repeat(12).trim()}”`, 84],
  ]);
});

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
});

const TOO_MUCH = /nested|elements/;

test('names that every object of JavaScript has are no allowed element and no host of videos', () => {
  const html = '<p>One<constructor>two</p><iframe src="https://constructor/"></iframe></constructor>';
  const { html: stored, removed } = sanitizePolicyHtml(html);
  expect(stored).toBe('<p>Onetwo</p>');
  expect(removed.map(({ what }) => what)).toEqual([
    'the element “constructor”; its content stays',
    'the frame from “https://constructor/”',
  ]);
});

test('the targets of links that older programs write as names become ids', () => {
  const html = '<p><a href="#a">To</a></p><h2><a name="a"></a>Target</h2>';
  const stored = '<p><a href="#a">To</a></p><h2><a id="a"></a>Target</h2>';
  expect(sanitizePolicyHtml(html)).toEqual({ html: stored, removed: [] });
  expect(sanitizePolicyHtml(stored)).toEqual({ html: stored, removed: [] });
  const shown = '<p><a href="#policy-a">To</a></p><h2><a id="policy-a"></a>Target</h2>';
  expect(renderPolicyHtml(html)).toBe(shown);
});

test("margins, first lines and line heights of Word's paragraphs stay, and within the page", () => {
  const styles = [
    'margin-left:.5in;text-indent:-.25in',
    'margin-left: 1.27cm',
    'margin-right: 20mm',
    'margin-left: 3pc',
    'margin-top: 12pt; margin-bottom: 8.0pt',
    'line-height: 150%',
    'line-height: 1.15',
    'text-indent: 36.0pt',
  ];
  for (const style of styles)
    expect(sanitizePolicyHtml(`<p style="${style}">x</p>`)).toEqual({
      html: `<p style="${style}">x</p>`,
      removed: [],
    });
  expect(renderPolicyHtml('<p style="margin-left:.5in;text-indent:-.25in">x</p>')).toBe(
    '<p style="margin-left:min(.5in, 48%);text-indent:max(-.25in, -1 * min(.5in, 48%))">x</p>',
  );
  expect(renderPolicyHtml('<p style="text-indent: -1in">x</p>')).toBe(
    '<p style="text-indent: max(-1in, -1 * min(0px, 48%))">x</p>',
  );
});

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
