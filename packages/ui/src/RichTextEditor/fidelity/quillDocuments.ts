import type { CorpusDocument } from './CorpusDocument.ts';
import { escape, rightToLeft, sectionAt } from './policySections.ts';

type Write = (title: string, first: string, second: string, points: readonly string[]) => string;

const classed =
  (name: string): Write =>
  (_, first, second) =>
    `<p class="${name}">${first}</p><p>${second}</p>`;
const spanned =
  (name: string): Write =>
  (title, first) =>
    `<p>${title}: <span class="${name}">${first}</span></p>`;

const BOTH: Readonly<Record<string, Write>> = {
  'aligned center': classed('ql-align-center'),
  'aligned right': classed('ql-align-right'),
  'aligned justify': classed('ql-align-justify'),
  'aligned heading': (title, first) =>
    `<h1 class="ql-align-center">${title}</h1><p class="ql-align-justify">${first}</p>`,
  'indent 1': classed('ql-indent-1'),
  'indent 8': classed('ql-indent-8'),
  'indent and alignment': classed('ql-align-right ql-indent-2'),
  'size small': spanned('ql-size-small'),
  'size large': spanned('ql-size-large'),
  'size huge in bold': (title, first) =>
    `<p><strong class="ql-size-huge">${title}</strong></p><p>${first}</p>`,
  'font serif': spanned('ql-font-serif'),
  'font and size': spanned('ql-font-monospace ql-size-large'),
  'color in a style': (title, first) =>
    `<p><span style="color: rgb(230, 0, 0);">${title}</span> <strong style="color: rgb(0, 138, 0);">${first}</strong></p>`,
  'background in a style': (_, first) =>
    `<p><span style="background-color: rgb(255, 255, 0);">${first}</span></p>`,
  'empty lines': (title, first, second) =>
    `<h2>${title}</h2><p><br></p><p>${first}</p><p><br></p><p><br></p><p>${second}</p>`,
  blockquote: (_, first, second) =>
    `<blockquote>${first}</blockquote><blockquote class="ql-align-center">${second}</blockquote>`,
  link: (title, first) =>
    `<p><a href="https://example.org" rel="noopener noreferrer" target="_blank">${title}</a> ${first}</p>`,
  'video frame': (_, first) =>
    `<p>${first}</p><iframe class="ql-video" frameborder="0" allowfullscreen="true" src="https://www.youtube.com/embed/dQw4w9WgXcQ?showinfo=0"></iframe><p><br></p>`,
  'video of Vimeo': (_, first) =>
    `<iframe class="ql-video ql-align-center" frameborder="0" allowfullscreen="true" src="https://player.vimeo.com/video/76979871"></iframe><p>${first}</p>`,
  'script letters': (_, first) => `<p>${first} H<sub>2</sub>O, m<sup>2</sup></p>`,
};

const QUILL_1: Readonly<Record<string, Write>> = {
  ...BOTH,
  'bullet list': (_, __, ___, points) => `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
  'nested by class': (_, __, ___, [a, b, c]) =>
    `<ol><li>${a}</li><li class="ql-indent-1">${b}</li><li class="ql-indent-2">${c}</li><li>end</li></ol>`,
  'nested bullets by class': (_, __, ___, [a, b, c]) =>
    `<ul><li>${a}</li><li class="ql-indent-1">${b}</li><li class="ql-indent-1">${c}</li></ul>`,
  'list that starts deep': (_, __, ___, [a, b]) =>
    `<ul><li>${a}</li></ul><ol><li class="ql-indent-1">${b}</li></ol>`,
  'list that skips a level': (_, __, ___, [a, b]) =>
    `<ul><li>${a}</li><li class="ql-indent-3">${b}</li></ul>`,
  'aligned items': (_, __, ___, [a, b]) =>
    `<ol><li class="ql-align-center">${a}</li><li class="ql-indent-1 ql-align-right">${b}</li></ol>`,
  'code block': (_, first, second) =>
    `<pre class="ql-syntax" spellcheck="false">${first}\n  ${second}\n</pre>`,
  'code with colours': (_, first) =>
    `<pre class="ql-syntax" spellcheck="false"><span class="hljs-keyword">const</span> a = <span class="hljs-string">"${first}"</span>;\n</pre>`,
};

const li2 = (kind: string, text: string, more = '') =>
  `<li data-list="${kind}"${more}><span class="ql-ui" contenteditable="false"></span>${text}</li>`;

const QUILL_2: Readonly<Record<string, Write>> = {
  ...BOTH,
  'bullet list': (_, __, ___, points) => `<ol>${points.map((point) => li2('bullet', point)).join('')}</ol>`,
  'numbered list': (_, __, ___, points) =>
    `<ol>${points.map((point) => li2('ordered', point)).join('')}</ol>`,
  'list without markers': (_, __, ___, points) =>
    `<ol>${points.map((point) => `<li data-list="bullet">${point}</li>`).join('')}</ol>`,
  'mixed list': (_, __, ___, [a = '', b = '', c = '']) =>
    `<ol>${li2('ordered', a)}${li2('bullet', b)}${li2('bullet', c)}</ol>`,
  'nested list': (_, __, ___, [a = '', b = '', c = '']) =>
    `<ol>${li2('bullet', a)}${li2('bullet', b, ' class="ql-indent-1"')}${li2('ordered', c, ' class="ql-indent-2"')}${li2('bullet', 'end')}</ol>`,
  'code block': (_, first, second) =>
    `<div class="ql-code-block-container" spellcheck="false"><div class="ql-code-block">${first}</div><div class="ql-code-block">  ${second}</div></div>`,
  'code with language': (_, first) =>
    `<div class="ql-code-block-container" spellcheck="false"><div class="ql-code-block" data-language="javascript">let a;</div><div class="ql-code-block" data-language="javascript">// ${first}</div></div>`,
  table: (title, first) =>
    `<table class="ql-table"><tbody><tr><td data-row="1">${title}</td><td data-row="1">${first}</td></tr></tbody></table>`,
};

const documents = (
  group: 'quill 1' | 'quill 2',
  writers: Readonly<Record<string, Write>>,
): CorpusDocument[] => [
  ...Object.entries(writers).map(([name, write], index) => {
    const { title, first, second, points } = sectionAt(index + (group === 'quill 1' ? 0 : 5));
    return {
      id: `${group}: ${name}`,
      group,
      html: write(escape(title), escape(first), escape(second), points.map(escape)),
    };
  }),
  ...rightToLeft.map(({ title, first, points: [a, b] }, index) => ({
    id: `${group}: right to left ${index + 1}`,
    group,
    html: `<h2 class="ql-align-right ql-direction-rtl">${title}</h2><p class="ql-direction-rtl ql-indent-1">${first}</p><ol><li${group === 'quill 2' ? ' data-list="bullet"' : ''} class="ql-direction-rtl ql-align-right">${a}</li><li${group === 'quill 2' ? ' data-list="bullet"' : ''} class="ql-indent-1 ql-direction-rtl ql-align-right">${b}</li></ol>`,
  })),
];

export const quillDocuments: readonly CorpusDocument[] = [
  ...documents('quill 1', QUILL_1),
  ...documents('quill 2', QUILL_2),
];
