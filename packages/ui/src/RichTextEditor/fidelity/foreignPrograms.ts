/** How a program writes the parts of a document. Texts are HTML. */
export interface Program {
  readonly heading: (text: string, id: string) => string;
  readonly paragraph: (html: string) => string;
  readonly bold: (text: string) => string;
  readonly link: (text: string, href: string) => string;
  readonly list: (items: readonly string[], isOrdered: boolean) => string;
  readonly table: (rows: readonly (readonly string[])[]) => string;
  /** What is typical of the program. */
  readonly extras: readonly ((text: string, more: string) => string)[];
  readonly document?: (body: string, title: string) => string;
  readonly separator?: string;
}

const rowsOf = (
  rows: readonly (readonly string[])[],
  cell: (text: string, row: number, column: number) => string,
  row: (cells: string, index: number) => string,
) =>
  rows
    .map((cells, index) => row(cells.map((text, column) => cell(text, index, column)).join(''), index))
    .join('');

const items = (texts: readonly string[], item: (text: string, index: number) => string) =>
  texts.map(item).join('');

const WORD_TABLE =
  "class=MsoTableGrid border=1 cellspacing=0 cellpadding=0\n style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt;\n mso-yfti-tbllook:1184;mso-padding-alt:0cm 5.4pt 0cm 5.4pt'";

const wordFull: Program = {
  heading: (text, id) =>
    `<h2 style='margin-top:12.0pt;mso-pagination:widow-orphan'><a name="_Toc${id}"></a><span lang=EN-GB style='font-family:"Calibri Light",sans-serif;mso-ansi-language:EN-GB'>${text}<o:p></o:p></span></h2>`,
  paragraph: (html) =>
    `<p class=MsoNormal style='margin-bottom:8.0pt;text-align:justify;mso-line-height-alt:\n12.0pt'><span lang=EN-GB style='font-size:11.0pt;font-family:"Arial",sans-serif;\nmso-ansi-language:EN-GB'>${html}<o:p></o:p></span></p>`,
  bold: (text) => `<b style='mso-bidi-font-weight:normal'>${text}</b>`,
  link: (text, href) =>
    `<a href="${href}"><span style='color:#0563C1;mso-themecolor:hyperlink'>${text}</span></a>`,
  list: (texts, isOrdered) =>
    items(
      texts,
      (text, index) =>
        `<p class=MsoListParagraphCxSp${index === 0 ? 'First' : 'Middle'} style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span\nlang=EN-GB style='font-family:Symbol;mso-fareast-font-family:Symbol'><span\nstyle='mso-list:Ignore'>${isOrdered ? `${index + 1}.` : '·'}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-GB>${text}<o:p></o:p></span></p>\n\n`,
    ),
  table: (rows) =>
    `<table ${WORD_TABLE}>\n${rowsOf(
      rows,
      (text) =>
        `  <td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt;\n  mso-border-alt:solid windowtext .5pt;padding:0cm 5.4pt 0cm 5.4pt'>\n  <p class=MsoNormal><span lang=EN-GB>${text}<o:p></o:p></span></p>\n  </td>\n`,
      (cells, index) => ` <tr style='mso-yfti-irow:${index};mso-yfti-firstrow:yes'>\n${cells} </tr>\n`,
    )}</table>`,
  extras: [
    (text) =>
      `<p class=MsoNormal><span lang=EN-GB><o:p>&nbsp;</o:p></span></p>\n\n<p class=MsoNormal>${text}<br clear=all style='mso-special-character:line-break;page-break-before:always'></p>`,
    (text, more) =>
      `<p class=MsoNormal>${text}<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></a></p>\n<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all>\n<hr align=left size=1 width="33%">\n<![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText>${more}<o:p></o:p></p></div></div>`,
    (text, more) =>
      `<p class=MsoNormal><st1:place w:st="on">${text}</st1:place> <ins cite="mailto:Counsel" datetime="2026-03-01T10:00">${more}</ins><del cite="mailto:Counsel" datetime="2026-03-01T10:00">${text}</del></p>`,
    (text) =>
      `<div style='mso-element:para-border-div;border:solid windowtext 1.0pt;padding:1.0pt 4.0pt'><p class=MsoNormal style='border:none'>${text}<o:p></o:p></p></div>`,
  ],
  document: (body, title) =>
    `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">\n\n<head>\n<meta http-equiv=Content-Type content="text/html; charset=utf-8">\n<meta name=Generator content="Microsoft Word 15">\n<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->\n</head>\n\n<body lang=EN-GB link="#0563C1" vlink="#954F72" style='tab-interval:36.0pt'>\n\n<div class=WordSection1>\n\n<p class=MsoTitle><span lang=EN-GB>${title}<o:p></o:p></span></p>\n\n${body}\n\n</div>\n\n</body>\n\n</html>\n`,
  separator: '\n\n',
};

const wordFiltered: Program = {
  heading: (text, id) => `<h2><a name="_Toc${id}"></a><span lang=EN-GB>${text}</span></h2>`,
  paragraph: (html) =>
    `<p class=MsoNormal style='margin-bottom:8.0pt;text-align:justify;line-height:107%'><span lang=EN-GB\nstyle='font-family:"Arial",sans-serif'>${html}</span></p>`,
  bold: (text) => `<b>${text}</b>`,
  link: (text, href) => `<span\nclass=MsoHyperlink><a href="${href}">${text}</a></span>`,
  list: (texts, isOrdered) =>
    items(
      texts,
      (text, index) =>
        `<p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt'><span\nlang=EN-GB style='font-family:Symbol'>${isOrdered ? `${index + 1}.` : '·'}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><span lang=EN-GB>${text}</span></p>\n\n`,
    ),
  table: (rows) =>
    `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0\n style='border-collapse:collapse;border:none'>\n${rowsOf(
      rows,
      (text) =>
        `  <td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt 0cm 5.4pt'>\n  <p class=MsoNormal>${text}</p>\n  </td>\n`,
      (cells) => ` <tr>\n${cells} </tr>\n`,
    )}</table>`,
  extras: [
    (text) =>
      `<p class=MsoNormal>&nbsp;</p>\n\n<p class=MsoNormal>${text}<br clear=all style='page-break-before:always'>\n</p>`,
    (text, more) =>
      `<p class=MsoNormal>${text}<a href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference>[1]</span></a></p>\n\n<div><br clear=all>\n\n<hr align=left size=1 width="33%">\n\n<div id=ftn1>\n\n<p class=MsoFootnoteText>${more}</p>\n\n</div>\n\n</div>`,
    (text, more) =>
      `<ol style='margin-top:0cm' start=1 type=1>\n <li class=MsoNormal style='line-height:107%'>${text}</li>\n <ol style='margin-top:0cm' start=1 type=a>\n  <li class=MsoNormal>${more}</li>\n </ol>\n</ol>`,
    (text) =>
      `<p class=MsoToc1><a href="#_Toc1">${text}<span style='color:windowtext;display:none;text-decoration:none'>. </span><span style='display:none'>2</span></a></p>`,
  ],
  document: (body, title) =>
    `<html>\n\n<head>\n<meta http-equiv=Content-Type content="text/html; charset=windows-1252">\n<meta name=Generator content="Microsoft Word 15 (filtered)">\n</head>\n\n<body lang=EN-GB style='word-wrap:break-word'>\n\n<div class=WordSection1>\n\n<p class=MsoTitle>${title}</p>\n\n${body}\n\n</div>\n\n</body>\n\n</html>\n`,
  separator: '\n\n',
};

const DOCS_STYLE =
  'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;';
const docsRun = (text: string, style = DOCS_STYLE) => `<span style="${style}">${text}</span>`;

const docsClipboard: Program = {
  heading: (text) =>
    `<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;">${docsRun(text, DOCS_STYLE.replace('11pt', '16pt'))}</h2>`,
  paragraph: (html) =>
    `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${docsRun(html)}</p>`,
  bold: (text) => `</span>${docsRun(text, DOCS_STYLE.replace('400', '700'))}<span style="${DOCS_STYLE}">`,
  link: (text, href) =>
    `</span><a href="${href}" style="text-decoration:none;">${docsRun(text, DOCS_STYLE.replace('#000000', '#1155cc').replace('text-decoration:none', 'text-decoration:underline;-webkit-text-decoration-skip:none;text-decoration-skip-ink:none'))}</a><span style="${DOCS_STYLE}">`,
  list: (texts, isOrdered) => {
    const tag = isOrdered ? 'ol' : 'ul';
    const item = (text: string, level = 1) =>
      `<li dir="ltr" style="list-style-type:${isOrdered ? 'decimal' : 'disc'};font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;white-space:pre;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${docsRun(text)}</p></li>`;
    const [first = '', ...rest] = texts;
    const nested = `<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${items(rest, (text) => item(text, 2))}</ul>`;
    return `<${tag} style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${item(first)}${nested}</${tag}>`;
  },
  table: (rows) =>
    `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301"/><col width="301"/></colgroup><tbody>${rowsOf(
      rows,
      (text) =>
        `<td style="border-left:solid #000000 1pt;border-right:solid #000000 1pt;vertical-align:top;padding:5pt 5pt 5pt 5pt;overflow:hidden;overflow-wrap:break-word;"><p dir="ltr" style="line-height:1.2;margin-top:0pt;margin-bottom:0pt;">${docsRun(text)}</p></td>`,
      (cells) => `<tr style="height:0pt">${cells}</tr>`,
    )}</tbody></table></div>`,
  extras: [
    (text) =>
      `<br /><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${docsRun(text)}</p><br />`,
    (text) => `<p dir="ltr">${docsRun(text)}</p><p dir="ltr"><hr /></p>`,
    (text, more) => `<p dir="ltr">${docsRun(text)}${docsRun('<br />')}${docsRun(more)}</p>`,
  ],
  document: (body) =>
    `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5d1e7a62-7fff-4b0f">${body}</b><br class="Apple-interchange-newline">`,
};

const docsExport: Program = {
  heading: (text, id) => `<h2 class="c6" id="h.${id}"><span class="c2 c8">${text}</span></h2>`,
  paragraph: (html) => `<p class="c1"><span class="c0">${html}</span></p>`,
  bold: (text) => `</span><span class="c0 c4">${text}</span><span class="c0">`,
  link: (text, href) =>
    `</span><span class="c7"><a class="c9" href="${href}">${text}</a></span><span class="c0">`,
  list: (texts, isOrdered) => {
    const tag = isOrdered ? 'ol' : 'ul';
    return `<${tag} class="c10 lst-kix_abc-0 start" start="1">${items(texts, (text) => `<li class="c1 c5 li-bullet-0"><span class="c0">${text}</span></li>`)}</${tag}>`;
  },
  table: (rows) =>
    `<a id="t.1"></a><a id="t.0"></a><table class="c13">${rowsOf(
      rows,
      (text) =>
        `<td class="c11" colspan="1" rowspan="1"><p class="c1"><span class="c0">${text}</span></p></td>`,
      (cells) => `<tr class="c12">${cells}</tr>`,
    )}</table>`,
  extras: [
    (text) =>
      `<p class="c1 c3"><span class="c0"></span></p><p class="c1"><span class="c0">${text}</span></p>`,
    (text, more) =>
      `<p class="c1"><span class="c0">${text}</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><hr style="page-break-before:always;display:none;"><div class="c14"><p class="c1"><a href="#cmnt_ref1" id="cmnt1">[a]</a><span class="c0">${more}</span></p></div>`,
    (text) =>
      `<p class="c1"><span style="overflow: hidden; display: inline-block; margin: 0.00px 0.00px; width: 120.00px; height: 40.00px;"><img alt="" src="https://example.org/images/image1.png" style="width: 120.00px; height: 40.00px;" title=""></span><span class="c0">${text}</span></p>`,
  ],
  document: (body, title) =>
    `<html><head><meta content="text/html; charset=UTF-8" http-equiv="content-type"></head><body class="c15 doc-content"><div><p class="c3"><span class="c0">${title}</span></p></div>${body}</body></html>`,
};

const libreOffice: Program = {
  heading: (text) => `<h2 class="western">${text}</h2>`,
  paragraph: (html) =>
    `<p align="justify" style="line-height: 115%; margin-bottom: 0.25cm">\n<font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt">${html}</font></font></p>`,
  bold: (text) => `<b>${text}</b>`,
  link: (text, href) => `<font color="#000080"><u><a href="${href}">${text}</a></u></font>`,
  list: (texts, isOrdered) => {
    const tag = isOrdered ? 'ol' : 'ul';
    return `<${tag}>\n${items(texts, (text) => `\t<li><p style="margin-bottom: 0cm">${text}</p></li>\n`)}</${tag}>`;
  },
  table: (rows) =>
    `<table width="100%" cellpadding="4" cellspacing="0">\n\t<col width="128*"/>\n\n\t<col width="128*"/>\n\n\t${rowsOf(
      rows,
      (text, row) =>
        `\t\t<td width="50%" style="border-top: 1px solid #000000; padding: 0.1cm"><p>\n\t\t\t${row === 0 ? `<b>${text}</b>` : text}</p>\n\t\t</td>\n`,
      (cells) => `<tr valign="top">\n${cells}\t</tr>\n\t`,
    )}</table>`,
  extras: [
    (text) => `<p style="margin-bottom: 0cm"><br/>\n\n</p>\n<p style="page-break-before: always">${text}</p>`,
    (text, more) =>
      `<p>${text}<sup><a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym">1</a></sup></p>\n<div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>${more}</p>\n</div>`,
    (text) => `<div title="header"><p style="margin-bottom: 0.6cm">${text}</p></div>`,
    (text, more) => `<dl>\n\t<dt>${text}</dt>\n\t<dd>${more}</dd>\n</dl>`,
  ],
  document: (body, title) =>
    `<!DOCTYPE html>\n<html>\n<head>\n\t<meta http-equiv="content-type" content="text/html; charset=utf-8"/>\n\t<meta name="generator" content="LibreOffice 24.2 (Linux)"/>\n</head>\n<body lang="en-GB" link="#000080" vlink="#800000" dir="ltr">\n<p class="title" align="center">${title}</p>\n${body}\n</body>\n</html>`,
  separator: '\n',
};

const bdt = (html: string) =>
  `<bdt class="block-component"></bdt>${html}<bdt class="statement-end-if-in-editor"></bdt>`;
const TERMLY = 'font-size: 15px; color: rgb(89, 89, 89);';

const termly: Program = {
  heading: (text, id) =>
    `<div id="${id}" style="line-height: 1.5;"><span style="color: rgb(127, 127, 127);"><span style="${TERMLY}"><span data-custom-class="body_text"><span data-custom-class="heading_1"><strong><h2>${text}</h2></strong></span></span></span></span></div>`,
  paragraph: (html) =>
    `<div style="line-height: 1.5;"><span style="${TERMLY}"><span data-custom-class="body_text">${bdt(html)}</span></span></div>`,
  bold: (text) => `<strong><span style="${TERMLY}">${text}</span></strong>`,
  link: (text, href) =>
    `<a data-custom-class="link" href="${href}" rel="noopener noreferrer" target="_blank">${text}</a>`,
  list: (texts) =>
    `<ul>${items(texts, (text) => `<li data-custom-class="body_text" style="line-height: 1.5;"><span style="${TERMLY}"><span data-custom-class="body_text"><bdt class="question">${text}</bdt></span></span></li>`)}</ul>`,
  table: (rows) =>
    `<table style="width: 100%;"><thead><tr>${items(rows[0] ?? [], (text) => `<th style="width: 33.8274%; border-left: 1px solid black; border-right: 1px solid black; border-top: 1px solid black;"><span style="${TERMLY}"><span data-custom-class="body_text"><strong>${text}</strong></span></span></th>`)}</tr></thead><tbody>${rowsOf(
      rows.slice(1),
      (text) =>
        `<td style="width: 33.8274%; border: 1px solid black;"><div style="line-height: 1.5;"><span style="${TERMLY}">${text}</span></div></td>`,
      (cells) => `<tr>${cells}</tr>`,
    )}</tbody></table>`,
  extras: [
    (text) =>
      `<div style="line-height: 1.5;"><br></div><div style="line-height: 1.5;"><strong><em>In Short:</em></strong><em> ${text}</em></div>`,
    (text, more) => `<span style="${TERMLY}">${text}<div data-custom-class="body">${more}</div></span>`,
    (text) =>
      `<bdt class="block-container if" data-type="if" id="a2595956"><bdt data-type="conditional-block"><bdt data-type="body"><div style="line-height: 1.5;">${text}</div></bdt></bdt></bdt>`,
  ],
  document: (body, title) =>
    `<div data-custom-class="body">\n<div><strong><span style="font-size: 26px;"><span data-custom-class="title"><bdt class="block-component"></bdt><bdt class="question"><h1>${title}</h1></bdt></span></span></strong></div>\n${body}\n</div>`,
};

const iubenda: Program = {
  heading: (text, id) => `<h2 id="${id}">${text}</h2>`,
  paragraph: (html) => `<p>${html}</p>`,
  bold: (text) => `<strong>${text}</strong>`,
  link: (text, href) =>
    `<a href="${href}" target="_blank" rel="noopener" class="show_comp_link iframe-preserve">${text}</a>`,
  list: (texts) =>
    `<ul class="for_boxes cf">\n${items(texts, (text, index) => `  <li class="one_line_col">\n    <div class="iconed policyicon_purpose_${index}">\n      <h3>${text}</h3>\n      <p class="line">${text}</p>\n    </div>\n  </li>\n`)}</ul>`,
  table: (rows) =>
    `<div class="table-responsive"><table>${rowsOf(
      rows,
      (text, row) => (row === 0 ? `<th scope="col">${text}</th>` : `<td>${text}</td>`),
      (cells) => `<tr>${cells}</tr>`,
    )}</table></div>`,
  extras: [
    (text, more) =>
      `<div class="box_primary box_10 definitions expand">\n  <h3 class="expand-click w_icon_24 policyicon_glossary">${text}</h3>\n  <div class="expand-content">\n    <h4>${text}</h4>\n    <p>${more}</p>\n  </div>\n</div>`,
    (text, more) => `<div class="one_line_col wide"><h2>${text}</h2>${more}<p class="iub_hidden"></p></div>`,
    (text) =>
      `<div class="iub_footer"><p>${text}</p><p><a href="https://example.org" title="Provider"><span class="logo"></span>${text}</a></p></div>`,
  ],
  document: (body, title) =>
    `<div id="iubenda_policy" class="iubenda_fluid_policy iubenda_ten_theme">\n<div id="wbars_all"><div class="iub_container iub_base_container"><div id="wbars">\n<div class="iub_content legal_pp">\n<div class="iub_header"><h1>${title}</h1></div> <!-- /.header -->\n${body}\n</div> <!-- /.iub_content -->\n</div></div></div>\n</div>`,
  separator: '\n',
};

const gutenberg: Program = {
  heading: (text) => `<!-- wp:heading -->\n<h2 class="wp-block-heading">${text}</h2>\n<!-- /wp:heading -->`,
  paragraph: (html) =>
    `<!-- wp:paragraph {"align":"left"} -->\n<p class="has-text-align-left">${html}</p>\n<!-- /wp:paragraph -->`,
  bold: (text) => `<strong>${text}</strong>`,
  link: (text, href) => `<a href="${href}" data-type="page" data-id="12">${text}</a>`,
  list: (texts, isOrdered) => {
    const tag = isOrdered ? 'ol' : 'ul';
    return `<!-- wp:list ${isOrdered ? '{"ordered":true} ' : ''}-->\n<${tag} class="wp-block-list">${texts.map((text) => `<!-- wp:list-item -->\n<li>${text}</li>\n<!-- /wp:list-item -->`).join('\n\n')}</${tag}>\n<!-- /wp:list -->`;
  },
  table: (rows) =>
    `<!-- wp:table -->\n<figure class="wp-block-table"><table class="has-fixed-layout"><tbody>${rowsOf(
      rows,
      (text) => `<td>${text}</td>`,
      (cells) => `<tr>${cells}</tr>`,
    )}</tbody></table><figcaption class="wp-element-caption">Retention</figcaption></figure>\n<!-- /wp:table -->`,
  extras: [
    (text, more) =>
      `<!-- wp:details -->\n<details class="wp-block-details"><summary>${text}</summary><!-- wp:paragraph -->\n<p>${more}</p>\n<!-- /wp:paragraph --></details>\n<!-- /wp:details -->`,
    (text) =>
      `<!-- wp:quote -->\n<blockquote class="wp-block-quote"><!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph --><cite>Art. 5</cite></blockquote>\n<!-- /wp:quote -->`,
    (text, more) =>
      `<!-- wp:columns -->\n<div class="wp-block-columns"><!-- wp:column {"width":"50%"} -->\n<div class="wp-block-column" style="flex-basis:50%"><!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:column -->\n\n<!-- wp:column -->\n<div class="wp-block-column"><!-- wp:image {"id":7} -->\n<figure class="wp-block-image size-large"><img src="https://example.org/a.png" alt="" class="wp-image-7"/><figcaption>${more}</figcaption></figure>\n<!-- /wp:image --></div>\n<!-- /wp:column --></div>\n<!-- /wp:columns -->`,
    (text) =>
      `<!-- wp:separator -->\n<hr class="wp-block-separator has-alpha-channel-opacity"/>\n<!-- /wp:separator -->\n\n<!-- wp:buttons -->\n<div class="wp-block-buttons"><!-- wp:button -->\n<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="https://example.org">${text}</a></div>\n<!-- /wp:button --></div>\n<!-- /wp:buttons -->`,
  ],
  separator: '\n\n',
};

const summernote: Program = {
  heading: (text) => `<h2><span style="font-family: &quot;Helvetica Neue&quot;;">${text}</span></h2>`,
  paragraph: (html) =>
    `<p style="margin-bottom: 15px; padding: 0px; text-align: justify; color: rgb(0, 0, 0);">${html}</p>`,
  bold: (text) => `<span style="font-weight: bolder; margin: 0px; padding: 0px;">${text}</span>`,
  link: (text, href) =>
    `<a href="${href}" target="_blank" style="background-color: rgb(255, 255, 255);">${text}</a>`,
  list: (texts, isOrdered) => {
    const tag = isOrdered ? 'ol' : 'ul';
    return `<${tag}>${items(texts, (text) => `<li><font color="#000000" style="background-color: rgb(255, 255, 0);">${text}</font><br></li>`)}</${tag}>`;
  },
  table: (rows) =>
    `<table class="table table-bordered"><tbody>${rowsOf(
      rows,
      (text) => `<td>${text}<br></td>`,
      (cells) => `<tr>${cells}</tr>`,
    )}</tbody></table>`,
  extras: [
    (text) =>
      `<p><br></p><p><font face="Comic Sans MS"><u style="color: rgb(255, 0, 0);">${text}</u></font></p>`,
    (text, more) => `<div style="text-align: center;"><b>${text}</b></div><div>${more}</div>`,
    (text) =>
      `<blockquote class="blockquote">${text}</blockquote><p style="line-height: 1.8;"><span style="font-size: 18px;">${text}</span></p>`,
    (text) =>
      `<pre>${text}</pre><p><iframe frameborder="0" src="//www.youtube.com/embed/abc" width="640" height="360" class="note-video-clip"></iframe>${text}</p>`,
  ],
};

const tinyMce: Program = {
  heading: (text, id) => `<h2 id="mcetoc_${id}">${text}</h2>`,
  paragraph: (html) => `<p>${html}</p>`,
  bold: (text) => `<strong>${text}</strong>`,
  link: (text, href) => `<a title="More" href="${href}" target="_blank" rel="noopener">${text}</a>`,
  list: (texts, isOrdered) => {
    const tag = isOrdered ? 'ol' : 'ul';
    return `<${tag} style="list-style-type: ${isOrdered ? 'lower-alpha' : 'square'};">\n${items(texts, (text) => `<li aria-level="1">${text}</li>\n`)}</${tag}>`;
  },
  table: (rows) =>
    `<table style="border-collapse: collapse; width: 100%; height: 36px;" border="1"><caption>Retention</caption><colgroup><col style="width: 50%;"><col style="width: 50%;"></colgroup>\n<tbody>\n${rowsOf(
      rows,
      (text) => `<td style="height: 18px;">${text}</td>\n`,
      (cells) => `<tr style="height: 18px;">\n${cells}</tr>\n`,
    )}</tbody>\n</table>`,
  extras: [
    (text) =>
      `<div class="mce-toc">\n<h2>Contents</h2>\n<ul>\n<li><a href="#mcetoc_1">${text}</a></li>\n</ul>\n</div>`,
    (text) =>
      `<p style="padding-left: 40px; text-align: justify;"><span style="text-decoration: underline;">${text}</span><span style="font-size: 14pt;"><em> ${text}</em></span></p>\n<p><!-- pagebreak --></p>`,
    (text, more) =>
      `<details class="mce-accordion" open="open">\n<summary>${text}</summary>\n<p>${more}</p>\n</details>`,
    (text, more) =>
      `<p><a id="anchor"></a>${text}</p>\n<figure class="image"><img src="https://example.org/a.png" alt="" width="40" height="40">\n<figcaption>${more}</figcaption>\n</figure>`,
  ],
  separator: '\n',
};

const ckEditor: Program = {
  heading: (text) => `<h2><strong>${text}</strong></h2>`,
  paragraph: (html) =>
    `<p style="text-align:justify;"><span style="font-family:Arial, Helvetica, sans-serif;">${html}</span></p>`,
  bold: (text) => `<strong>${text}</strong>`,
  link: (text, href) => `<a target="_blank" rel="noopener noreferrer" href="${href}">${text}</a>`,
  list: (texts, isOrdered) => {
    const tag = isOrdered ? 'ol' : 'ul';
    return `<${tag}>${items(texts, (text, index) => `<li data-list-item-id="e${index}"><span class="text-big">${text}</span></li>`)}</${tag}>`;
  },
  table: (rows) =>
    `<figure class="table" style="width:80%;"><table class="ck-table-resized"><colgroup><col style="width:40%;"><col style="width:60%;"></colgroup><thead><tr>${items(rows[0] ?? [], (text) => `<th>${text}</th>`)}</tr></thead><tbody>${rowsOf(
      rows.slice(1),
      (text) => `<td style="vertical-align:top;">${text}</td>`,
      (cells) => `<tr>${cells}</tr>`,
    )}</tbody></table><figcaption>Table 1</figcaption></figure>`,
  extras: [
    (text) =>
      `<p><mark class="marker-yellow">${text}</mark>&nbsp;<i>${text}</i></p><div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>`,
    (text) =>
      `<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled="disabled" checked="checked"><span class="todo-list__label__description">${text}</span></label></li></ul>`,
    (text, more) =>
      `<figure class="image image_resized image-style-side" style="width:25%;"><img style="aspect-ratio:300/200;" src="https://example.org/a.png" width="300" height="200"><figcaption>${more}</figcaption></figure><p>${text}</p>`,
    (text, more) =>
      `<figure class="media"><oembed url="https://example.org/watch"></oembed></figure><blockquote><p>${text}</p><p>${more}</p></blockquote>`,
  ],
};

const byHand: Program = {
  heading: (text, id) => `<a name="${id}"></a>\n<h2>${text}</h2>`,
  paragraph: (html) => `<p>\n  ${html}\n</p>`,
  bold: (text) => `<b class="term">${text}</b>`,
  link: (text, href) => `<a href='${href}' onclick="track()">${text}</a>`,
  list: (texts, isOrdered) => {
    const tag = isOrdered ? 'OL' : 'ul';
    return `<${tag}>\n${items(texts, (text) => `  <li>${text}\n`)}</${tag}>`;
  },
  table: (rows) =>
    `<table border=1>\n<caption>Retention of <i>data</i></caption>\n${rowsOf(
      rows,
      (text, row) => (row === 0 ? `<th>${text}` : `<td>${text}`),
      (cells) => `<tr>${cells}\n`,
    )}</table>`,
  extras: [
    (text, more) =>
      `<!-- reviewed -->\n<dl>\n  <dt>${text}\n  <dd>${more}\n  <dt>${more}<dd><p>${text}<p>${more}\n</dl>`,
    (text, more) =>
      `<center><font size="+1">${text}</font></center>\n<section class="terms">${text}<p>${more}</p> ${more}</section>`,
    (text, more) =>
      `<details>\n<summary><h3>${text}</h3></summary>\n${more}\n</details>\n<fieldset><legend>${text}</legend>${more}</fieldset>`,
    (text, more) =>
      `<ul>\n  ${text}\n  <li>${more}</li>\n  <ul><li>${text}</li></ul>\n</ul>\n<address>${more}<br>Berlin</address>`,
    (text, more) =>
      `${text}<br><br>\n${more}<br>\n<hr>\n<q>${text}</q><q>${more}</q> <policy-note kind="a">${text}</policy-note>`,
  ],
  separator: '\n',
};

const rightToLeftProgram: Program = {
  heading: (text) =>
    `<h2 dir=RTL style='text-align:right;direction:rtl;unicode-bidi:embed'><span lang=AR-SA style='font-family:"Arial",sans-serif'>${text}</span></h2>`,
  paragraph: (html) =>
    `<p class="MsoNormal" dir="RTL" style="text-align:right;direction:rtl;unicode-bidi:embed"><span lang="AR-SA" style="mso-bidi-font-size:14pt">${html}</span><span dir="LTR"></span></p>`,
  bold: (text) => `<b><span lang="AR-SA">${text}</span></b>`,
  link: (text, href) => `<a href="${href}"><span dir="LTR">${text}</span></a>`,
  list: (texts, isOrdered) => {
    const tag = isOrdered ? 'ol' : 'ul';
    return `<div dir="rtl"><${tag} style="text-align: right; padding-right: 40px;">${items(texts, (text) => `<li dir="rtl" style="direction: rtl;">${text}</li>`)}</${tag}></div>`;
  },
  table: (rows) =>
    `<div align=right><table dir="rtl" class="MsoTableGrid" style="mso-table-dir:bidi">${rowsOf(
      rows,
      (text) => `<td width="301"><p dir="RTL">${text}</p></td>`,
      (cells) => `<tr>${cells}</tr>`,
    )}</table></div>`,
  extras: [
    (text, more) => `<p dir="auto">${text} <bdo dir="ltr">${more}</bdo> <bdi>${text}</bdi></p>`,
    (text, more) =>
      `<blockquote dir="rtl" style="border-right: 4px solid #ccc; padding-right: 12px">${text}<div>${more}</div></blockquote>`,
  ],
  document: (body, title) => `<article dir="rtl" lang="ar"><h1>${title}</h1>${body}</article>`,
  separator: '\n',
};

export const PROGRAMS = {
  'Word, full': wordFull,
  'Word, filtered': wordFiltered,
  'Google Docs, clipboard': docsClipboard,
  'Google Docs, export': docsExport,
  LibreOffice: libreOffice,
  Termly: termly,
  iubenda,
  Gutenberg: gutenberg,
  Summernote: summernote,
  TinyMCE: tinyMce,
  CKEditor: ckEditor,
  'by hand': byHand,
  'right to left': rightToLeftProgram,
} as const satisfies Readonly<Record<string, Program>>;
