import { isBlank, isElement, isText, tagOf } from '../html/elements.ts';
import { readDeclarations, setDeclarations } from '../html/declarations.ts';
import { indentDeclaration } from './indentation.ts';
import { indentOf } from './quillClasses.ts';

interface Item {
  readonly element: HTMLElement;
  readonly tag: 'ol' | 'ul';
  /** Levels of indentation, 0 for none. */
  readonly level: number;
}

const levelOf = (item: Element) => Math.max(0, ...[...item.classList].map(indentOf));

/** Items of a list in Quill's flat form; undefined for every other list. */
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
      node.querySelector('ol, ul') === null &&
      [undefined, 'bullet', 'ordered'].includes(node.dataset['list']),
  );
  if (!isFlat || !isKnown) return undefined;
  return (children as HTMLElement[]).map((element) => {
    const kind = element.dataset['list'];
    return {
      element,
      tag: kind === undefined ? own : kind === 'bullet' ? 'ul' : 'ol',
      level: levelOf(element),
    };
  });
}

/** Takes off the item what now stands in its place in the list. */
function clean(item: HTMLElement): void {
  item.removeAttribute('data-list');
  const names = [...item.classList].filter((name) => indentOf(name) === 0);
  if (names.length === 0) item.removeAttribute('class');
  else item.className = names.join(' ');
  for (const marker of item.querySelectorAll(':scope > span.ql-ui')) if (!marker.textContent) marker.remove();
}

/** Lists inside lists for items that say how deep they are. An item that skips levels brings what it skips as indentation. */
function nest(items: readonly Item[], original: HTMLElement): HTMLElement[] {
  const { ownerDocument } = original;
  const top: HTMLElement[] = [];
  const open: { list: HTMLElement; level: number }[] = [];
  for (const { element, tag, level } of items) {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    if (!last || last.level < level || tagOf(last.list) !== tag) {
      if (last && last.level === level) open.pop();
      const list = ownerDocument.createElement(tag);
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
    clean(element);
    open.at(-1)?.list.append(element);
  }
  // What the list itself says holds for all that came out of it.
  for (const list of top)
    for (const { name, value } of original.attributes)
      if (!(name === 'start' && (list !== top[0] || tagOf(list) === 'ul')) && !list.hasAttribute(name))
        list.setAttribute(name, value);
  return top;
}

/**
 * Quill's lists are flat: `ql-indent-N` says how deep an item is, and Quill 2 says in `data-list` what kind it is, inside an
 * `ol` in any case. They become lists in lists, bullets and numbers as they show.
 */
export function upgradeLists(root: HTMLElement): void {
  for (const list of root.querySelectorAll<HTMLElement>('ol, ul')) {
    const items = flatItems(list);
    if (items && items.length > 0) list.replaceWith(...nest(items, list));
  }
}
