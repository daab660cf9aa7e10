import type { CorpusDocument } from './CorpusDocument.ts';
import { escape, sectionAt } from './policySections.ts';

/** Markup that no tool of the toolbar makes. All of it can be edited but what has no text, and blocks that keep their spaces. */
const FOREIGN: readonly (readonly [name: string, html: string])[] = [
  ['definition list', '<dl><dt>Controller</dt><dd>Planner GmbH</dd></dl>'],
  ['comment', '<!-- reviewed by counsel, 2026-03-01 -->'],
  ['comment in a paragraph', '<p>Text <!-- note --> more</p>'],
  ['named anchor', '<p><a name="top"></a>Start</p>'],
  ['empty anchor with id', '<h2><a id="s2"></a>Section two</h2>'],
  ['details', '<details open><summary>More</summary><p>hidden text</p></details>'],
  ['figure', '<figure><img src="https://example.org/a.png" alt="A"><figcaption>Chart</figcaption></figure>'],
  ['table with caption', '<table><caption>Retention</caption><tr><td>x</td></tr></table>'],
  [
    'table with columns',
    '<table><colgroup><col width="40"><col></colgroup><tr><td>x</td><td>y</td></tr></table>',
  ],
  ['style sheet', '<style>p { color: red }</style>'],
  ['form', '<form action="/x"><label>Name <input name="n"></label></form>'],
  ['unknown element', '<policy-note kind="a">Custom element</policy-note>'],
  ['unknown property', '<p style="mso-pagination:none;color:red">Old office</p>'],
  ['property that leaves the text', '<p style="position:fixed;top:0">Overlay</p>'],
  ['handler', '<p onclick="alert(1)">Click</p>'],
  ['script link', '<p><a href="javascript:alert(1)">bad link</a></p>'],
  ['frame of another host', '<iframe src="https://evil.example/embed/x"></iframe>'],
  ['SVG', '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>'],
  ['check list', '<ol><li data-list="checked">done</li><li data-list="unchecked">open</li></ol>'],
  ['text in columns', '<p style="column-count:2">Two columns of text</p>'],
  [
    'picture',
    '<p><picture><source srcset="a.webp"><img src="https://example.org/a.png" alt=""></picture></p>',
  ],
  ['paragraph in a quotation mark', '<q><p>Block in inline</p></q>'],
  ['two quotations that touch', '<p><q>a</q><q>b</q></p>'],
  ['math', '<p>E = <math><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></math></p>'],
  ['word break and soft hyphen', '<p>Donau<wbr>dampf&shy;schifffahrt</p>'],
  ['marks in code', '<pre><code>a <b>bold</b> word</code></pre>'],
  ['blocks in preformatted text', '<pre><div>One</div>  two</pre>'],
];

const PRESERVED = new Set(['style sheet', 'frame of another host', 'blocks in preformatted text']);

export const preservedDocuments: readonly CorpusDocument[] = FOREIGN.map(([name, html], index) => {
  const { first, second } = sectionAt(index);
  return {
    id: `preserved: ${name}`,
    group: 'preserved',
    html: `<p>${escape(first)}</p>\n${html}\n<p>${escape(second)}</p>`,
    preserved: PRESERVED.has(name) ? 1 : 0,
  };
});
