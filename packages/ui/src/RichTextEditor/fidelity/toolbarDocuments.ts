import type { CorpusDocument } from './CorpusDocument.ts';
import { escape, sectionAt } from './policySections.ts';

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type Feature = readonly [name: string, write: (text: string, more: string) => string];

const block =
  (tag: string, attributes = ''): Feature[1] =>
  (text, more) =>
    `<${tag}${attributes}>${text}</${tag}>\n<p>${more}</p>`;
const inline =
  (tag: string, attributes = ''): Feature[1] =>
  (text, more) =>
    `<p>Before <${tag}${attributes}>${text}</${tag}> after.</p>\n<p>${more}</p>`;
const span = (style: string): Feature[1] => inline('span', ` style="${style}"`);

const FEATURES: readonly Feature[] = [
  ...[1, 2, 3, 4, 5, 6].map((level): Feature => [`heading ${level}`, block(`h${level}`)]),
  ['bold', inline('strong')],
  ['italic', inline('em')],
  ['underline', inline('u')],
  ['strike', inline('s')],
  ['subscript', inline('sub')],
  ['superscript', inline('sup')],
  ['inline code', inline('code')],
  ['all marks at once', (text, more) => `<p><strong><em><u><s>${text}</s></u></em></strong> ${more}</p>`],
  ['marks that overlap', (text, more) => `<p><strong>${text} <em>${more}</em></strong><em> and on</em></p>`],
  ['colour in hex', span('color: #e60000')],
  ['colour in rgb', span('color: rgb(0, 102, 204);')],
  ['colour by name', span('color:rebeccapurple')],
  ['background', span('background-color: rgb(255, 255, 0);')],
  ['colour and background', span('color: rgb(255, 255, 255); background-color: #06c')],
  [
    'colour inside bold',
    (text, more) => `<p><strong>${text} <span style="color: #008a00;">${more}</span></strong></p>`,
  ],
  [
    'background around colour',
    (text, more) =>
      `<p><span style="background-color: #ff0">${text} <span style="color: #e60000">${more}</span> end</span></p>`,
  ],
  ['blockquote', (text, more) => `<blockquote><p>${text}</p><p>${more}</p></blockquote>`],
  ['blockquote with text alone', (text, more) => `<blockquote>${text}</blockquote><p>${more}</p>`],
  [
    'blockquote in blockquote',
    (text, more) => `<blockquote><p>${text}</p><blockquote><p>${more}</p></blockquote></blockquote>`,
  ],
  ['code block', (text, more) => `<pre><code>${text}\n\t${more}\n</code></pre>`],
  [
    'code block with language',
    (text, more) => `<pre><code class="language-json">{ "a": "${text}",\n  "b": "${more}" }</code></pre>`,
  ],
  ['preformatted text', (text, more) => `<pre>${text}\n  ${more}</pre>`],
  ['numbered list from five', (text, more) => `<ol start="5"><li>${text}</li><li>${more}</li></ol>`],
  ['numbered list with letters', (text, more) => `<ol type="a"><li>${text}</li><li>${more}</li></ol>`],
  ['reversed list', (text, more) => `<ol reversed><li>${text}</li><li>${more}</li></ol>`],
  [
    'list with paragraphs',
    (text, more) => `<ul><li><p>${text}</p><p>${more}</p></li><li><p>${more}</p></li></ul>`,
  ],
  [
    'list in list in list',
    (text, more) => `<ul><li>${text}<ol><li>${more}<ul><li>${text}</li></ul></li></ol></li></ul>`,
  ],
  [
    'list with heading and quote',
    (text, more) => `<ol><li><h3>${text}</h3><blockquote><p>${more}</p></blockquote></li></ol>`,
  ],
  ['list with a code block', (text, more) => `<ul><li>${text}<pre><code>${more}</code></pre></li></ul>`],
  ...[1, 2, 3, 8].map((level): Feature => [
    `indent ${level}`,
    block('p', ` style="padding-left: ${level * 3}em;"`),
  ]),
  ...['left', 'center', 'right', 'justify'].map((side): Feature => [
    `align ${side}`,
    block('p', ` style="text-align: ${side};"`),
  ]),
  ['aligned heading', block('h2', ' style="text-align: center"')],
  ['indented, aligned heading', block('h3', ' style="padding-left: 3em; text-align: right"')],
  ['direction of a paragraph', block('p', ' dir="rtl"')],
  ...[
    'http://example.org',
    'https://example.org/a?b=c&amp;d=e#f',
    'mailto:a@example.org?subject=Hello%20there',
    'tel:+441632960961',
    'sms:+441632960961?body=hi',
    '/terms-and-conditions',
    '#data',
    'about:blank',
  ].map((href): Feature => [`link to ${href.slice(0, 20)}`, inline('a', ` href="${href}"`)]),
  ['link with target', inline('a', ' href="https://example.org" target="_blank" rel="noopener noreferrer"')],
  [
    'link with marks inside',
    (text, more) => `<p><a href="https://example.org"><strong>${text}</strong> ${more}</a></p>`,
  ],
  [
    'link inside bold',
    (text, more) => `<p><strong>${text} <a href="https://example.org">${more}</a>.</strong></p>`,
  ],
  [
    'video of YouTube',
    (text, more) =>
      `<p>${text}</p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=30&amp;rel=0" width="560" height="315" title="${more.slice(0, 20)}" allowfullscreen></iframe>`,
  ],
  [
    'video of Vimeo',
    (text, more) =>
      `<iframe src="https://player.vimeo.com/video/76979871" width="640" height="360" frameborder="0" allow="fullscreen" allowfullscreen=""></iframe>\n<p>${text} ${more}</p>`,
  ],
  ['image as data', (text, more) => `<p>${text} <img src="${PNG}" alt="dot"> ${more}</p>`],
  [
    'image from the web',
    (text, more) =>
      `<p><img src="https://example.org/logo.png" alt="Logo" width="120" height="40"></p><p>${text} ${more}</p>`,
  ],
  [
    'image in a link',
    (text, more) =>
      `<p><a href="https://example.org"><img src="${PNG}" alt="${text.slice(0, 12)}"></a> ${more}</p>`,
  ],
  ['horizontal rule', (text, more) => `<p>${text}</p><hr><p>${more}</p>`],
  ['line breaks', (text, more) => `<p>${text}<br>${more}<br><br>End.</p>`],
  ['empty paragraphs', (text, more) => `<p>${text}</p><p><br></p><p></p><p>${more}</p>`],
  [
    'table',
    (text, more) =>
      `<table><tbody><tr><td>${text}</td><td>${more}</td></tr><tr><td>1</td><td></td></tr></tbody></table>`,
  ],
  [
    'table with header row',
    (text, more) =>
      `<table><thead><tr><th>Name</th><th>Purpose</th></tr></thead><tbody><tr><td>${text}</td><td>${more}</td></tr></tbody></table>`,
  ],
  [
    'table with footer',
    (text, more) =>
      `<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>${text}</td></tr><tr><td>${more}</td></tr></tbody><tfoot><tr><td>Sum</td></tr></tfoot></table>`,
  ],
  [
    'table with spans',
    (text, more) =>
      `<table><tr><th colspan="2">${text}</th></tr><tr><td rowspan="2">${more}</td><td>b</td></tr><tr><td>c</td></tr></table>`,
  ],
  [
    'table with header column',
    (text, more) =>
      `<table><tbody><tr><th>${text}</th><td>${more}</td></tr><tr><th>2</th><td>b</td></tr></tbody></table>`,
  ],
  [
    'table with blocks in cells',
    (text, more) =>
      `<table><tbody><tr><td><p>${text}</p><ul><li>${more}</li></ul></td><td style="text-align: right"><h4>x</h4></td></tr></tbody></table>`,
  ],
  [
    'heading with an id',
    (text, more) => `<p><a href="#s1">${text}</a></p><h2 id="s1">${text}</h2><p>${more}</p>`,
  ],
  ['words in another language', (text, more) => `<p lang="de">${text} <span lang="fr">${more}</span></p>`],
  ...['kbd', 'var', 'cite', 'q', 'mark', 'small', 'samp', 'dfn', 'ins', 'del', 'bdi'].map((tag): Feature => [
    `element ${tag}`,
    inline(tag),
  ]),
  ['abbreviation', inline('abbr', ' title="General Data Protection Regulation"')],
  ['ruby', (text, more) => `<p>${text} <ruby>漢<rt>kan</rt>字<rt>ji</rt></ruby> ${more}</p>`],
  [
    'sections',
    (text, more) =>
      `<section id="a"><h2>${text}</h2><p>${more}</p></section>\n<section><p>${text}</p></section>`,
  ],
  [
    'no-break spaces and entities',
    (text, more) =>
      `<p>&copy; 2026&nbsp;&mdash; ${text} &hellip; &sect;&nbsp;5 &quot;q&quot; &lt;b&gt; ${more}</p>`,
  ],
];

export const toolbarDocuments: readonly CorpusDocument[] = FEATURES.map(([name, write], index) => {
  const { first, second } = sectionAt(index);
  return { id: `toolbar: ${name}`, group: 'toolbar', html: write(escape(first), escape(second)) };
});
