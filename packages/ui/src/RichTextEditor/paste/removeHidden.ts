import { readDeclarations } from '../html/declarations.ts';
import { isElement, isText } from '../html/elements.ts';
import { FAR_AWAY, NO_ROOM } from './inlineStyleSheets.ts';
import { type PasteReport, textOf } from './PasteReport.ts';

/** The last value of a property in the style attribute, in lower case. */
export const styleOf = (element: Element, property: string): string =>
  readDeclarations(element.getAttribute('style'))
    .findLast(([name]) => name === property)?.[1]
    .replace(/\s*!\s*important$/i, '')
    .toLowerCase() ?? '';

const HAS_CONTENT = 'img, hr, table, video, audio, iframe, svg, object, canvas, math';

const hasOther = (parent: Element, element: Element) =>
  [...parent.childNodes].some(
    (node) =>
      node !== element &&
      ((isText(node) && node.data.trim() !== '') ||
        (isElement(node) &&
          (textOf(node) !== '' || node.matches(HAS_CONTENT) || node.querySelector(HAS_CONTENT)))),
  );

/** The element, or the paragraph, item or table around it that has nothing else. Cells stay. */
export function withEmptyParents(root: HTMLElement, element: Element): Element {
  let at = element;
  for (let parent = at.parentElement; parent && parent !== root; parent = at.parentElement) {
    if (/^T[DH]$/.test(parent.nodeName) || hasOther(parent, at)) break;
    at = parent;
  }
  return at;
}

function removeWordComments(root: HTMLElement, report: PasteReport): void {
  const bodies = [...root.querySelectorAll('.msocomtxt, [style*="mso-element"]')].filter(
    (element) => element.classList.contains('msocomtxt') || styleOf(element, 'mso-element') === 'comment',
  );
  const named = new Set<Element>();
  for (const body of bodies) {
    if (body.querySelector('.msocomtxt')) continue;
    const author = [body, ...body.querySelectorAll('[style*="mso-comment-author"]')]
      .map(
        (element) => /mso-comment-author:\s*["']?([^"';]+)/i.exec(element.getAttribute('style') ?? '')?.[1],
      )
      .find(Boolean);
    for (const mark of body.querySelectorAll('.MsoCommentReference, [href^="#_msoanchor"]')) mark.remove();
    const number = /\d+$/.exec(body.id)?.[0];
    const at = number && root.querySelector(`[href="#_msocom_${number}"]`);
    if (at) named.add(at);
    report.add('comment', { name: author ?? '', quote: textOf(body), ...(at && { at }) });
  }
  for (const element of root.querySelectorAll('.msocomoff, .msocomtxt')) element.remove();
  for (const element of root.querySelectorAll('[style*="mso-element"]'))
    if (/^comment(?:-list)?$/.test(styleOf(element, 'mso-element'))) element.remove();
  const marks =
    '.MsoCommentReference, .msocomanchor, [href^="#_msocom_"], [style*="mso-special-character:comment"]';
  for (const mark of root.querySelectorAll(marks)) {
    if (!root.contains(mark)) continue;
    const isNamed = [...named].some((one) => mark.contains(one));
    if (!isNamed && textOf(mark) !== '') report.add('comment', { quote: textOf(mark), at: mark });
    mark.remove();
  }
}

/** Google Docs exports them as footnotes. */
function removeDocsComments(root: HTMLElement, report: PasteReport): void {
  for (const body of root.querySelectorAll('a[id^="cmnt"][href^="#cmnt_ref"]')) {
    const at = root.querySelector(`[id="${(body.getAttribute('href') ?? '').slice(1)}"]`);
    const block = body.closest('div, p') ?? body;
    const box =
      block.parentElement !== root && block.parentElement?.childElementCount === 1
        ? block.parentElement
        : block;
    body.remove();
    report.add('comment', { quote: textOf(box), ...(at && { at: at.closest('sup') ?? at }) });
    box.remove();
  }
  for (const mark of root.querySelectorAll('a[id^="cmnt_ref"]')) (mark.closest('sup') ?? mark).remove();
}

/** The code of a field stands between its begin and its separator, the result after that. */
function removeFieldCodes(root: HTMLElement, report: PasteReport): void {
  const begins: Element[] = [];
  for (const element of root.querySelectorAll('[style*="mso-element"]')) {
    const part = styleOf(element, 'mso-element');
    if (part === 'field-begin') begins.push(element);
    const begin = begins.at(-1);
    if (!begin || (part !== 'field-separator' && part !== 'field-end')) continue;
    begins.pop();
    if (root.contains(begin) && root.contains(element)) {
      const range = root.ownerDocument.createRange();
      range.setStartBefore(begin);
      range.setEndAfter(element);
      const quote = textOf(range.cloneContents());
      if (quote) report.add('fieldCode', { quote, at: begin });
      range.setStartBefore(begin);
      range.deleteContents();
    }
    // Its end has nothing to close any more.
    if (part === 'field-separator') begins.push(element);
  }
}

const CONTENTS = '[class*="MsoToc" i], [class*="MsoTableofFigures" i], [id^="Table of Contents" i] p';
const PAGE_NUMBER = /(?:\t|[\s\u00a0]{2,}|[.…_]{3,})[\s\u00a0.…]*(?:\d{1,4}|[ivxlc]{1,6})[\s\u00a0]*$/;

function cutEnd(element: Element, length: number): void {
  const walker = element.ownerDocument.createTreeWalker(element, 4);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  let rest = length;
  for (const text of texts.toReversed()) {
    const cut = Math.min(rest, text.length);
    text.deleteData(text.length - cut, cut);
    rest -= cut;
    if (rest === 0) return;
  }
}

/** Pages of the original mean nothing here; the lines stay, as links. */
function removePageNumbers(root: HTMLElement, report: PasteReport): void {
  for (const line of root.querySelectorAll(`${CONTENTS}, p:has(> a[href^="#"])`)) {
    const links = [...line.querySelectorAll('a[href^="#"]')];
    const last = links.at(-1);
    const isRepeated =
      last && links.some((link) => link !== last && link.getAttribute('href') === last.getAttribute('href'));
    const isContents = line.matches(CONTENTS);
    const hidden = [...line.querySelectorAll('[style]')].filter(
      (element) => styleOf(element, 'mso-hide') === 'screen' && styleOf(element, 'display') === 'none',
    );
    const before = textOf(line);
    for (const element of hidden) element.remove();
    if (isRepeated && /^(?:\d{1,4}|[ivxlc]{1,6})$/.test(textOf(last))) last.remove();
    else if (isContents || links.map(textOf).join(' ') === textOf(line)) {
      const [end] = PAGE_NUMBER.exec(line.textContent ?? '') ?? [];
      if (end) cutEnd(line, end.length);
    }
    if (textOf(line) === before) continue;
    report.add('pageNumber', {
      quote: textOf(line).length < before.length ? before.slice(textOf(line).length).trim() : '',
      at: line.firstElementChild ?? line,
    });
  }
}

/** Spreadsheets hide a column, and leave its cells as they are. */
function removeHiddenColumns(root: HTMLElement, report: PasteReport): void {
  for (const table of root.querySelectorAll<HTMLTableElement>('table:has(col[style*="display"])')) {
    const isHidden = [...table.querySelectorAll<HTMLTableColElement>('col')].flatMap((column) =>
      Array.from({ length: column.span }, () => styleOf(column, 'display') === 'none'),
    );
    /** How many rows cells from above still take, by column. */
    let taken: number[] = [];
    for (const row of table.rows) {
      const rest = taken.map((rows) => Math.max(0, rows - 1));
      let at = 0;
      for (const cell of Array.from(row.cells)) {
        while (taken[at]) at += 1;
        const columns = Array.from({ length: cell.colSpan }, (_, index) => at + index);
        at += cell.colSpan;
        for (const column of columns) rest[column] = cell.rowSpan - 1;
        const shown = columns.filter((column) => !isHidden[column]).length;
        if (shown > 0) {
          if (shown < cell.colSpan) cell.colSpan = shown;
          continue;
        }
        if (textOf(cell) !== '') report.add('hidden', { quote: textOf(cell), at: cell });
        cell.remove();
      }
      taken = rest;
    }
  }
}

const WHITE = /^(?:white|#f{3}(?:f{3})?|rgb\(255, ?255, ?255\))$/i;
const NO_SHADE = /^(?:|none|auto|inherit|initial|transparent|white|#f{3}(?:f{3})?)$/i;
const SHADES = ['background', 'background-color', 'mso-highlight', 'mso-shading'];

const isShaded = (element: Element): boolean =>
  [element.getAttribute('bgcolor') ?? '', ...SHADES.map((name) => styleOf(element, name))].some(
    (shade) => !NO_SHADE.test(shade),
  ) ||
  (element.parentElement !== null && isShaded(element.parentElement));

const SIDES = ['left', 'right', 'top', 'bottom', 'text-indent', 'margin-left', 'margin-right', 'margin-top'];
const SIZES = ['width', 'height', 'max-width', 'max-height'];
const NO_COLOR =
  /^(?:transparent|(?:rgb|hsl)a?\((?:(?:[^,)]+,){3}|[^,/)]+\/) ?0(?:\.0+)?%?\)|#[\da-f]{6}00|#[\da-f]{3}0)$/;

/** One way to write a color, of those that programs mix. */
const colorOf = (written: string): string => {
  const channels = /^rgba?\((\d+)[ ,]+(\d+)[ ,]+(\d+)/.exec(written);
  if (channels)
    return `#${channels
      .slice(1)
      .map((one) => Number(one).toString(16).padStart(2, '0'))
      .join('')}`;
  return written
    .replace(/^white$/, '#ffffff')
    .replace(/^black$/, '#000000')
    .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
};

const inkOf = (element: Element): string =>
  (
    styleOf(element, 'color') ||
    styleOf(element, 'mso-ink') ||
    element.getAttribute('color') ||
    ''
  ).toLowerCase();

const SHADED = '[bgcolor], [style*="background" i], [style*="mso-highlight" i], [style*="mso-shading" i]';

/** The color behind an element; empty if it is not known. */
function shadeOf(element: Element | null): string {
  const shaded = element?.closest(SHADED);
  if (!shaded) return '';
  const shades = [...SHADES.map((name) => styleOf(shaded, name)), shaded.getAttribute('bgcolor') ?? ''];
  const own = shades.find((shade) => !/^(?:|none|auto|inherit|initial|transparent)$/i.test(shade));
  return own === undefined ? shadeOf(shaded.parentElement) : colorOf(own.toLowerCase());
}

/** Without room, far outside, transparent, in the color of what is behind, or, on the white page of an office program, in white. */
function isUnseen(element: Element, isOnPaper: boolean): boolean {
  const is = (property: string, value: RegExp) => value.test(styleOf(element, property));
  const isAlike = (property: string) =>
    ![...element.querySelectorAll('[style], [color]')].some(
      (inner) =>
        (property === 'color' ? inkOf(inner) : styleOf(inner, property)) !== '' ||
        inner.hasAttribute(property),
    );
  const ink = inkOf(element);
  return (
    is('opacity', /^0(?:\.0+)?%?$/) ||
    (is('overflow', /^(?:hidden|clip)/) && SIZES.some((size) => is(size, NO_ROOM))) ||
    SIDES.some((side) => is(side, FAR_AWAY)) ||
    is('clip', /^rect\((?:[01](?:px)?[\s,]*){4}\)$/) ||
    is('clip-path', /^inset\((?:50|100)%\)$/) ||
    (is('font-size', /^0[a-z%]*$/) && isAlike('font-size')) ||
    (ink !== '' &&
      // Text cut out of a picture or gradient.
      !is('background-clip', /text/) &&
      !is('-webkit-background-clip', /text/) &&
      (NO_COLOR.test(ink) || colorOf(ink) === shadeOf(element)) &&
      isAlike('color')) ||
    (isOnPaper &&
      WHITE.test(styleOf(element, 'color') || (element.getAttribute('color') ?? '')) &&
      isAlike('color') &&
      !isShaded(element))
  );
}

const OFFICE = 'meta[name="ProgId" i], meta[name="Generator" i][content^="LibreOffice" i]';

function removeHiddenElements(root: HTMLElement, report: PasteReport): void {
  const isOnPaper = root.querySelector(OFFICE) !== null;
  for (const element of root.querySelectorAll('[style], font[color]')) {
    if (!root.contains(element)) continue;
    const isInvisible = /^(?:hidden|collapse)$/.test(styleOf(element, 'visibility'));
    const isHidden =
      styleOf(element, 'display') === 'none' ||
      /^(?:all|yes)$/.test(styleOf(element, 'mso-hide')) ||
      isUnseen(element, isOnPaper);
    if (!isHidden && !isInvisible) continue;
    if (!isHidden) {
      // What is visible inside stays.
      const visible = [...element.querySelectorAll('[style]')].filter(
        (inner) => styleOf(inner, 'visibility') === 'visible',
      );
      element.before(
        ...visible.filter((one) => !visible.some((other) => other !== one && other.contains(one))),
      );
    }
    const at = withEmptyParents(root, element);
    const quote = textOf(element);
    if (quote) report.add('hidden', { quote, at });
    at.remove();
  }
}

/** Removes what the source program does not show its reader: hidden text, comments and their marks, codes of fields, pages of contents. */
export function removeHidden(root: HTMLElement, report: PasteReport): void {
  removeWordComments(root, report);
  removeDocsComments(root, report);
  removeFieldCodes(root, report);
  removePageNumbers(root, report);
  removeHiddenColumns(root, report);
  removeHiddenElements(root, report);
}
