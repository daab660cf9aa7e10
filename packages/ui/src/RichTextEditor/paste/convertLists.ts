import { readDeclarations, setDeclarations, toPoints } from '../html/declarations.ts';
import {
  hasBlockDescendant,
  isBlank,
  isComment,
  isElement,
  isText,
  tagOf,
  unwrap,
} from '../html/elements.ts';
import { formatNumber, type NumberType, parseNumber, typesOf } from '../html/numbers.ts';
import { MARK, textOf } from './PasteReport.ts';

interface Item {
  readonly element: HTMLElement;
  /** Undefined: by its margin. */
  readonly level: number | undefined;
  readonly list: string;
  /** As the reader saw it; empty for a bullet. */
  readonly marker: string;
}

/** How many markers became list items, and how many text. */
export interface ListCounts {
  items: number;
  literal: number;
}

const propertyOf = (element: Element, property: string): string =>
  readDeclarations(element.getAttribute('style')).findLast(([name]) => name === property)?.[1] ?? '';

const BULLET_FONT = /symbol|wingdings|webdings/i;

/** Bullets of Word are letters in a font of pictures, or an "o". */
function toMarker(text: string, element: Element): string {
  const marker = text.replaceAll(/[\s\u00a0]+/g, ' ').trim();
  const fonts = [element, ...element.querySelectorAll('[style]')].map(
    (one) => one.getAttribute('style') ?? '',
  );
  const isPicture = marker.length === 1 && !/\d/.test(marker) && fonts.some((font) => BULLET_FONT.test(font));
  return isPicture || marker === 'o' || !/[\p{L}\p{N}]/u.test(marker) ? '' : marker;
}

const isIgnored = (element: Element) => /^ignore$/i.test(propertyOf(element, 'mso-list'));

/** Filtered HTML of Word has only the space after a marker. */
const isSpacer = (element: Element) =>
  propertyOf(element, 'font').startsWith('7.0pt ') && /^[\s\u00a0]*$/.test(element.textContent ?? '');

/** Takes the marker off a paragraph of Word; undefined if it has none. */
function takeWordItem(paragraph: HTMLElement): Item | undefined {
  if (hasBlockDescendant(paragraph)) return undefined;
  const [, id, level, override = ''] =
    /^(l\d+)\s+level(\d+)(?:\s+(\S+))?/i.exec(propertyOf(paragraph, 'mso-list')) ?? [];
  const styled = [...paragraph.querySelectorAll('[style]')];
  const end = (id && styled.find(isIgnored)) || styled.find(isSpacer);
  if (!end) return undefined;
  const range = paragraph.ownerDocument.createRange();
  range.setStart(paragraph, 0);
  range.setEndAfter(end);
  const taken = range.cloneContents();
  // Only a marker has nothing but its number before its space.
  if (!id && (taken.textContent ?? '').trim().length > 20) return undefined;
  range.deleteContents();
  const holder = paragraph.ownerDocument.createElement('span');
  holder.append(taken);
  // Where the report says that something was left out.
  paragraph.prepend(...((holder.textContent ?? '').match(MARK) ?? []));
  return {
    element: paragraph,
    level: level ? Number(level) - 1 : undefined,
    list: id ? `${id} ${override}` : '',
    marker: toMarker(textOf(holder), holder),
  };
}

type Part = string | { readonly level: number; readonly style: string };

const TYPES: Readonly<Record<string, NumberType>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

const GREEK = 'αβγδεζηθικλμνξοπρστυφχψω';

function writeNumber(value: number, style: string): string {
  if (style === 'decimal-leading-zero') return String(value).padStart(2, '0');
  if (!style.endsWith('-greek'))
    return formatNumber(value, TYPES[style] ?? (/^[aAiI]$/.test(style) ? (style as NumberType) : '1'));
  let text = '';
  for (let rest = value; rest > 0; rest = Math.floor((rest - 1) / GREEK.length))
    text = GREEK.charAt((rest - 1) % GREEK.length) + text;
  return style.startsWith('upper') ? text.toUpperCase() : text;
}

const EXPORTED = /\.(lst-[\w-]+)\s*>\s*li:before\s*\{\s*content:\s*([^}]*)\}/g;
const CONTENT = /"((?:[^"\\]|\\.)*)"|counter\([\w-]*-(\d+)\s*,\s*([\w-]+)\)/g;

/** Exports of Google Docs have the format of each level in their style sheet. */
function readExportedFormats(root: HTMLElement): Map<string, Part[]> {
  const sheet = [...root.querySelectorAll('style')].map((style) => style.textContent).join('\n');
  return new Map(
    [...sheet.matchAll(EXPORTED)].map(([, name = '', content = '']) => [
      name,
      [...content.matchAll(CONTENT)].map(([, text, level, style = '']) =>
        level === undefined ? (text ?? '') : { level: Number(level), style },
      ),
    ]),
  );
}

const NUMBERED = 'li[aria-level], li[data-leveltext], [class*="lst-"] > li';

const COUNTERS =
  /([^{}]{1,200}?)::?before\s*\{[^{}]*content\s*:\s*counters\(\s*[\w-]+\s*,\s*"([^"]{0,5})"[^)]*\)\s*(?:"([^"]{0,5})")?/g;

/** Items that a page numbers by `counters(item, ".")`, with what stands between and after the numbers. */
function readCounters(root: HTMLElement): Map<Element, readonly [between: string, after: string]> {
  const sheet = [...root.querySelectorAll('style')].map((style) => style.textContent).join('\n');
  const found = new Map<Element, readonly [string, string]>();
  for (const [, selector = '', between = '', after = ''] of sheet.matchAll(COUNTERS)) {
    try {
      for (const item of root.querySelectorAll(selector.trim())) found.set(item, [between, after]);
    } catch {
      // Not a selector.
    }
  }
  return found;
}

const LIST_TAG = /^[ou]l$/;

const oneLine = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ').trim();

/** Enough of an item to find it again, and how far lines of items are apart. */
const [FIND_LENGTH, FIND_LINES] = [40, 300];
/** What can stand before an item: `1.1`, `(a)`, `iv.`, `Article 1`, `§ 1`, a bullet. */
const IS_MARKER =
  /^(?:[^\p{L}\p{N}\s]{0,2}|\p{L}|[ivxlc]{1,6}|[([]?\p{L}{1,6}[.)\]]{1,2}|(?:(?:\p{L}{1,12}\.?|[^\p{L}\p{N}\s]{1,2}) )?\S{0,11}\p{N}\S{0,8}) ?$/iu;

/** The first line of an item, without lists inside. */
function firstLineOf(item: Element): string {
  const own = item.cloneNode(true) as Element;
  for (const list of own.querySelectorAll('ol, ul')) list.remove();
  for (const end of own.querySelectorAll('br, p, div, h1, h2, h3, h4, h5, h6')) end.after('\u2028');
  return (
    (own.textContent ?? '')
      .replaceAll(MARK, '')
      .split('\u2028')
      .map(oneLine)
      .find((line) => line !== '') ?? ''
  );
}

/** Markers of a list in the plain text, where LibreOffice and Pages write `1.1`; undefined if HTML shows the same or lines differ. */
function readPlainMarkers(items: readonly Element[], lines: string[]): Map<Element, string> | undefined {
  const markers = new Map<Element, string>();
  const next = new Map<Element | null, number>();
  let line = 0;
  let isSame = true;
  for (const item of items) {
    const start = firstLineOf(item).slice(0, FIND_LENGTH);
    const found = lines
      .slice(line, line + FIND_LINES)
      .findIndex(
        (one) => one.includes(start) && IS_MARKER.test(start === '' ? one : one.slice(0, one.indexOf(start))),
      );
    if (found < 0) return undefined;
    const text = lines[line + found] ?? '';
    line += found + 1;
    const list = item.parentElement;
    const marker = (start === '' ? text : text.slice(0, text.indexOf(start))).trim();
    const value = Number(item.getAttribute('value') ?? next.get(list) ?? list?.getAttribute('start') ?? 1);
    next.set(list, value + 1);
    const type = [item, list].map((one) => one && typeOf(one)).find(Boolean) || list?.getAttribute('type');
    isSame &&= list?.nodeName === 'UL' || marker.replace(/\.$/, '') === writeNumber(value, type || '1');
    markers.set(item, marker);
  }
  lines.splice(0, line);
  return isSame ? undefined : markers;
}

/** Lays out lists of Google Docs, Word for the web, LibreOffice and Pages as one block for each item, as Word does. */
function takeListItems(root: HTMLElement, plain: string): Item[] {
  const formats = readExportedFormats(root);
  const counted = readCounters(root);
  const lines = plain.split(/\r\n?|\n/).map(oneLine);
  const counters = new Map<string, number[]>();
  const styles = new Map<string, string[]>();
  const items: Item[] = [];
  for (const box of root.querySelectorAll('div'))
    if (box.childElementCount === 1 && box.matches(':has(> :is(ol, ul) > li[data-leveltext])')) unwrap(box);
  const markersOf = new Map<Element, string>();
  const tops = [...root.querySelectorAll<HTMLElement>('ol, ul')].filter((list) => {
    if (list.parentElement?.closest('ol, ul')) return false;
    const all = [...list.querySelectorAll('li')];
    if (list.querySelector(NUMBERED) || all.some((item) => counted.has(item))) return true;
    const markers =
      plain === '' || !(tagOf(list) === 'ol' || list.querySelector('ol'))
        ? undefined
        : readPlainMarkers(all, lines);
    for (const [item, marker] of markers ?? []) markersOf.set(item, marker);
    return markers !== undefined;
  });
  for (const [index, top] of tops.entries()) {
    for (const item of top.querySelectorAll('li')) {
      const list = item.parentElement ?? top;
      const [name = '', exported, depth] = /\blst-([\w-]+)-(\d+)\b/.exec(list.className) ?? [];
      const named = Number(item.getAttribute('aria-level') ?? item.dataset['ariaLevel']);
      const given = depth ?? (named || depthIn(top, item)) - 1;
      const level = Math.min(8, Number(given));
      const id = exported ?? item.dataset['listid'] ?? `${index}`;
      const counts = counters.get(id) ?? [];
      const style = propertyOf(item, 'list-style-type') || propertyOf(list, 'list-style-type') || 'decimal';
      const levels = styles.get(id) ?? [];
      levels[level] = style;
      styles.set(id, levels);
      const isContinued = exported !== undefined && !list.classList.contains('start');
      const isFirst = list.firstElementChild === item && !isContinued;
      const number =
        item.getAttribute('value') ??
        item.dataset['ariaPosinset'] ??
        (isFirst ? (list.getAttribute('start') ?? '1') : undefined);
      counts[level] = number === undefined ? (counts[level] ?? 0) + 1 : Number(number);
      counts.length = level + 1;
      counters.set(id, counts);
      const text = item.dataset['leveltext']?.split(/(%\d)/).map((part): Part => {
        const at = Number(/^%(\d)$/.exec(part)?.[1] ?? 0) - 1;
        return at < 0 ? part : { level: at, style: levels[at] ?? 'decimal' };
      });
      const [between, after] = counted.get(item) ?? [];
      const legal = Array.from(counts, (_, at): Part[] => [
        ...(at > 0 ? [between ?? ''] : []),
        { level: at, style: levels[at] ?? 'decimal' },
      ]).flat();
      const format: readonly Part[] =
        formats.get(name) ??
        text ??
        (between === undefined ? [{ level, style }, '.'] : [...legal, (after ?? '').trim()]);
      const written = format.map((part) =>
        typeof part === 'string' ? part : writeNumber(counts[part.level] ?? 1, part.style),
      );
      const marker = markersOf.get(item) ?? written.join('');
      const isBullet = tagOf(list) === 'ul' || /^(?:disc|circle|square|none)$/.test(style);
      const element = root.ownerDocument.createElement('div');
      element.append(...[...item.childNodes].filter((node) => !LIST_TAG.test(tagOf(node))));
      top.before(element);
      items.push({ element, level, list: id, marker: isBullet ? '' : toMarker(marker, element) });
    }
    top.remove();
  }
  return items;
}

function depthIn(top: Element, item: Element): number {
  let depth = 1;
  for (let at = item.parentElement; at && at !== top; at = at.parentElement)
    if (LIST_TAG.test(tagOf(at))) depth += 1;
  return depth;
}

function follows(before: Element, after: Element): boolean {
  for (let node = before.nextSibling; node && node !== after; node = node.nextSibling)
    if (isElement(node) || (isText(node) && !isBlank(node.data)) || (!isText(node) && !isComment(node)))
      return false;
  return true;
}

interface List {
  readonly level: number;
  readonly id: string;
  readonly isBullet: boolean;
  readonly items: Item[];
  /** The item that it is in. */
  readonly parent: Item | undefined;
}

const levelIn = (items: readonly Item[]) => {
  const margins = [
    ...new Set(items.map(({ element }) => toPoints(propertyOf(element, 'margin-left')))),
  ].toSorted((a, b) => a - b);
  return ({ element, level }: Item) => level ?? margins.indexOf(toPoints(propertyOf(element, 'margin-left')));
};

function toLists(items: readonly Item[]): List[] {
  const lists: List[] = [];
  const open: List[] = [];
  const levelOf = levelIn(items);
  for (const item of items) {
    const level = levelOf(item);
    const isBullet = item.marker === '';
    while ((open.at(-1)?.level ?? -1) > level) open.pop();
    const last = open.at(-1);
    const isSame = last?.level === level && last.isBullet === isBullet && last.id === item.list;
    if (isSame) last.items.push(item);
    else {
      if (last?.level === level) open.pop();
      const list = { level, id: item.list, isBullet, items: [item], parent: open.at(-1)?.items.at(-1) };
      open.push(list);
      lists.push(list);
    }
  }
  return lists;
}

const numberIn = (marker: string) => (marker.endsWith('.') ? marker.slice(0, -1) : '');

function writeLiteral({ element, marker }: Item, level: number): void {
  const target = element.querySelector('p') ?? element;
  // Word's own margins say more than a level.
  if (level > 0 && propertyOf(element, 'margin-left') === '')
    setDeclarations(target, [
      ...readDeclarations(target.getAttribute('style')),
      ['padding-left', `${level * 3}em`],
    ]);
  target.prepend(`${marker} `);
}

function writeList(
  { items, isBullet, parent, level }: List,
  types: readonly NumberType[],
  made: Map<Item, HTMLElement>,
) {
  const [first] = items;
  if (!first) return;
  const [type = '1'] = types;
  const list = first.element.ownerDocument.createElement(isBullet ? 'ul' : 'ol');
  let expected = 1;
  const inItem = parent && made.get(parent);
  if (inItem) inItem.append(list);
  else first.element.before(list);
  if (!isBullet) {
    expected = parseNumber(numberIn(first.marker), type) ?? 1;
    if (expected !== 1) list.setAttribute('start', String(expected));
    if (type !== '1' || inItem) list.setAttribute('type', type);
  } else if (level > 0 && !inItem) setDeclarations(list, [['margin-left', `${level * 3}em`]]);
  for (const item of items) {
    const written = list.ownerDocument.createElement('li');
    const value = isBullet ? expected : (parseNumber(numberIn(item.marker), type) ?? expected);
    if (value !== expected) written.setAttribute('value', String(value));
    expected = value + 1;
    written.append(...item.element.childNodes);
    item.element.remove();
    list.append(written);
    made.set(item, written);
  }
}

/** Items become lists if the markers of all of them are those of HTML, otherwise their markers become text. */
function writeItems(items: readonly Item[], counts: ListCounts): void {
  const lists = toLists(items);
  const types = lists.map((list) =>
    list.isBullet ? [] : typesOf(list.items.map(({ marker }) => numberIn(marker))),
  );
  const isExact = lists.every((list, index) => list.isBullet || (types[index] ?? []).length > 0);
  const made = new Map<Item, HTMLElement>();
  for (const [index, list] of lists.entries()) {
    if (isExact || list.isBullet) writeList(list, types[index] ?? [], made);
    else for (const item of list.items) writeLiteral(item, list.level);
    if (!list.isBullet) counts[isExact ? 'items' : 'literal'] += list.items.length;
  }
}

/** Markers that no `type` has. */
export const MARKER_STYLE = /^(?:none|lower-greek|decimal-leading-zero|arabic-indic|hebrew)$/;

/** The type of a list, or the style of its markers, that a style, or the type of an item, says. */
const typeOf = (element: Element): string | null | undefined =>
  [propertyOf(element, 'list-style-type'), ...propertyOf(element, 'list-style').split(' ')]
    .map((style) => TYPES[style.toLowerCase()] ?? MARKER_STYLE.exec(style.toLowerCase())?.[0])
    .find(Boolean) ?? (tagOf(element) === 'li' ? element.getAttribute('type') : undefined);

function writeType(element: Element, type: string): void {
  const others = readDeclarations(element.getAttribute('style')).filter(
    ([name]) => !name.startsWith('list-style'),
  );
  const isStyle = MARKER_STYLE.test(type);
  setDeclarations(element, isStyle ? [...others, ['list-style-type', type]] : others);
  if (isStyle || type === '') element.removeAttribute('type');
  else element.setAttribute('type', type);
}

/** Lists that are HTML already. The console numbers nested ones a and i, other programs 1. */
function writeTypes(root: HTMLElement): void {
  for (const list of root.querySelectorAll('ol, ul')) {
    const types = [...list.children].map(typeOf);
    const [inItems, ...others] = new Set(types);
    const isAlike = others.length === 0 && inItems;
    const type = isAlike || typeOf(list);
    for (const [index, item] of [...list.children].entries())
      if (tagOf(item) === 'li') writeType(item, isAlike ? '' : (types[index] ?? ''));
    if (tagOf(list) === 'ul') {
      if (type === 'none') writeType(list, type);
    } else if (type) writeType(list, type);
    else if (
      !list.hasAttribute('type') &&
      list.parentElement?.closest('ol, ul') &&
      !list.closest('[class*="ql-"]')
    )
      list.setAttribute('type', '1');
  }
}

/**
 * Gives lists of Word, Google Docs, LibreOffice and Pages the markers that their reader saw. `plain` is the same text, of the same
 * clipboard. Call before styles are removed.
 */
export function convertLists(root: HTMLElement, plain = ''): ListCounts {
  const counts = { items: 0, literal: 0 };
  const laidOut = new Map(takeListItems(root, plain).map((item) => [item.element, item]));
  let run: Item[] = [];
  const flush = () => {
    writeItems(run, counts);
    run = [];
  };
  for (const paragraph of root.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6, div')) {
    if (laidOut.has(paragraph.parentElement as HTMLElement)) continue;
    const item = laidOut.get(paragraph) ?? takeWordItem(paragraph);
    const last = run.at(-1);
    const isHeading =
      /^H\d$/.test(paragraph.nodeName) || paragraph.querySelector(':scope > :is(h1, h2, h3, h4, h5, h6)');
    if (
      last &&
      (!item ||
        isHeading ||
        last.element.parentNode !== paragraph.parentNode ||
        !follows(last.element, paragraph))
    )
      flush();
    if (item && isHeading) {
      (paragraph.querySelector('h1, h2, h3, h4, h5, h6') ?? paragraph).prepend(
        item.marker ? `${item.marker} ` : '',
      );
      if (item.marker) counts.literal += 1;
    } else if (item) run.push(item);
  }
  flush();
  writeTypes(root);
  return counts;
}
