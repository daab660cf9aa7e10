/** HTML as programs put it into the clipboard, shortened, with words of our own. */
export interface Clipboard {
  readonly name: string;
  readonly html: string;
  /** `text/plain` beside it. */
  readonly plain?: string;
  /** What the stored text contains. */
  readonly must: readonly string[];
  /** What it does not contain. */
  readonly mustNot?: readonly string[];
  /** What the panel says. */
  readonly said?: readonly string[];
}

const word = (body: string, css = '') =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:TrackMoves/></w:WordDocument></xml><![endif]--><style><!-- /* Style Definitions */ p.MsoNormal, li.MsoNormal, div.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} a:link, span.MsoHyperlink {mso-style-priority:99; color:#0563C1; text-decoration:underline; text-underline:single;} @page WordSection1 {size:595.3pt 841.9pt;} div.WordSection1 {page:WordSection1;} ${css} --></style></head><body lang=EN-GB link="#0563C1" style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const normal = (text: string, style = '') =>
  `<p class=MsoNormal${style && ` style='${style}'`}><span lang=EN-GB>${text}<o:p></o:p></span></p>`;

const docs = (body: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-3f1a0c2e-7fff-91d2-1b0a-1f0f3c2a7b11">${body}</b>`;

const docsText = (text: string, style = '') =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;${style}">${text}</span></p>`;

const office = (body: string, css = '') =>
  `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.8.3.2 (Linux)"/><style type="text/css">@page { size: 21cm 29.7cm; margin: 2cm } p { line-height: 115%; margin-bottom: 0.25cm; background: transparent } ${css}</style></head><body lang="en-GB" link="#000080" vlink="#800000" dir="ltr">${body}</body></html>`;

const cocoa = (body: string, css: string) =>
  `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta http-equiv="Content-Style-Type" content="text/css"><title></title><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">${css}</style></head><body>${body}</body></html>`;

const excel = (body: string, css: string) =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet><meta name=Generator content="Microsoft Excel 15"><style><!--table {mso-displayed-decimal-separator:"\\.";} tr {mso-height-source:auto;} td {padding-top:1px; color:black; font-size:11.0pt; font-weight:400; font-style:normal; text-decoration:none; font-family:Calibri, sans-serif; text-align:general; vertical-align:bottom; border:none; white-space:nowrap;} ${css} --></style></head><body link="#0563C1" vlink="#954F72"><table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'><!--StartFragment-->${body}<!--EndFragment--></table></body></html>`;

const anchor = (number: number, initials: string) =>
  `<span class=MsoCommentReference><span lang=EN-GB style='font-size:8.0pt'><!--[if !supportAnnotations]--><a class=msocomanchor id="_anchor_${number}" onmouseover="msoCommentShow('_anchor_${number}','_com_${number}')" href="#_msocom_${number}" language=JavaScript name="_msoanchor_${number}">[${initials}${number}]</a><!--[endif]--></span></span>`;

const comment = (number: number, author: string, initials: string, text: string) =>
  `<div style='mso-element:comment'><![if !supportAnnotations]><div id="_com_${number}" class=msocomtxt language=JavaScript onmouseover="msoCommentShow('_anchor_${number}','_com_${number}')"><![endif]><span style='mso-comment-author:"${author}";mso-comment-initials:${initials}'></span><![if !supportAnnotations]><a name="_msocom_${number}"></a><![endif]><p class=MsoCommentText><span class=MsoCommentReference><span style='font-size:8.0pt'><span style='mso-special-character:comment'>&nbsp;<![if !supportAnnotations]><a href="#_msoanchor_${number}" class=msocomoff>[${initials}${number}]</a><![endif]></span></span></span>${text}<o:p></o:p></p><![if !supportAnnotations]></div><![endif]></div>`;

const comments = (...bodies: readonly string[]) =>
  `<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]>${bodies.join('')}</div>`;

const ins = (text: string, author = 'Jane%20Doe') =>
  `<ins cite="mailto:${author}" datetime="2026-03-02T10:15"><span lang=EN-GB>${text}</span></ins>`;
const del = (text: string, author = 'Jane%20Doe') =>
  `<del cite="mailto:${author}" datetime="2026-03-02T10:16"><span lang=EN-GB>${text}</span></del>`;

const toc = (level: number, id: string, text: string, page: string) =>
  `<p class=MsoToc${level} style='tab-stops:right dotted 453.1pt'><span class=MsoHyperlink><span style='mso-no-proof:yes'><a href="#${id}">${text}<span style='color:windowtext;display:none;mso-hide:screen;text-decoration:none;text-underline:none'><span style='mso-tab-count:1 dotted'>........ </span></span><!--[if supportFields]><span style='mso-element:field-begin'></span> PAGEREF ${id} \\h <span style='mso-element:field-separator'></span><![endif]--><span style='color:windowtext;display:none;mso-hide:screen;text-decoration:none;text-underline:none'>${page}</span></a></span></span><o:p></o:p></p>`;

const borderless = `<td width=301 valign=top style='width:225.4pt;padding:0cm 5.4pt 0cm 5.4pt'>`;
const bordered = `<td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt;mso-border-alt:solid windowtext .5pt;padding:0cm 5.4pt 0cm 5.4pt'>`;

const webRun = (text: string, classes = '') =>
  `<span data-contrast="auto" class="TextRun ${classes}SCXW4711 BCX0" lang="EN-GB"><span class="NormalTextRun SCXW4711 BCX0">${text}</span></span>`;
const webParagraph = (content: string) =>
  `<div class="OutlineElement Ltr SCXW4711 BCX0"><p class="Paragraph SCXW4711 BCX0" paraid="1" xml:lang="EN-GB">${content}<span class="EOP SCXW4711 BCX0" data-ccp-props="{}">&nbsp;</span></p></div>`;

export const CLIPBOARDS: readonly Clipboard[] = [
  {
    name: 'Word for Windows: a hidden run in a sentence',
    html: word(
      normal(
        `We delete invoices after ten years.</span><span style='display:none;mso-hide:all'> INTERNAL fallback five per cent.</span><span lang=EN-GB> Then nothing is left.`,
      ),
    ),
    must: ['We delete invoices after ten years.', 'Then nothing is left.'],
    mustNot: ['INTERNAL', 'fallback'],
    said: ['Pasted from Word', 'Left out', 'Hidden text', 'INTERNAL fallback five per cent.'],
  },
  {
    name: 'Word for Windows: a hidden paragraph',
    html: word(
      normal('Public before.') +
        `<p class=MsoNormal><span style='display:none;mso-hide:all'>INTERNAL paragraph.<o:p></o:p></span></p>` +
        normal('Public after.'),
    ),
    must: ['<p>Public before.</p>\n<p>Public after.</p>'],
    mustNot: ['INTERNAL', '<p></p>'],
    said: ['INTERNAL paragraph.'],
  },
  {
    name: 'Word for Windows: a character style that is hidden',
    html: word(
      normal('Seen <span class=Draftnote>unseen</span> words'),
      'span.Draftnote {mso-style-name:Draftnote; display:none; mso-hide:all;}',
    ),
    must: ['Seen words'],
    mustNot: ['unseen'],
    said: ['“unseen”'],
  },
  {
    name: 'Word for Windows: a comment',
    html: word(
      normal(
        `Liability is <a style='mso-comment-reference:JD_1;mso-comment-date:20260302T1015'>capped</a>${anchor(1, 'JD')} at one year.`,
      ) + comments(comment(1, 'Jane Doe', 'JD', 'Do not tell the client that we can cap this.')),
    ),
    must: ['<p>Liability is capped at one year.</p>'],
    mustNot: ['JD1', 'client', 'msocom', '<hr'],
    said: ['A comment by Jane Doe', 'Do not tell the client that we can cap this.'],
  },
  {
    name: 'Word for Windows: a comment across blocks and a table',
    html: word(
      normal(`Before <a style='mso-comment-reference:OS_2;mso-comment-date:20260302T1015'>the first part`) +
        `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'><tr>${bordered}${normal(`second part${anchor(2, 'OS')}`)}</td></tr></table>` +
        normal('After') +
        comments(comment(2, 'Omar Said', 'OS', 'Ask the insurer.')),
    ),
    must: ['Before the first part', 'second part', 'After'],
    mustNot: ['OS2', 'insurer'],
    said: ['A comment by Omar Said', 'Ask the insurer.'],
  },
  {
    name: 'Word for Windows: a table of contents',
    html: word(
      toc(1, '_Toc100', 'One Definitions', '3') +
        toc(2, '_Toc101', 'Two Payment', '17') +
        `<h1><a name="_Toc100"></a>One Definitions</h1><h1><a name="_Toc101"></a>Two Payment</h1>`,
    ),
    must: ['<a href="#_Toc100">One Definitions</a>', '<a href="#_Toc101">Two Payment</a>'],
    mustNot: ['17', '....', 'PAGEREF'],
    said: ['Page numbers of the table of contents (2 places)'],
  },
  {
    name: 'Word for Windows: the code of a field outside of comments',
    html: word(
      normal(
        `See clause <span style='mso-element:field-begin'></span> REF _Ref77 \\r \\h <span style='mso-element:field-separator'></span>4.2<span style='mso-element:field-end'></span> below.`,
      ),
    ),
    must: ['<p>See clause 4.2 below.</p>'],
    mustNot: ['REF', '_Ref77'],
    said: ['Codes of fields', 'REF _Ref77'],
  },
  {
    name: 'Word for Windows: a field without a result, in another',
    html: word(
      normal(
        `Left <span style='mso-element:field-begin'></span> IF <span style='mso-element:field-begin'></span> MERGEFIELD Name <span style='mso-element:field-end'></span> = x <span style='mso-element:field-separator'></span>shown<span style='mso-element:field-end'></span> right`,
      ),
    ),
    must: ['Left shown right'],
    mustNot: ['MERGEFIELD', ' = x'],
  },
  {
    name: 'Word for Windows: tracked changes',
    html: word(
      normal(
        `We inform you ${del('sixty (60)')}${ins('thirty (30)')} days before. You can end your contract${ins(' at once', 'Omar%20Said')}.`,
      ),
    ),
    must: ['<p>We inform you thirty (30) days before. You can end your contract at once.</p>'],
    mustNot: ['sixty', '<ins', '<del'],
    said: ['Accepted', 'sixty (60)', 'thirty (30)', 'at once', 'Jane Doe', 'Omar Said', 'Keep as marks'],
  },
  {
    name: 'Word for Windows: tracked changes in a table',
    html: word(
      `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'><tr>${bordered}${normal('Invoices')}</td>${bordered}${normal(`${del('six')}${ins('eight')} years`)}</td></tr><tr>${bordered}${normal(del('Fax numbers'))}</td>${bordered}${normal(del('one year'))}</td></tr></table>`,
    ),
    must: ['Invoices', 'eight years'],
    mustNot: ['six', 'Fax', 'one year', 'border="0"'],
    said: ['Fax numbers', 'one year', 'six'],
  },
  {
    name: 'Word for Windows: a deleted paragraph',
    html: word(normal('First.') + normal(del('Liability is limited to one year of fees.')) + normal('Last.')),
    must: ['<p>First.</p>\n<p>Last.</p>'],
    mustNot: ['Liability'],
    said: ['Liability is limited to one year of fees.'],
  },
  {
    name: 'Word for Mac: changes by class',
    html: word(
      normal(`Keep <span class=msoDel>old</span><span class=msoIns>new</span> words`, 'margin:0cm'),
      'span.msoIns {mso-style-type:export-only; text-decoration:underline; color:teal;} span.msoDel {text-decoration:line-through; color:red;}',
    ),
    must: ['Keep new words'],
    mustNot: ['old', '<u>'],
    said: ['old', 'new'],
  },
  {
    name: 'Word for Windows: right to left in capitals',
    html: word(
      `<p class=MsoNormal dir=RTL style='text-align:right;direction:rtl;unicode-bidi:embed'><span lang=HE>שלום</span></p>`,
    ),
    must: ['<p dir="rtl" style="text-align: right;">שלום</p>'],
  },
  {
    name: 'Word for Windows: signatures side by side without borders',
    html: word(
      `<table class=MsoNormalTable border=0 cellspacing=0 cellpadding=0 style='border-collapse:collapse'><tr>${borderless}${normal('For the company')}</td>${borderless}${normal('For the customer')}</td></tr></table>`,
    ),
    must: ['<table border="0">', 'For the company', 'For the customer'],
  },
  {
    name: 'Word for Windows: a table with a grid',
    html: word(
      `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'><tr>${bordered}${normal('What')}</td>${bordered}${normal('Why')}</td></tr></table>`,
    ),
    must: ['<table>', 'What', 'Why'],
    mustNot: ['border'],
  },
  {
    name: 'Word for Windows: capitals and small capitals',
    html: word(
      normal(
        `<span style='text-transform:uppercase'>The service is provided as is</span> to <span style='font-variant:small-caps'>Acme Holding</span>.`,
      ),
    ),
    must: ['THE SERVICE IS PROVIDED AS IS', '<span style="font-variant: small-caps;">Acme Holding</span>'],
    said: ['Capitals of the look became letters'],
  },
  {
    name: 'Word for Windows: alignment and bold of a paragraph style',
    html: word(
      `<p class=Clausetitle>Recitals</p>${normal('Text')}`,
      'p.Clausetitle {mso-style-name:"Clause title"; text-align:center; font-weight:bold; text-decoration:underline;}',
    ),
    must: ['<p style="text-align: center;"><strong><u>Recitals</u></strong></p>'],
  },
  {
    name: 'Word for the web: tracked changes',
    html: webParagraph(
      `${webRun('Notice of ')}${webRun('ten', 'TrackChangeTextDeletion TrackedChange ')}${webRun('twenty', 'TrackChangeTextInsertion TrackedChange ')}${webRun(' days')}`,
    ),
    must: ['Notice of twenty days'],
    mustNot: ['ten '],
    said: ['Pasted from Word', 'Accepted'],
  },
  {
    name: 'Word for the web: hidden text and a comment mark',
    html: webParagraph(
      `<span class="CommentStart CommentHighlightPipeRest SCXW4711 BCX0"></span>${webRun('Shown')}<span style="display:none" class="TextRun SCXW4711 BCX0">Hidden</span>`,
    ),
    must: ['Shown'],
    mustNot: ['Hidden'],
    said: ['“Hidden”'],
  },
  {
    name: 'Chromium: a page in dark, such as the preview of a legal text',
    html: '<meta charset="utf-8"><span style="color: oklch(0.94 0.01 265); font-size: 15px; background-color: oklch(0.21 0.02 265); display: inline !important; float: none;">Plain and </span><strong style="box-sizing: border-box; color: oklch(0.94 0.01 265); background-color: oklch(0.21 0.02 265);">bold</strong>',
    must: ['<p>Plain and <strong>bold</strong></p>'],
    mustNot: ['oklch', 'style='],
    said: [],
  },
  {
    name: 'Google Docs: links through Google',
    html: docs(
      `<p dir="ltr" style="line-height:1.38;"><a href="https://www.google.com/url?q=https://eur-lex.europa.eu/eli/reg/2016/679/oj&amp;sa=D&amp;source=editors&amp;ust=1767&amp;usg=AOvVaw0" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;text-decoration:underline;white-space:pre-wrap;">the Regulation</span></a></p>`,
    ),
    must: ['<a href="https://eur-lex.europa.eu/eli/reg/2016/679/oj">the Regulation</a>'],
    mustNot: ['google', '<u>'],
    said: ['Pasted from Google Docs', 'Links through another site lead to their address'],
  },
  {
    name: 'Google Docs: exported comments',
    html: `<html><head><style type="text/css">.c1{color:#000000}</style></head><body class="c2 doc-content"><p class="c0 lst-kix_none"><span class="c1">Fees are due</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup><span class="c1"> monthly.</span></p><div class="c3"><p class="c0"><a href="#cmnt_ref1" id="cmnt1">[a]</a><span class="c1">Check with finance first.</span></p></div></body></html>`,
    must: ['Fees are due monthly.'],
    mustNot: ['[a]', 'finance'],
    said: ['A comment', 'Check with finance first.'],
  },
  {
    name: 'Google Docs: suggestions',
    html: docs(
      `<p dir="ltr"><span style="white-space:pre-wrap;">Within </span><span class="suggestion-deletion" data-author="Lee Park" style="text-decoration:line-through;">seven</span><span class="suggestion-insertion" data-author="Lee Park" style="text-decoration:underline;">nine</span><span style="white-space:pre-wrap;"> days</span></p>`,
    ),
    must: ['Within nine days'],
    mustNot: ['seven'],
    said: ['seven', 'nine', 'Lee Park'],
  },
  {
    name: 'Google Docs: a checklist',
    html: docs(
      `<ul style="margin-top:0;padding-inline-start:28px;"><li dir="ltr" role="checkbox" aria-checked="true" style="list-style-type:none;" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" width="17" height="17" alt="checked" aria-roledescription="checkbox"/><p dir="ltr" role="presentation" style="display:inline-block;"><span>Register kept</span></p></li><li dir="ltr" role="checkbox" aria-checked="false" style="list-style-type:none;" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" alt="unchecked"/><p dir="ltr" role="presentation"><span>Counsel asked</span></p></li></ul>`,
    ),
    must: ['Register kept', 'Counsel asked'],
    mustNot: ['<img', 'checkbox'],
    said: ['To check', 'Checkboxes (2 places) became bullets', '“Register kept”'],
  },
  {
    name: 'Google Docs: contents with pages',
    html: docs(
      `<p dir="ltr"><a href="#heading=h.abc"><span>Who we are</span></a><span>\t</span><a href="#heading=h.abc"><span>41</span></a></p><h2 dir="ltr" id="heading=h.abc"><span>Who we are</span></h2>`,
    ),
    must: ['<a href="#heading=h.abc">Who we are</a>'],
    mustNot: ['41'],
    said: ['Page numbers of the table of contents'],
  },
  {
    name: 'Google Docs: a table without borders',
    html: docs(
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col/><col/></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #ffffff 0pt;border-top:solid #ffffff 0pt;vertical-align:top;">${docsText('Name')}</td><td style="border:none;">${docsText('Place')}</td></tr></tbody></table></div>`,
    ),
    must: ['<table border="0">', 'Name', 'Place'],
  },
  {
    name: 'Google Docs: a table with borders',
    html: docs(
      `<table style="border:none;border-collapse:collapse;"><tbody><tr><td style="border-left:solid #000000 1pt;border-right:solid #000000 1pt;">${docsText('Grid')}</td></tr></tbody></table>`,
    ),
    must: ['<table>', 'Grid'],
    mustNot: ['border'],
  },
  {
    name: 'LibreOffice Writer: legal numbers of a nested list',
    html: office(
      `<ol><li><p style="margin-bottom: 0cm">Definitions</p><ol><li><p style="margin-bottom: 0cm">Company means Planner</p></li><li><p style="margin-bottom: 0cm">Customer means you</p></li></ol></li><li><p>Term</p><ol><li><p>Ten years</p></li></ol></li></ol>`,
    ),
    plain: '1 Definitions\n1.1 Company means Planner\n1.2 Customer means you\n2 Term\n2.1 Ten years\n',
    must: ['1 Definitions', '1.1 Company means Planner', '1.2 Customer means you', '2.1 Ten years'],
    said: ['Pasted from LibreOffice', '5 numbers are text'],
  },
  {
    name: 'LibreOffice Writer: numbers that HTML has',
    html: office(
      `<ol><li><p>First</p><ol type="a"><li><p>Letter</p></li></ol></li><li><p>Second</p></li></ol>`,
    ),
    plain: '1. First\na. Letter\n2. Second\n',
    must: ['<ol>', '<ol type="a">'],
    mustNot: ['1. First', 'a. Letter'],
  },
  {
    name: 'LibreOffice Writer: alignment, bold and underline of styles',
    html: office(
      `<p align="center" class="western">Centered</p><p class="P2"><span class="T1">Bold</span> and <span class="T2">underlined</span></p>`,
      '.T1 { font-weight: bold } .T2 { text-decoration: underline } p.P2 { text-align: right }',
    ),
    must: [
      '<p style="text-align: center;">Centered</p>',
      '<p style="text-align: right;"><strong>Bold</strong> and <u>underlined</u></p>',
    ],
  },
  {
    name: 'LibreOffice Writer: recorded changes and hidden text',
    html: office(
      `<p>Paid <del cite="#" title="Ana Ruiz">yearly</del><ins title="Ana Ruiz">monthly</ins><span style="display: none"> SECRETMARGIN</span> in advance</p>`,
    ),
    must: ['Paid monthly in advance'],
    mustNot: ['yearly', 'SECRETMARGIN'],
    said: ['yearly', 'SECRETMARGIN', 'Ana Ruiz'],
  },
  {
    name: 'LibreOffice Writer: a table of contents',
    html: office(
      `<div id="Table of Contents1" dir="ltr"><p style="margin-bottom: 0cm"><a href="#__RefHeading___Toc1">1 Scope\t23</a></p></div><h1 class="western"><a name="__RefHeading___Toc1"></a>1 Scope</h1>`,
    ),
    must: ['>1 Scope</a>'],
    mustNot: ['23'],
    said: ['Page numbers of the table of contents'],
  },
  {
    name: 'LibreOffice Writer: a table without borders',
    html: office(
      `<table width="100%" cellpadding="4" cellspacing="0"><tr valign="top"><td width="50%" style="border: none; padding: 0cm"><p>Left side</p></td><td width="50%" style="border: none; padding: 0cm"><p>Right side</p></td></tr></table>`,
    ),
    must: ['<table border="0">', 'Left side', 'Right side'],
  },
  {
    name: 'Pages: bold and underline by class',
    html: cocoa(
      `<p class="p1"><span class="s1">Parties</span></p><p class="p2">between <span class="s2">Planner</span> and you</p>`,
      `p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; text-align: center; font: bold 14.0px 'Helvetica Neue'; color: #000000} p.p2 {font: 11.0px 'Helvetica Neue'} span.s1 {font-kerning: none} span.s2 {text-decoration: underline; font-kerning: none}`,
    ),
    must: ['<p style="text-align: center;"><strong>Parties</strong></p>', '<u>Planner</u>'],
  },
  {
    name: 'Pages: legal numbers',
    html: cocoa(
      `<ol class="ol1"><li class="li1"><span class="s1"></span>Scope</li><ol class="ol1"><li class="li1"><span class="s1"></span>Services covered</li><li class="li1">Services excluded</li></ol><li class="li1">Price</li></ol>`,
      'ol.ol1 {list-style-type: decimal}',
    ),
    plain: '\t1.\tScope\n\t\t1.1.\tServices covered\n\t\t1.2.\tServices excluded\n\t2.\tPrice\n',
    must: ['1. Scope', '1.1. Services covered', '1.2. Services excluded', '2. Price'],
  },
  {
    name: 'Pages: letters',
    html: cocoa(
      `<ol class="ol1"><li class="li1">Annex one</li><li class="li1">Annex two</li></ol>`,
      'ol.ol1 {list-style-type: upper-alpha}',
    ),
    must: ['<ol type="A">', 'Annex one'],
  },
  {
    name: 'Excel: bold heads, alignment and a hidden row',
    html: excel(
      `<tr height=20><td height=20 class=xl65 width=64>Plan</td><td class=xl65 width=64>Price</td></tr><tr height=0 style='display:none'><td>Purchase cost</td><td>3</td></tr><tr height=20><td>Basic</td><td class=xl66 align=right>9</td></tr>`,
      '.xl65 {mso-style-parent:style0; font-weight:700; text-align:center; border:.5pt solid windowtext;} .xl66 {text-decoration:underline; text-underline-style:single;}',
    ),
    must: ['<strong>Plan</strong>', 'text-align: center', 'Basic', '<u>9</u>'],
    mustNot: ['Purchase', 'border="0"'],
    said: ['Pasted from Excel', 'Purchase cost'],
  },
  {
    name: 'Excel: cells without borders keep their grid',
    html: excel(`<tr height=20><td height=20 width=64>Alpha</td><td width=64>Beta</td></tr>`, ''),
    must: ['<table>', 'Alpha', 'Beta'],
  },
  {
    name: 'Outlook: safe links and a preheader',
    html: word(
      `<div style='display:none;font-size:1px;max-height:0px;overflow:hidden;mso-hide:all'>PREHEADER for the inbox</div>${normal(`Read <a href="https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fterms&amp;data=05%7C02%7Cme%40example.org&amp;sdata=abc&amp;reserved=0" originalsrc="https://example.org/terms">our terms</a>`)}`,
    ),
    must: ['Read <a href="https://example.org/terms">our terms</a>'],
    mustNot: ['PREHEADER', 'safelinks'],
    said: ['PREHEADER for the inbox', 'https://example.org/terms'],
  },
  {
    name: 'Outlook: Proofpoint and a file on a drive',
    html: word(
      normal(
        `<a href="https://urldefense.proofpoint.com/v2/url?u=https-3A__example.org_dpa&amp;d=DwMFaQ&amp;c=x">the agreement</a> and <a href="file:///S:/Legal/Annex.docx">the annex</a>`,
      ),
    ),
    must: ['<a href="https://example.org/dpa">the agreement</a>', 'the annex'],
    mustNot: ['proofpoint', 'file:'],
    said: ['To check', 'became about:blank', 'file:///S:/Legal/Annex.docx'],
  },
  {
    name: 'Apple Notes: lines and a dashed list',
    html: `<meta charset="UTF-8"><div style="font-family: Helvetica; font-size: 12px;">Title of the note</div><div style="font-family: Helvetica;"><br></div><div style="font-family: Helvetica;"><b>Bold line</b></div><ul class="Apple-dash-list"><li>Dash one</li><li>Dash two</li></ul>`,
    must: ['<p>Title of the note</p>', '<strong>Bold line</strong>', '<li>Dash one</li>'],
    mustNot: ['font-family'],
  },
  {
    name: 'Apple Mail: a link of Facebook and a hidden quote',
    html: `<div dir="auto">See <a href="https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2Fhelp&amp;h=AT1">the help</a></div><blockquote type="cite" hidden>Earlier secret mail</blockquote>`,
    must: ['<a href="https://example.org/help">the help</a>'],
    mustNot: ['secret', 'facebook'],
    said: ['Earlier secret mail'],
  },
  {
    name: 'A web page: counters as legal numbers',
    html: `<style>ol { counter-reset: item; list-style: none } li { counter-increment: item } li::before { content: counters(item, ".") " " }</style><ol><li>Use<ol><li>Allowed use</li><li>Forbidden use</li></ol></li><li>Fees</li></ol>`,
    must: ['1 Use', '1.1 Allowed use', '1.2 Forbidden use', '2 Fees'],
  },
  {
    name: 'A web page: relative links and a dead anchor',
    html: `<p><a href="/imprint">Imprint</a>, <a href="#part9">part nine</a>, <a href="#here">here</a></p><p id="here">Target</p>`,
    must: ['<a href="/imprint">Imprint</a>', '<a href="#part9">part nine</a>', '<a href="#here">here</a>'],
    said: [
      'To check',
      'The link to /imprint leads nowhere',
      'The link to #part9 leads nowhere',
      '“part nine”',
    ],
    mustNot: ['#here leads nowhere'],
  },
  {
    name: 'A web page: with a base address',
    html: `<base href="https://example.org/legal/"><p><a href="terms.html">Terms</a></p>`,
    must: ['<a href="https://example.org/legal/terms.html">Terms</a>'],
  },
  {
    name: 'A web page: invisible parts with a visible one inside',
    html: `<p>Start <span style="visibility:hidden">ghost <b style="visibility:visible">solid</b> spirit</span> end</p><div style="display:none !important"><p>Menu of phones</p></div>`,
    must: ['solid', 'Start', 'end'],
    mustNot: ['ghost', 'spirit', 'Menu'],
    said: ['ghost spirit', 'Menu of phones'],
  },
  {
    name: 'A web page: a style sheet for print and phones',
    html: `<style>@media print { .keep { display: none } } @media (max-width: 600px) { .keep { visibility: hidden } } .gone { display: none } p .gone { display: none } .back { display: inline }</style><p><span class="keep">Kept words</span> <span class="gone">Gone words</span></p>`,
    must: ['Kept words'],
    mustNot: ['Gone'],
    said: ['Gone words'],
  },
  {
    name: 'A mail of a web client: a link of Google and LinkedIn',
    html: `<div><a href="https://www.google.com/url?q=https%3A%2F%2Fwww.linkedin.com%2Fsafety%2Fgo%3Furl%3Dhttps%253A%252F%252Fexample.org%252Fx&amp;source=gmail">profile</a></div>`,
    must: ['<a href="https://example.org/x">profile</a>'],
    said: ['https://example.org/x'],
  },
  {
    name: 'A PDF viewer of a browser: spans of lines',
    html: `<span style="left: 72px; top: 90px; font-size: 16px; font-family: sans-serif;" role="presentation" dir="ltr">1. Who we are</span><br role="presentation"><span style="left: 72px; top: 120px;" role="presentation" dir="ltr">Planner GmbH runs this service.</span>`,
    must: ['1. Who we are', 'Planner GmbH runs this service.'],
    mustNot: ['left', 'presentation'],
  },
  {
    name: 'A PDF viewer: only text',
    html: '',
    plain: '1. Who we are\n\nPlanner GmbH runs this service.',
    must: ['<p>1. Who we are</p>', '<p>Planner GmbH runs this service.</p>'],
  },
  {
    name: 'A PDF reader of Apple',
    html: cocoa(
      `<p class="p1"><b>Annex A</b></p><p class="p2">Processors<span class="Apple-converted-space">&nbsp;</span></p>`,
      'p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 12.0px Times} p.p2 {font: italic 12.0px Times}',
    ),
    must: ['<strong>Annex A</strong>', '<em>Processors'],
  },
  {
    name: 'Word for Windows: numbered paragraphs whose style is bold, in capitals or centered',
    html: word(
      `<p class=Clausehead style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-GB><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-GB>Definitions<o:p></o:p></span></p><p class=Clausecaps style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-GB><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-GB>Liability is capped<o:p></o:p></span></p>`,
      'p.Clausehead {mso-style-name:"Clause head"; font-weight:bold;} p.Clausecaps {mso-style-name:"Clause caps"; text-transform:uppercase;}',
    ),
    must: ['<strong>Definitions</strong>', 'LIABILITY IS CAPPED'],
  },
  {
    name: 'Word for Windows: a bold row of a table, by its row',
    html: word(
      `<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='font-weight:bold'>${bordered}${normal('Term')}</td>${bordered}${normal('Meaning')}</td></tr></table>`,
    ),
    must: ['<strong>Term</strong>', '<strong>Meaning</strong>'],
  },
  {
    name: 'Word for Windows: tags of a signing service in white',
    html: word(
      normal(`Signed <span style='color:white;mso-themecolor:background1'>\\s1\\</span> by the company`) +
        `<table class=MsoTableGrid border=1><tr><td style='border:solid windowtext 1.0pt;background:#1F3864'>${normal(`<span style='color:white'>White on blue</span>`)}</td></tr></table>`,
    ),
    must: ['Signed by the company', 'White on blue'],
    mustNot: ['\\s1\\'],
    said: ['Hidden text', '\\s1\\'],
  },
  {
    name: 'Word for Windows: a table of figures',
    html: word(
      `<p class=MsoTableofFigures style='tab-stops:right dotted 453.1pt'><span class=MsoHyperlink><span style='mso-no-proof:yes'><a href="#_Toc7">Figure 1 Flow<span style='color:windowtext;display:none;mso-hide:screen'><span style='mso-tab-count:1 dotted'>.... </span></span><span style='color:windowtext;display:none;mso-hide:screen'>88</span></a></span></span></p><p class=MsoCaption><a name="_Toc7"></a>Figure 1 Flow</p>`,
    ),
    must: ['<a href="#_Toc7">Figure 1 Flow</a>'],
    mustNot: ['88'],
    said: ['Page numbers of the table of contents'],
  },
  {
    name: 'Word for Windows: right to left at the left',
    html: word(
      `<p class=MsoNormal dir=RTL style='text-align:left;direction:rtl;unicode-bidi:embed'><span lang=HE>שמאל</span></p>`,
    ),
    must: ['<p dir="rtl" style="text-align: left;">שמאל</p>'],
  },
  {
    name: 'Word for the web: Greek and mixed levels',
    html: `<div class="ListContainerWrapper SCXW1"><ol role="list" class="NumberListStyle1" style="list-style-type:upper-roman" start="4"><li data-leveltext="%1." data-listid="7" data-aria-posinset="4" data-aria-level="1"><p class="Paragraph"><span>Four</span></p></li></ol></div><div class="ListContainerWrapper SCXW1"><ol role="list" style="list-style-type:lower-greek" start="1"><li data-leveltext="%1.%2" data-listid="7" data-aria-posinset="2" data-aria-level="2"><p class="Paragraph"><span>Beta</span></p></li></ol></div>`,
    must: ['IV. Four', 'IV.β Beta'],
  },
  {
    name: 'A web page: counters in Greek capitals and letters',
    html: `<style>ol { counter-reset: c; list-style-type: upper-greek } li { counter-increment: c } li::before { content: counters(c, ".", upper-greek) ". " }</style><ol><li>One<ol><li>Deep<ol><li>Deeper</li></ol></li></ol></li><li>Two</li></ol>`,
    must: ['Α. One', 'Α.Α. Deep', 'Α.Α.Α. Deeper', 'Β. Two'],
  },
  {
    name: 'LibreOffice Writer: legal numbers of items with lines, paragraphs and nothing',
    html: office(
      `<ol><li><p>Definitions</p><ol><li><p>Company means<br/>Planner</p></li><li><p>First paragraph</p><p>Second paragraph</p></li><li><p><br/></p></li><li><p>Last</p></li></ol></li></ol>`,
    ),
    plain:
      '1 Definitions\n1.1 Company means\nPlanner\n1.2 First paragraph\nSecond paragraph\n1.3 \n1.4 Last\n',
    must: ['1 Definitions', '1.1 Company means', '1.2 First paragraph', '1.4 Last'],
  },
  {
    name: 'LibreOffice Writer: numbers with words before them',
    html: office(
      `<ol><li><p>Term of the agreement</p></li><li><p>Liability of the parties</p></li></ol><p>Between</p><ol><li><p>Paragraph one</p></li></ol>`,
    ),
    plain:
      'Article 1 Term of the agreement\nArticle 2 Liability of the parties\nBetween\n§ 1 Paragraph one\n',
    must: ['Article 1 Term of the agreement', 'Article 2 Liability', '§ 1 Paragraph one'],
  },
  {
    name: 'LibreOffice Writer: Greek, zeros and a continued list',
    html: office(
      `<ol><li><p>Greek one</p></li><li><p>Greek two</p></li></ol><p>x</p><ol><li><p>Zero one</p></li></ol><p>y</p><ol><li><p>Goes on</p></li><li><p>And on</p></li></ol>`,
    ),
    plain: 'Α. Greek one\nΒ. Greek two\nx\n01. Zero one\ny\n3. Goes on\n4. And on\n',
    must: ['Α. Greek one', 'Β. Greek two', '01. Zero one', '<ol start="3"><li>Goes on</li>'],
  },
  {
    name: 'LibreOffice Writer: a document from right to left',
    html: office(`<p>שלום</p><p dir="ltr">Left</p>`).replace('dir="ltr"', 'dir="rtl"'),
    must: ['<p dir="rtl">שלום</p>', 'Left'],
  },
  {
    name: 'LibreOffice Writer: letters changed by a character style',
    html: office(
      `<p>For <span class="T3">acme holding</span> and <span class="T4">LOUD Ltd</span></p><p lang="tr-TR" class="P9">istanbul</p>`,
      '.T3 { text-transform: capitalize } .T4 { text-transform: lowercase } .P9 { text-transform: uppercase }',
    ),
    must: ['For Acme Holding and loud ltd', 'İSTANBUL'],
    said: ['Capitals of the look (3 places) became letters'],
  },
  {
    name: 'LibreOffice Writer: white words',
    html: office(`<p>Seen <font color="#ffffff">unseen</font> words</p>`),
    must: ['Seen words'],
    mustNot: ['unseen'],
    said: ['“unseen”'],
  },
  {
    name: 'Pages: a bold list with another inside',
    html: cocoa(
      `<ol class="ol1"><li class="li1">Scope</li><ol class="ol1"><li class="li2">Services</li></ol><li class="li1">Price</li></ol>`,
      `li.li1 {font: bold 12.0px Helvetica} li.li2 {font: 12.0px Helvetica; text-decoration: underline} ol.ol1 {list-style-type: decimal}`,
    ),
    must: ['<strong>Scope</strong>', '<u>Services</u>', '<strong>Price</strong>'],
    mustNot: ['<strong>Services', '<strong><u>Services', '<u><strong>Services'],
  },
  {
    name: 'Pages: a table without borders',
    html: cocoa(
      `<table cellspacing="0" cellpadding="0" class="t1"><tbody><tr><td valign="top" class="td1"><p class="p1">Seller</p></td><td valign="top" class="td1"><p class="p1">Buyer</p></td></tr></tbody></table>`,
      'table.t1 {border-collapse: collapse} td.td1 {border-style: solid; border-width: 0.0px 0.0px 0.0px 0.0px; border-color: #000000; padding: 4.0px}',
    ),
    must: ['<table border="0">', 'Seller', 'Buyer'],
  },
  {
    name: 'Excel: a hidden column',
    html: excel(
      `<col width=64 style='width:48pt'><col width=0 style='display:none;mso-width-source:userset;mso-width-alt:0'><col width=64><tr height=20><td height=20>Plan</td><td>Purchase cost</td><td>Price</td></tr><tr height=20><td colspan=2>Merged</td><td>9</td></tr><tr height=20><td height=20>Basic</td><td>3.17</td><td>9</td></tr>`,
      '',
    ),
    must: ['Plan', 'Price', 'Merged', 'Basic'],
    mustNot: ['Purchase', '3.17'],
    said: ['Purchase cost', '3.17'],
  },
  {
    name: 'Outlook: words that are too small or transparent to be seen',
    html: word(
      `<div style='font-size:0;line-height:0'>ZEROSIZE</div><div style='opacity:0'>CLEARWORDS</div><div style='max-height:0;overflow:hidden'>NOHEIGHT</div><p style='font-size:0.9em'>Small but seen</p>`,
    ),
    must: ['Small but seen'],
    mustNot: ['ZEROSIZE', 'CLEARWORDS', 'NOHEIGHT'],
    said: ['ZEROSIZE'],
  },
  {
    name: 'A web page: words for screen readers only',
    html: `<style>.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0, 0, 0, 0); }</style><p>Terms <span class="sr">opens in a new tab</span> here</p>`,
    must: ['Terms here'],
    mustNot: ['new tab'],
  },
  {
    name: 'A web page: a container from right to left',
    html: `<div dir="RTL"><p>אחת</p><ul><li>שתיים</li></ul></div>`,
    must: ['<p dir="rtl">אחת</p>', 'dir="rtl"><li'],
  },
  {
    name: 'Word for Windows: hidden text before a list',
    html: word(
      `<p class=MsoNormal><span style='display:none;mso-hide:all'>INTERNAL start<o:p></o:p></span></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>First clause</p>`,
    ),
    must: ['<ol><li>First clause</li></ol>'],
    mustNot: ['INTERNAL'],
    said: ['INTERNAL start', 'Show'],
  },
  ...(
    [
      ['left of the page', '<span style="position:absolute;left:-9999px">UNSEEN</span>'],
      ['far indented', '<span style="display:block;text-indent:-9999px">UNSEEN</span>'],
      ['far indented by a class', '<span class="away">UNSEEN</span>'],
      ['without room', '<span style="width:0;height:0;overflow:hidden">UNSEEN</span>'],
      ['transparent', '<span style="color:transparent">UNSEEN</span>'],
      ['transparent in numbers', '<span style="color:rgba(0, 0, 0, 0)">UNSEEN</span>'],
      ['white on white', '<span style="color:#fff;background-color:rgb(255, 255, 255)">UNSEEN</span>'],
      ['white on white by classes', '<span class="sheet"><b class="ink">UNSEEN</b></span>'],
      ['hidden on screens', '<span class="paper">UNSEEN</span>'],
      ['a closed dialog', '<dialog>UNSEEN</dialog>'],
    ] as const
  ).map(([name, unseen]): Clipboard => ({
    name: `Web page: ${name}`,
    html: `<style>.away{text-indent:-200em}.sheet{background:white}.ink{color:#FFFFFF}@media screen{.paper{display:none}}</style><p>Seen before. ${unseen} Seen after.</p>`,
    must: ['Seen before.', 'Seen after.'],
    mustNot: ['UNSEEN'],
    said: ['Left out', 'Hidden text', 'UNSEEN'],
  })),
  {
    name: 'Web page: closed and open details',
    html: '<details><summary>Closed one</summary>UNSEEN <p>UNSEEN too</p></details><details open><summary>Open one</summary><p>Seen inside.</p></details>',
    must: ['Closed one', 'Open one', 'Seen inside.'],
    mustNot: ['UNSEEN'],
    said: ['Hidden text', 'UNSEEN too'],
  },
  {
    name: 'Web page: white and transparent words that are seen',
    html: '<style>@media print{.screen{display:none}}</style><p style="color:rgb(0,0,0)">Black page.</p><p style="color:hsl(240 100% 50% / 1)">Blue.</p><p style="color:#fff">Dark page.</p><p style="color:#fff;background:navy">On navy.</p><p style="color:transparent;-webkit-background-clip:text">Gradient.</p><p class="screen">On screen.</p><p style="margin-left:36pt;text-indent:-36pt">Hanging.</p><p style="background:#fff;color:#fff"><span style="color:#000">Black.</span></p>',
    must: ['Black page.', 'Blue.', 'Dark page.', 'On navy.', 'Gradient.', 'On screen.', 'Hanging.', 'Black.'],
  },
  {
    name: 'Web page: all letters small capitals',
    html: '<p>Called <span style="font-variant:all-small-caps">The Service</span> here.</p>',
    must: ['<span style="font-variant: small-caps;">The Service</span>'],
  },
];
