import {
  type Declaration,
  EMPHASIS,
  readDeclarations,
  setDeclarations,
  toPoints,
} from '../html/declarations.ts';
import { hasBlockChildren, isBlockElement, isComment, rename, tagOf, unwrap } from '../html/elements.ts';
import { upgradeClasses } from '../legacy/quillClasses.ts';
import { upgradeCode } from '../legacy/upgradeCode.ts';
import { upgradeInline } from '../legacy/upgradeLegacy.ts';
import { upgradeLists } from '../legacy/upgradeLists.ts';
import { BLANK_LINK } from '../links.ts';
import { REMOVED_CHARACTER } from '../extensions/removedMarks.ts';
import type { LateWords } from '../lateEnglish.ts';
import { convertLists, type ListCounts } from './convertLists.ts';

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
}

/** What a paste changed. */
export interface PasteReport extends ListCounts {
  /** What was removed, and how often. */
  readonly removed: ReadonlyMap<string, number>;
  /** What was removed at each `REMOVED_CHARACTER`. */
  readonly marked: readonly string[];
  /** Addresses of images of other sites, which became links. */
  readonly pictures: readonly string[];
}

class Removals {
  readonly counts = new Map<string, number>();
  readonly marked: string[] = [];
  readonly #words: LateWords;

  constructor(words: LateWords) {
    this.#words = words;
  }

  remove(element: Element): void {
    const name = COUNTED[tagOf(element)];
    const label = name && this.#words.removed[name];
    const parent = element.parentElement;
    if (label) this.counts.set(label, (this.counts.get(label) ?? 0) + 1);
    if (label && name !== 'script' && parent) {
      const before = element.previousElementSibling;
      const isBetween = isBlockElement(parent) ? hasBlockChildren(parent) : true;
      const place = isBetween && before && /^(?:p|h[1-6]|li)$/.test(tagOf(before)) ? before : undefined;
      if (place) place.append(REMOVED_CHARACTER);
      else if (parent.closest('p, h1, h2, h3, h4, h5, h6, li, td, th')) element.before(REMOVED_CHARACTER);
      if (place ?? parent.closest('p, h1, h2, h3, h4, h5, h6, li, td, th'))
        this.marked.push(this.#words.removedHere(label));
    }
    element.remove();
  }
}

const KEPT_ALIGNMENT = /^(center|right|justify)$/i;

function dropForeign(root: HTMLElement, removals: Removals): void {
  for (const element of root.querySelectorAll(DROPPED)) if (root.contains(element)) removals.remove(element);
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

/** Converts emphasis in styles to elements; `font-weight: normal` cancels a `<b>`. */
function convertEmphasis(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
    const declarations = readDeclarations(element.getAttribute('style'));
    const isNormal = (property: string) =>
      declarations.some(([name, value]) => name === property && /^(normal|[1-4]00)$/i.test(value));
    const tag = tagOf(element);
    const isEmpty = (element.textContent ?? '') === '';
    if (!isEmpty && !isBlockElement(element) && tag !== 'a')
      for (const { properties, value, tag: as } of Object.values(EMPHASIS))
        if (declarations.some(([name, text]) => properties.includes(name) && value.test(text)))
          wrapContent(element, as);
    if ((tag === 'b' || tag === 'strong') && isNormal('font-weight')) rename(element, 'span');
    else if ((tag === 'i' || tag === 'em') && isNormal('font-style')) rename(element, 'span');
  }
}

/** Defaults of other programs. */
const DEFAULT_COLOR =
  /^(inherit|initial|unset|transparent|windowtext|black|#0{3,6}|white|#f{3,6}|auto|none|rgba?\(0, ?0, ?0(, ?[01])?\)|rgb\(255, ?255, ?255\))$/i;

/** Half of the widest page. */
const MAX_MARGIN_POINTS = 300;
const INDENTS = /^(?:(?:margin|padding)-(?:left|right)|text-indent)$/;
const NUMBER_AT_START = /^[\d.]+/;

/** Declarations of a block that stay: what its author chose, within the width of a page. */
function keepBlockStyle([property, value]: Declaration): Declaration[] {
  const lower = value.toLowerCase();
  if (property === 'text-align') return KEPT_ALIGNMENT.test(lower) ? [[property, lower]] : [];
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
    const kept = readDeclarations(element.getAttribute('style')).flatMap(
      ([property, value]): Declaration[] => {
        if (isBlock) return tagOf(element) === 'li' ? [] : keepBlockStyle([property, value]);
        const name = property === 'background' ? 'background-color' : property;
        if (name === 'mso-highlight') return [['background-color', value] as const];
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
  li: ['value'],
  iframe: ['src', 'title', 'width', 'height', 'allowfullscreen'],
  abbr: ['title'],
  time: ['datetime'],
};

function cleanAttributes(root: HTMLElement): void {
  for (const element of root.querySelectorAll('*')) {
    const kept = KEPT_ATTRIBUTES[tagOf(element)] ?? [];
    for (const name of element.getAttributeNames()) {
      const isDirection = name === 'dir' && /^(ltr|rtl|auto)$/.test(element.getAttribute('dir') ?? '');
      // ltr is the default of a text; Docs adds it everywhere.
      const isKept =
        kept.includes(name) ||
        name === 'style' ||
        name === 'id' ||
        (isDirection && element.getAttribute('dir') !== 'ltr');
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

function cleanLinks(root: HTMLElement, toAllowedLink: (url: string) => string): void {
  const targets = new Set([...root.querySelectorAll('[id]')].map(({ id }) => `#${id}`));
  for (const link of root.querySelectorAll('a')) {
    const href = link.getAttribute('href');
    if (href === null && link.id !== '') continue;
    if (!href || (href.startsWith('#_') && !targets.has(decode(href)))) unwrap(link);
    else link.setAttribute('href', href === BLANK_LINK ? href : toAllowedLink(href));
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
function linkImages(root: HTMLElement, removals: Removals, { isKnownImage, words }: PasteOptions): string[] {
  const pictures = new Set<string>();
  for (const image of root.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    const isPixel = [image.getAttribute('width'), image.getAttribute('height')].every(
      (size) => Number(size ?? 9) < 3,
    );
    if (!SHOWN_IMAGE.test(src) || isPixel) removals.remove(image);
    else if (!isKnownImage(src)) {
      const file = decode(src.split(/[?#]/)[0]?.split('/').at(-1) ?? '');
      const link = root.ownerDocument.createElement('a');
      link.href = src;
      link.textContent = words.pictureNamed(image.getAttribute('alt')?.trim() || file);
      const around = image.closest('a');
      if (around) around.after(link);
      else image.before(link);
      image.remove();
      pictures.add(src);
    }
  }
  return [...pictures];
}

/** Keeps structure, numbers, emphasis, alignment and colors of HTML from Word, Google Docs, mail or web pages, in place. */
export function sanitizePaste(root: HTMLElement, options: PasteOptions): PasteReport {
  const removals = new Removals(options.words);
  const counts = convertLists(root);
  dropForeign(root, removals);
  unwrapDocs(root);
  upgradeCode(root);
  upgradeLists(root);
  upgradeClasses(root);
  convertEmphasis(root);
  cleanStyles(root);
  keepTargets(root);
  cleanAttributes(root);
  upgradeInline(root);
  cleanLinks(root, options.toAllowedLink);
  const pictures = linkImages(root, removals, options);
  unwrapContainers(root);
  dropEmpty(root);
  for (const paragraph of root.querySelectorAll('li > p:only-child')) {
    const item = paragraph.parentElement;
    if (item && paragraph.id && !item.id) item.id = paragraph.id;
    unwrap(paragraph);
  }
  root.normalize();
  return { ...counts, removed: removals.counts, marked: removals.marked, pictures };
}
