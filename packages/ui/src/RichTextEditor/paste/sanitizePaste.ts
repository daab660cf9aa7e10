import {
  type Declaration,
  EMPHASIS,
  readDeclarations,
  setDeclarations,
  toPoints,
} from '../html/declarations.ts';
import {
  hasBlockChildren,
  isBlank,
  isBlockElement,
  isComment,
  rename,
  tagOf,
  unwrap,
} from '../html/elements.ts';
import { upgradeClasses } from '../legacy/quillClasses.ts';
import { upgradeCode } from '../legacy/upgradeCode.ts';
import { upgradeInline } from '../legacy/upgradeLegacy.ts';
import { upgradeLists } from '../legacy/upgradeLists.ts';
import { BLANK_LINK } from '../links.ts';
import type { LateWords } from '../lateEnglish.ts';
import { convertLists, MARKER_STYLE } from './convertLists.ts';
import { convertRevisions } from './convertRevisions.ts';
import { inlineStyleSheets } from './inlineStyleSheets.ts';
import { PasteReport, type RevisionChoice, textOf } from './PasteReport.ts';
import { removeHidden, styleOf } from './removeHidden.ts';
import { unwrapRedirect } from './unwrapRedirect.ts';

const DROPPED =
  'script, style, meta, link, title, head, template, noscript, xml, object, embed, form input, select, textarea, svg, math, ' +
  'audio, video, canvas, iframe:not([src])';

/** What its reader saw, or what the page did. The rest describes the document. */
const COUNTED: Readonly<Record<string, keyof LateWords['removed']>> = {
  script: 'script',
  object: 'embedded',
  embed: 'embedded',
  iframe: 'embedded',
  input: 'field',
  select: 'field',
  textarea: 'field',
  svg: 'drawing',
  canvas: 'drawing',
  math: 'formula',
  audio: 'media',
  video: 'media',
  img: 'picture',
};

export interface PasteOptions {
  readonly toAllowedLink: (url: string) => string;
  /** Whether an image is of this site, or in the text already. Others are not loaded. */
  readonly isKnownImage: (src: string) => boolean;
  readonly words: LateWords;
  /** What to do with tracked changes. @default 'mark' */
  readonly revisions?: RevisionChoice | undefined;
  /** The same as plain text: some programs write the numbers of lists only there. */
  readonly plain?: string | undefined;
  /** Whether the text has the target of a link such as `#terms`. */
  readonly hasTarget?: ((fragment: string) => boolean) | undefined;
}

function remove(element: Element, report: PasteReport, { removed }: LateWords): void {
  const name = COUNTED[tagOf(element)];
  if (name)
    report.add('removed', {
      name: removed[name],
      quote: name === 'field' || name === 'script' ? '' : textOf(element),
      ...(name !== 'script' && { at: element }),
    });
  element.remove();
}

const KEPT_ALIGNMENT = /^(?:center|right|justify)$/;

function dropForeign(root: HTMLElement, report: PasteReport, words: LateWords): void {
  for (const element of root.querySelectorAll(DROPPED))
    if (root.contains(element)) remove(element, report, words);
  const walker = root.ownerDocument.createTreeWalker(root, 128);
  const comments: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) comments.push(node);
  for (const comment of comments) if (isComment(comment)) comment.remove();
  // Office elements (o:p, w:…, v:…) contain a colon.
  for (const element of root.querySelectorAll('*')) if (tagOf(element).includes(':')) unwrap(element);
}

function wrapContent(element: HTMLElement, tag: string): void {
  if (element.closest(tag)) return;
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** The texts of an element for which no element inside declares the property. */
function textsOf(element: Element, properties: readonly string[]): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, 4);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let at = node.parentElement;
    while (at && at !== element && properties.every((name) => styleOf(at as Element, name) === ''))
      at = at.parentElement;
    if (at === element && !isBlank((node as Text).data)) found.push(node as Text);
  }
  return found;
}

function wrapText(text: Text, tag: string, style = ''): void {
  const wrapper = text.ownerDocument.createElement(tag);
  if (style) wrapper.setAttribute('style', style);
  text.replaceWith(wrapper);
  wrapper.append(text);
}

/** Blocks whose text is bold by their own look have it without an element. */
const IS_PLAIN_BLOCK = /^(?:p|div|[ou]l|li|d[dlt]|blockquote|table|t(?:body|head|foot|r|d)|caption)$/;

/** Converts emphasis in styles to elements; `font-weight: normal` cancels a `<b>`. */
function convertEmphasis(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
    const declarations = readDeclarations(element.getAttribute('style'));
    const isNormal = (property: string) =>
      declarations.some(([name, value]) => name === property && /^(normal|[1-4]00)$/i.test(value));
    const tag = tagOf(element);
    const isBlock = isBlockElement(element);
    const isText = isBlock ? IS_PLAIN_BLOCK.test(tag) : tag !== 'a';
    if ((element.textContent ?? '') !== '' && isText)
      for (const { properties, value, tag: as } of Object.values(EMPHASIS)) {
        const [name, text = ''] = declarations.findLast(([one]) => properties.includes(one)) ?? [];
        // Programs underline links by a class.
        if (
          !name ||
          !value.test(text) ||
          (as === 'u' && (element.closest('a') || element.querySelector('a')))
        )
          continue;
        if (!isBlock) wrapContent(element, as);
        else if (name !== 'vertical-align')
          for (const one of textsOf(element, properties))
            if (!one.parentElement?.closest(`${as}, h1, h2, h3, h4, h5, h6, th`)) wrapText(one, as);
      }
    if ((tag === 'b' || tag === 'strong') && isNormal('font-weight')) rename(element, 'span');
    else if ((tag === 'i' || tag === 'em') && isNormal('font-style')) rename(element, 'span');
  }
}

const CAPS = ['font-variant', 'font-variant-caps'];

/** Languages with capitals of their own. */
const OWN_CAPITALS = /^(?:az|el|lt|tr)\b/i;

const LETTERS: Readonly<Record<string, (text: string, language?: string) => string>> = {
  uppercase: (text, language) => text.toLocaleUpperCase(language),
  lowercase: (text, language) => text.toLocaleLowerCase(language),
  capitalize: (text) => text.replaceAll(/(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase()),
};

/** Capitals by style become letters, small capitals a style of the text. Those of headings are their look. */
function convertCapitals(root: HTMLElement, report: PasteReport): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
    if (element.closest('h1, h2, h3, h4, h5, h6')) continue;
    const write = LETTERS[styleOf(element, 'text-transform')];
    const language = OWN_CAPITALS.exec(element.closest('[lang]')?.getAttribute('lang') ?? '')?.[0];
    const texts = write ? textsOf(element, ['text-transform']) : [];
    const changed = texts.filter(({ data }) => write?.(data, language) !== data);
    for (const text of changed) text.data = write?.(text.data, language) ?? '';
    if (changed.length > 0) report.add('capitals', { quote: textOf(element), at: element });
    if (CAPS.some((name) => /^(?:all-)?small-caps$/.test(styleOf(element, name))))
      for (const text of textsOf(element, CAPS)) wrapText(text, 'span', 'font-variant: small-caps;');
  }
}

/** Defaults of other programs, and themes of web pages: browsers copy the colors that a page is drawn in. People choose colors as hex or RGB. */
const DEFAULT_COLOR =
  /^(oklch\(.+\)|inherit|initial|unset|transparent|windowtext|black|#0{3,6}|white|#f{3,6}|auto|none|rgba?\(0, ?0, ?0(, ?[01])?\)|rgb\(255, ?255, ?255\))$/i;

/** Half of the widest page. */
const MAX_MARGIN_POINTS = 300;
const INDENTS = /^(?:(?:margin|padding)-(?:left|right)|text-indent)$/;
const NUMBER_AT_START = /^[\d.]+/;

/** Declarations of a block that stay: what its author chose, within the width of a page. */
function keepBlockStyle([property, value]: Declaration, isRightToLeft: boolean): Declaration[] {
  const lower = value.toLowerCase();
  if (property === 'text-align') {
    const side = lower.replace('-webkit-', '').replace(/^end$/, isRightToLeft ? 'left' : 'right');
    return KEPT_ALIGNMENT.test(side) || (side === 'left' && isRightToLeft) ? [[property, side]] : [];
  }
  if (property === 'line-height') {
    const height = Number(NUMBER_AT_START.exec(lower)?.[0]) / (lower.endsWith('%') ? 100 : 1);
    // 1.38 is the default of Google Docs.
    return /^[\d.]+%?$/.test(lower) && height >= 1 && height <= 3 && height !== 1.38
      ? [[property, lower]]
      : [];
  }
  const points = toPoints(lower);
  if (!INDENTS.test(property) || points === 0 || (points < 0 && property !== 'text-indent')) return [];
  return [
    [property, Math.abs(points) > MAX_MARGIN_POINTS ? `${Math.sign(points) * MAX_MARGIN_POINTS}pt` : lower],
  ];
}

function cleanStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
    const isBlock = isBlockElement(element);
    const isRightToLeft = element.closest('[dir]')?.getAttribute('dir') === 'rtl';
    const kept = readDeclarations(element.getAttribute('style')).flatMap(
      ([property, value]): Declaration[] => {
        if (property === 'list-style-type' && MARKER_STYLE.test(value)) return [[property, value]];
        if (isBlock) return tagOf(element) === 'li' ? [] : keepBlockStyle([property, value], isRightToLeft);
        const name = property === 'background' ? 'background-color' : property;
        if (name === 'mso-highlight') return [['background-color', value] as const];
        if (name === 'font-variant' && value === 'small-caps') return [[name, value] as const];
        const isColor = name === 'color' || name === 'background-color';
        return isColor && !DEFAULT_COLOR.test(value) && !/url\(|var\(/i.test(value)
          ? [[name, value] as const]
          : [];
      },
    );
    setDeclarations(element, element.closest('a') ? [] : kept);
  }
}

const KEPT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start', 'type', 'reversed'],
  li: ['value', 'type'],
  iframe: ['src', 'title', 'width', 'height', 'allowfullscreen'],
  table: ['border'],
  abbr: ['title'],
  time: ['datetime'],
};

/** Word writes `dir=RTL`, others a style. */
function convertDirections(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[dir], [style*="direction"]')) {
    const style = isBlockElement(element) ? styleOf(element, 'direction') : '';
    const direction = (element.getAttribute('dir') ?? style).trim().toLowerCase();
    if (direction) element.setAttribute('dir', direction);
  }
}

const NO_BORDER = /^(?:none|hidden|0[a-z]*)\b/;
const BORDER = /^border(?:-(?:top|right|bottom|left))?(?:-(?:style|width))?$/;

const hasNoBorder = (element: Element) =>
  NO_BORDER.test(styleOf(element, 'border')) || /^(?:0[a-z.0]*\s*)+$/.test(styleOf(element, 'border-width'));

const hasBorder = (element: Element) =>
  !hasNoBorder(element) &&
  readDeclarations(element.getAttribute('style')).some(
    ([name, value]) =>
      BORDER.test(name) &&
      !NO_BORDER.test(value.trim()) &&
      !/(?:^|\s)(?:none|0(?:pt|px|cm)?)(?:\s|$)/.test(value),
  );

/** A table that lays out text, such as signatures side by side, says that it has no border, and no cell has one. */
function markBorderless(root: HTMLElement, isSheet: boolean): void {
  for (const table of root.querySelectorAll('table')) {
    const says =
      table.getAttribute('border') === '0' ||
      NO_BORDER.test(styleOf(table, 'border')) ||
      NO_BORDER.test(styleOf(table, 'border-style'));
    const cells = [...table.querySelectorAll('td, th')].filter((cell) => cell.closest('table') === table);
    const isBorderless =
      (says || (cells.length > 0 && cells.every(hasNoBorder))) &&
      !isSheet &&
      !(Number(table.getAttribute('border')) > 0) &&
      !cells.some(hasBorder);
    table.removeAttribute('border');
    if (isBorderless) table.setAttribute('border', '0');
  }
}

function cleanAttributes(root: HTMLElement): void {
  for (const element of root.querySelectorAll('*')) {
    const kept = KEPT_ATTRIBUTES[tagOf(element)] ?? [];
    for (const name of element.getAttributeNames()) {
      // ltr is the default of a text; Docs adds it everywhere.
      const isDirection = name === 'dir' && /^(rtl|auto)$/.test(element.getAttribute('dir') ?? '');
      const isKept = kept.includes(name) || name === 'style' || name === 'id' || isDirection;
      if (!isKept) element.removeAttribute(name);
    }
  }
}

/** Gives the targets of links in the document ids, which policies keep; older programs write `<a name>`. */
function keepTargets(root: HTMLElement): void {
  const wanted = new Set<string>();
  for (const link of root.querySelectorAll('a[href^="#"]'))
    wanted.add(decode(link.getAttribute('href') ?? ''));
  for (const element of root.querySelectorAll('[id], a[name]')) {
    const name = [element.id, element.getAttribute('name') ?? ''].find((one) => wanted.has(`#${one}`)) ?? '';
    const block = element.closest('p, h1, h2, h3, h4, h5, h6, li, td, th');
    const isPlace = tagOf(element) === 'a' && !element.hasAttribute('href') && block;
    element.removeAttribute('id');
    if (name === '') continue;
    wanted.delete(`#${name}`);
    if (isPlace && !block.id) block.id = name;
    else element.id = name;
  }
}

/** The fragment of a link, decoded if it can be. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Links as the reader of the original would follow them. */
function cleanLinks(root: HTMLElement, report: PasteReport, options: PasteOptions): void {
  const targets = new Set([...root.querySelectorAll('[id]')].map(({ id }) => `#${id}`));
  for (const link of root.querySelectorAll('a')) {
    const href = link.getAttribute('href')?.trim();
    if (href === undefined && link.id !== '') continue;
    const isDead =
      href?.startsWith('#') &&
      href !== '#' &&
      !targets.has(decode(href)) &&
      !options.hasTarget?.(decode(href));
    if (!href) unwrap(link);
    else if (isDead) {
      if (textOf(link) !== '') report.add('deadLink', { name: href, quote: textOf(link), at: link });
      // Bookmarks of Word, which no reader chose.
      if (href.startsWith('#_')) unwrap(link);
    } else if (href === BLANK_LINK) link.setAttribute('href', href);
    else {
      const address = unwrapRedirect(href);
      const allowed = options.toAllowedLink(address);
      if (allowed !== address) report.add('blankLink', { quote: `${textOf(link)} (${href})`, at: link });
      else if (address !== href) report.add('redirect', { quote: address, at: link });
      else if (!/^(?:#|[a-z][a-z\d+.-]*:)/i.test(href))
        report.add('deadLink', { name: href, quote: textOf(link), at: link });
      link.setAttribute('href', allowed);
    }
  }
}

/** Addresses relative to the page that was copied. */
function resolveLinks(root: HTMLElement): void {
  const base = root.querySelector('base[href]')?.getAttribute('href') ?? '';
  if (!/^https?:/i.test(base)) return;
  for (const link of root.querySelectorAll('a[href]:not([href^="#"])')) {
    const href = link.getAttribute('href') ?? '';
    if (URL.canParse(href, base)) link.setAttribute('href', new URL(href, base).href);
  }
}

/** Boxes to tick, of Google Docs. */
function convertCheckboxes(root: HTMLElement, report: PasteReport): void {
  for (const item of root.querySelectorAll('li[role="checkbox"]')) {
    const isTicked = item.getAttribute('aria-checked') === 'true';
    report.add('checkbox', { at: item.querySelector('p') ?? item, quote: isTicked ? textOf(item) : '' });
    for (const image of item.querySelectorAll('img')) image.remove();
  }
}

/** Unwraps layout containers; those that contain only text become paragraphs. */
function unwrapContainers(root: HTMLElement): void {
  // Preformatted text has lines instead.
  for (const block of [...root.querySelectorAll('pre *')].filter(isBlockElement)) {
    if (block.nextSibling) block.after('\n');
    unwrap(block);
  }
  const containers =
    'div, section, article, main, header, footer, aside, nav, center, figure, figcaption, fieldset, legend, address, hgroup, dl';
  for (const box of [...root.querySelectorAll<HTMLElement>(containers)].toReversed()) {
    if (hasBlockChildren(box)) unwrap(box);
    else if ((box.textContent ?? '').trim() === '' && !box.querySelector('img, br')) box.remove();
    else rename(box, 'p');
  }
  for (const term of root.querySelectorAll<HTMLElement>('dt, dd')) {
    if (tagOf(term) === 'dt') wrapContent(term, 'strong');
    rename(term, 'p');
  }
}

function dropEmpty(root: HTMLElement): void {
  for (const element of root.querySelectorAll('span, font, o, label, caption, colgroup')) {
    if (tagOf(element) === 'colgroup') element.remove();
    else if (tagOf(element) === 'caption') element.closest('table')?.before(rename(element, 'p'));
    else if (element.attributes.length === 0) unwrap(element);
  }
  for (const element of [...root.querySelectorAll('b, strong, i, em, u, s, sub, sup, a, span')].toReversed())
    if ((element.textContent ?? '') === '' && !element.querySelector('img, br') && element.id === '')
      element.remove();
}

/** Removes wrappers that Google Docs and Safari add. */
function unwrapDocs(root: HTMLElement): void {
  for (const guid of root.querySelectorAll<HTMLElement>('[id^="docs-internal-guid"]'))
    if (!isBlockElement(guid)) unwrap(guid);
  for (const mark of root.querySelectorAll('br.Apple-interchange-newline')) mark.remove();
  // Docs nests a list next to its item instead of inside.
  for (const list of root.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling;
    if (before && tagOf(before) === 'li') before.append(list);
  }
}

const SHOWN_IMAGE = /^(https?:|data:image\/(png|jpeg);base64,)/i;

/** Pasting must not tell other sites that the text is read: their images become links, until the user copies them in. */
function linkImages(root: HTMLElement, report: PasteReport, { isKnownImage, words }: PasteOptions): void {
  for (const image of root.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    const isPixel = [image.getAttribute('width'), image.getAttribute('height')].every(
      (size) => Number(size ?? 9) < 3,
    );
    if (isPixel) image.remove();
    else if (!SHOWN_IMAGE.test(src)) remove(image, report, words);
    else if (!isKnownImage(src)) {
      const file = decode(src.split(/[?#]/)[0]?.split('/').at(-1) ?? '');
      const link = root.ownerDocument.createElement('a');
      link.href = src;
      link.textContent = words.pictureNamed(image.getAttribute('alt')?.trim() || file);
      const around = image.closest('a');
      if (around) around.after(link);
      else image.before(link);
      report.add('picture', { quote: src, at: link });
      image.remove();
    }
  }
}

/** Keeps structure, numbers, emphasis, alignment and colors of HTML from Word, Google Docs, mail or web pages, in place. */
export function sanitizePaste(root: HTMLElement, options: PasteOptions): PasteReport {
  const report = new PasteReport(root);
  // Its grid is not in the cells.
  const isSheet = root.querySelector('meta[name="ProgId" i][content^="Excel" i]') !== null;
  resolveLinks(root);
  inlineStyleSheets(root);
  removeHidden(root, report);
  convertRevisions(root, report, options.revisions ?? 'mark');
  convertCheckboxes(root, report);
  // Before lists, which keep nothing of the paragraphs of Word.
  convertCapitals(root, report);
  convertEmphasis(root);
  const counts = convertLists(root, options.plain);
  if (counts.items > 0) report.add('listNumber', { count: counts.items });
  if (counts.literal > 0) report.add('literalNumber', { count: counts.literal });
  dropForeign(root, report, options.words);
  unwrapDocs(root);
  upgradeCode(root);
  upgradeLists(root);
  upgradeClasses(root);
  convertDirections(root);
  markBorderless(root, isSheet);
  cleanStyles(root);
  keepTargets(root);
  cleanAttributes(root);
  upgradeInline(root);
  cleanLinks(root, report, options);
  linkImages(root, report, options);
  unwrapContainers(root);
  dropEmpty(root);
  for (const paragraph of root.querySelectorAll('li > p:only-child')) {
    const item = paragraph.parentElement;
    if (item && paragraph.id && !item.id) item.id = paragraph.id;
    unwrap(paragraph);
  }
  root.normalize();
  return report;
}
