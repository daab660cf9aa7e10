import type { CorpusDocument } from './CorpusDocument.ts';
import { escape, sectionAt, sections } from './policySections.ts';

const word = (text: string, style = 'margin-bottom:0cm;line-height:115%') =>
  `<p class="MsoNormal" style="${style}"><span lang="EN-GB" style="font-size:12.0pt;font-family:&quot;Times New Roman&quot;,serif">${text}<o:p></o:p></span></p>`;

const wordList = (points: readonly string[]) =>
  points
    .map(
      (point) =>
        `<p class="MsoListParagraph" style="text-indent:-18.0pt;mso-list:l0 level1 lfo1"><![if !supportLists]><span style="font-family:Symbol"><span style="mso-list:Ignore">·<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${point}<o:p></o:p></p>`,
    )
    .join('\n');

/** Raw markup of Word. */
const wordDocuments = sections.slice(0, 10).map(({ title, first, second, points }, index): CorpusDocument => {
  const clean = `<h2>${escape(title)}</h2>`;
  const foreign =
    index % 3 === 0
      ? [word(escape(first)), word(`<b style="mso-bidi-font-weight:normal">${escape(second)}</b>`)]
      : index % 3 === 1
        ? [word(escape(first)), ...wordList(points.map(escape)).split('\n')]
        : [
            `<table class="MsoTableGrid" border="1" style="border-collapse:collapse;mso-yfti-tbllook:1184"><tr style="mso-yfti-irow:0"><td valign="top" style="width:225.4pt;padding:0cm 5.4pt">${word(escape(first))}</td></tr></table>`,
          ];
  return {
    id: `word ${index + 1}: ${title}`,
    group: 'word',
    html: [clean, ...foreign, `<p>${escape(second)}</p>`].join('\n'),
  };
});

const docsSpan = (text: string, style = '') =>
  `<span style="font-size: 11pt; font-family: Arial; color: rgb(0, 0, 0); background-color: transparent; font-weight: 400; font-style: normal; font-variant: normal; text-decoration: none; vertical-align: baseline; white-space: pre-wrap;${style}">${text}</span>`;

/** Markup of Google Docs: many styles, fully editable. */
const docsDocuments = Array.from({ length: 8 }, (_, index): CorpusDocument => {
  const { title, first, second, points } = sectionAt(index + 3);
  const html = [
    `<h2 dir="ltr" style="line-height: 1.38; margin-top: 18pt; margin-bottom: 6pt;">${docsSpan(escape(title))}</h2>`,
    `<p dir="ltr" style="line-height: 1.38; margin-top: 0pt; margin-bottom: 0pt;">${docsSpan(escape(first))}${docsSpan(` ${escape(second)}`, ' font-weight: 700;')}</p>`,
    `<ul style="margin-top: 0px; margin-bottom: 0px;">${points.map((point) => `<li dir="ltr" style="list-style-type: disc; font-size: 11pt; font-family: Arial;"><p dir="ltr" role="presentation">${docsSpan(escape(point))}</p></li>`).join('')}</ul>`,
  ].join('');
  return { id: `docs ${index + 1}: ${title}`, group: 'docs', html };
});

const WEB: readonly (readonly [name: string, html: string])[] = [
  ['bold and italic of old', '<p><b>We</b> never <i>sell</i> <strike>your</strike> data.</p>'],
  [
    'fonts of old',
    '<p><font color="#cc0000" face="Arial">Red Arial</font> and <font color="blue">blue</font></p>',
  ],
  [
    'alignment of old',
    '<p align="center">Centred</p><h2 align="right">Right</h2><div align="justify">Justified text in a box</div>',
  ],
  [
    'boxes instead of paragraphs',
    '<div>First line</div><div>Second line</div><div><br></div><div>Third, after an empty one</div>',
  ],
  [
    'boxes in boxes',
    '<div class="policy"><div class="inner"><h1>Terms</h1><p>Text</p></div><p>More</p></div>',
  ],
  [
    'article',
    '<article>\n  <header><h1>Privacy</h1></header>\n  <p>Indented source,\n  over two lines.</p>\n  <footer><p>End</p></footer>\n</article>',
  ],
  [
    'indentation in pixels',
    '<p style="margin-left: 40px;">Indented by an old command</p><p style="padding-left: 30px">and by another editor</p>',
  ],
  ['open tags', '<p>one<p>two<ul><li>a<li>b</ul><p>three'],
  ['upper case', '<P>Upper <B>CASE</B></P>\r\n<UL><LI>x</LI></UL>'],
  ['loose quotes', '<p class=intro id=top>Unquoted <a href=https://example.org>link</a></p>'],
  ['address', '<address>Planner GmbH<br>Lindenstraße 8<br>10969 Berlin</address>'],
  ['text beside blocks', 'Last updated: 2026\n<p>Paragraph</p>\ntail with <b>bold</b>\n'],
  [
    'white space everywhere',
    '\n\n  <h1>  Spaced   title </h1>\n\n\t<p>\n\ttext  with\tspaces </p>  \n<p>end</p>\n\n',
  ],
  ['comments between sentences of source', '<p>a</p>   <p>b</p>\n\n\n<p>c</p>'],
  ['emoji and combining letters', '<p>👩‍👩‍👧 family plan, é and e\u0301, ﬁ ligature, \u200Bzero width</p>'],
];

const PLAIN: readonly (readonly [name: string, html: string])[] = [
  ['lines', 'Privacy Policy\n\nWe collect:\n- name\n- e-mail\n\nContact: privacy@example.org'],
  ['one line', 'Nothing but one line.'],
  ['Windows line ends', 'First\r\nSecond\r\n\r\nThird'],
  ['entities in plain text', 'A &amp; B &lt;c&gt;\nD &copy; 2026'],
  ['lines with marks', 'Terms\n\n<b>Bold</b> start\nand <a href="https://example.org">a link</a>\n\nEnd'],
  ['lines around blocks', 'Before\n\n<p>Block</p>\n\nAfter\nlast line'],
  ['line breaks of source in a paragraph', '<p>We keep\nyour name\nand address.</p>'],
  ['breaks and lines', 'One<br>two<br><br>three\nfour'],
];

const simple = (group: 'web' | 'plain', list: typeof WEB) =>
  list.map(([name, html]): CorpusDocument => ({ id: `${group}: ${name}`, group, html }));

export const officeDocuments: readonly CorpusDocument[] = [
  ...wordDocuments,
  ...docsDocuments,
  ...simple('web', WEB),
  ...simple('plain', PLAIN),
];
