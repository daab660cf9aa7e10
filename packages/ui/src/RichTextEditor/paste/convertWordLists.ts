import { readDeclarations } from '../html/declarations.ts';
import { isBlank, isComment, isElement, isText } from '../html/elements.ts';

interface WordItem {
  readonly element: HTMLElement;
  readonly level: number;
  readonly list: string;
  readonly tag: 'ol' | 'ul';
  readonly start: number;
  readonly type: string | undefined;
}

const NUMBER = /^\(?(\d+|[a-z]{1,4})[.)]?$/i;
const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

const fromRoman = (text: string) =>
  Array.from(text.toLowerCase()).reduce((sum, letter, index, all) => {
    const value = ROMAN[letter] ?? 0;
    return sum + (value < (ROMAN[all[index + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);

function readMarker(marker: string): Pick<WordItem, 'tag' | 'start' | 'type'> {
  // For "2.1." the last number counts.
  const [, text = ''] =
    NUMBER.exec(
      marker
        .trim()
        .split(/\.(?=[^.])/)
        .at(-1) ?? '',
    ) ?? [];
  if (text === '' || text === 'o') return { tag: 'ul', start: 1, type: undefined };
  if (/^\d+$/.test(text)) return { tag: 'ol', start: Number(text), type: undefined };
  const isUpper = text === text.toUpperCase();
  if (/^[ivx]+$/i.test(text)) return { tag: 'ol', start: fromRoman(text), type: isUpper ? 'I' : 'i' };
  return { tag: 'ol', start: text.toLowerCase().charCodeAt(0) - 96, type: isUpper ? 'A' : 'a' };
}

/** Removes and returns the marker of an item, which Word styles with `mso-list: Ignore`. */
function takeMarker(paragraph: HTMLElement): string {
  const marked = [...paragraph.querySelectorAll<HTMLElement>('[style]')].find((element) =>
    readDeclarations(element.getAttribute('style')).some(
      ([name, value]) => name === 'mso-list' && /^ignore$/i.test(value),
    ),
  );
  if (marked) {
    const text = marked.textContent ?? '';
    marked.remove();
    return text.replaceAll('\u00a0', ' ').trim();
  }
  return '';
}

function readItem(paragraph: HTMLElement): WordItem | undefined {
  const list = readDeclarations(paragraph.getAttribute('style')).find(([name]) => name === 'mso-list')?.[1];
  const [, id = '', level] = /^(l\d+)\s+level(\d+)/i.exec(list ?? '') ?? [];
  if (level === undefined) return undefined;
  return { element: paragraph, level: Number(level) - 1, list: id, ...readMarker(takeMarker(paragraph)) };
}

function follows(before: Element, after: Element): boolean {
  for (let node = before.nextSibling; node && node !== after; node = node.nextSibling)
    if (isElement(node) || (isText(node) && !isBlank(node.data)) || (!isText(node) && !isComment(node)))
      return false;
  return true;
}

function nest(items: readonly WordItem[]): void {
  const [first] = items;
  if (!first) return;
  const { ownerDocument } = first.element;
  const anchor = ownerDocument.createComment('');
  first.element.before(anchor);
  const open: { list: HTMLElement; level: number }[] = [];
  for (const { element, level, tag, start, type } of items) {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    const isOther = last?.level === level && last.list.nodeName.toLowerCase() !== tag;
    if (isOther) open.pop();
    if (!last || last.level < level || isOther) {
      const list = ownerDocument.createElement(tag);
      if (tag === 'ol' && start > 1) list.setAttribute('start', String(start));
      if (type) list.setAttribute('type', type);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else anchor.before(list);
      open.push({ list, level });
    }
    const item = ownerDocument.createElement('li');
    item.append(...element.childNodes);
    element.remove();
    open.at(-1)?.list.append(item);
  }
  anchor.remove();
}

/** Word's lists are paragraphs styled `mso-list: l0 level1`, with markers as text. Call before styles are removed. */
export function convertWordLists(root: HTMLElement): void {
  let run: WordItem[] = [];
  const flush = () => {
    nest(run);
    run = [];
  };
  for (const paragraph of root.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6, div')) {
    const item = /^H\d$/.test(paragraph.nodeName) ? undefined : readItem(paragraph);
    const last = run.at(-1);
    if (
      last &&
      (!item || last.element.parentNode !== paragraph.parentNode || !follows(last.element, paragraph))
    )
      flush();
    if (item) run.push(item);
  }
  flush();
}
