import { isBlank, isElement, isText, tagOf } from '../html/elements.ts';
import { indentDeclaration, readDeclarations, setDeclarations } from '../html/declarations.ts';
import { indentOf } from './quillClasses.ts';

interface Item {
  readonly element: HTMLElement;
  readonly tag: 'ol' | 'ul';
  readonly level: number;
}

/** List element for each `data-list` of Quill 2. Check marks stay attributes of the item. */
const LIST_OF_KIND: Readonly<Record<string, Item['tag']>> = {
  ordered: 'ol',
  bullet: 'ul',
  checked: 'ul',
  unchecked: 'ul',
};

const levelOf = (item: Element) => Math.max(0, ...[...item.classList].map(indentOf));

function flatItems(list: HTMLElement): Item[] | undefined {
  const own = tagOf(list) as 'ol' | 'ul';
  const children = [...list.childNodes].filter((node) => !(isText(node) && isBlank(node.data)));
  const isFlat = children.some(
    (node) => isElement(node) && (levelOf(node) > 0 || node.dataset['list'] !== undefined),
  );
  const isKnown = children.every(
    (node) =>
      isElement(node) &&
      tagOf(node) === 'li' &&
      (node.dataset['list'] === undefined || Object.hasOwn(LIST_OF_KIND, node.dataset['list'])),
  );
  if (!isFlat || !isKnown) return undefined;
  return (children as HTMLElement[]).map((element) => ({
    element,
    tag: LIST_OF_KIND[element.dataset['list'] ?? ''] ?? own,
    level: levelOf(element),
  }));
}

function cleanItem(item: HTMLElement): void {
  if (!item.dataset['list']?.endsWith('checked')) item.removeAttribute('data-list');
  const names = [...item.classList].filter((name) => indentOf(name) === 0);
  if (names.length === 0) item.removeAttribute('class');
  else item.className = names.join(' ');
  for (const marker of item.querySelectorAll(':scope > span.ql-ui')) if (!marker.textContent) marker.remove();
}

/** Skipped levels become indentation. Numbering continues after bullets of the same level, as in Quill. */
function nest(items: readonly Item[], original: HTMLElement): HTMLElement[] {
  const { ownerDocument } = original;
  const top: HTMLElement[] = [];
  const open: { list: HTMLElement; level: number }[] = [];
  const numbers = [tagOf(original) === 'ol' ? (original as HTMLOListElement).start - 1 : 0];
  for (const { element, tag, level } of items) {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    numbers.length = Math.min(numbers.length, level + 1);
    const number = (numbers[level] ?? 0) + 1;
    const last = open.at(-1);
    if (!last || last.level < level || tagOf(last.list) !== tag) {
      if (last && last.level === level) open.pop();
      const list = ownerDocument.createElement(tag);
      if (tag === 'ol' && number !== 1) list.setAttribute('start', `${number}`);
      const parent = open.at(-1);
      const skipped = level - (parent ? parent.level + 1 : 0);
      if (skipped > 0)
        setDeclarations(list, [
          ...readDeclarations(list.getAttribute('style')),
          indentDeclaration(skipped, element.classList.contains('ql-direction-rtl')),
        ]);
      if (parent) parent.list.lastElementChild?.append(list);
      else top.push(list);
      open.push({ list, level });
    }
    if (tag === 'ol') numbers[level] = number;
    cleanItem(element);
    open.at(-1)?.list.append(element);
  }
  for (const list of top)
    for (const { name, value } of original.attributes)
      if (name !== 'start' && !list.hasAttribute(name)) list.setAttribute(name, value);
  return top;
}

/** Nests Quill's flat lists: `ql-indent-N` is the level, `data-list` the kind. For `Prose` call before sanitizing. */
export function upgradeLists(root: HTMLElement): void {
  for (const list of root.querySelectorAll<HTMLElement>('ol, ul')) {
    const items = flatItems(list);
    if (items && items.length > 0) list.replaceWith(...nest(items, list));
  }
}
