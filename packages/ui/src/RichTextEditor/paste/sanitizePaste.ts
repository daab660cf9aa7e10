import { type Declaration, EMPHASIS, readDeclarations, setDeclarations } from '../html/declarations.ts';
import {
  hasBlockChildren,
  isBlockElement,
  isComment,
  isElement,
  rename,
  tagOf,
  unwrap,
} from '../html/elements.ts';
import { upgradeClasses } from '../legacy/quillClasses.ts';
import { upgradeCode } from '../legacy/upgradeCode.ts';
import { upgradeInline } from '../legacy/upgradeLegacy.ts';
import { upgradeLists } from '../legacy/upgradeLists.ts';
import { BLANK_LINK } from '../links.ts';
import { convertWordLists } from './convertWordLists.ts';

const DROPPED =
  'script, style, meta, link, title, head, template, noscript, xml, object, embed, form input, select, textarea, svg, math';

const KEPT_ALIGNMENT = /^(center|right|justify)$/i;

function dropForeign(root: HTMLElement): void {
  for (const element of root.querySelectorAll(DROPPED)) element.remove();
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

function cleanStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
    const isBlock = isBlockElement(element);
    const kept = readDeclarations(element.getAttribute('style')).flatMap(
      ([property, value]): Declaration[] => {
        if (isBlock)
          return property === 'text-align' && KEPT_ALIGNMENT.test(value)
            ? [[property, value.toLowerCase()] as const]
            : [];
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
        kept.includes(name) || name === 'style' || (isDirection && element.getAttribute('dir') !== 'ltr');
      if (!isKept) element.removeAttribute(name);
    }
  }
}

function cleanLinks(root: HTMLElement, toAllowedLink: (url: string) => string): void {
  for (const link of root.querySelectorAll('a')) {
    const href = link.getAttribute('href');
    if (!href || href.startsWith('#_')) unwrap(link);
    else link.setAttribute('href', href === BLANK_LINK ? href : toAllowedLink(href));
  }
}

/** Unwraps layout containers; those that contain only text become paragraphs. */
function unwrapContainers(root: HTMLElement): void {
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
    if ((element.textContent ?? '') === '' && !element.querySelector('img, br')) element.remove();
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

/** Keeps structure, emphasis, alignment and colors of HTML from Word, Google Docs, mail or web pages, in place. */
export function sanitizePaste(root: HTMLElement, toAllowedLink: (url: string) => string): void {
  convertWordLists(root);
  dropForeign(root);
  unwrapDocs(root);
  upgradeCode(root);
  upgradeLists(root);
  upgradeClasses(root);
  convertEmphasis(root);
  cleanStyles(root);
  cleanAttributes(root);
  upgradeInline(root);
  cleanLinks(root, toAllowedLink);
  unwrapContainers(root);
  dropEmpty(root);
  for (const image of root.querySelectorAll('img'))
    if (!/^(https?:|data:image\/(png|jpeg);base64,)/i.test(image.getAttribute('src') ?? '')) image.remove();
  for (const paragraph of root.querySelectorAll('li > p:only-child'))
    if (isElement(paragraph)) unwrap(paragraph);
  root.normalize();
}
