import type { Node } from '@tiptap/pm/model';
import { isContents, noteIdOf } from './anchors.ts';

/** Whether browsers number it. Footnotes have numbers of their own. */
export const isNumberedItem = (node: Node, parent: Node | null): parent is Node =>
  node.type.name === 'listItem' && parent?.type.name === 'orderedList' && !noteIdOf(node);

/** The number that browsers give an item. */
export function valueOf(item: Node, list: Node, index: number): number {
  const given = Number(item.attrs['value'] ?? Number.NaN);
  return Number.isNaN(given) ? Number(list.attrs['start'] ?? 1) + index : given;
}

interface Item {
  readonly node: Node;
  readonly place: number;
  readonly value: number;
  /** Of its first block. */
  readonly text: string;
}

function itemsOf(doc: Node): Item[] {
  const items: Item[] = [];
  doc.descendants((node, _at, parent, index) => {
    if (isNumberedItem(node, parent)) {
      const value = valueOf(node, parent, index);
      items.push({ node, place: items.length, value, text: node.firstChild?.textContent ?? '' });
    }
    return !node.isTextblock && !isContents(node);
  });
  return items;
}

const isLike = (text: string, other: string): boolean => {
  const words = text.split(/\s+/);
  return words.filter((word) => other.includes(word)).length * 2 >= words.length;
};

/** The numbers that items of lists had in an earlier text: the same items, those of the same words, and what was edited between them. */
export function formerValues(doc: Node, earlier: Node): ReadonlyMap<Node, number> {
  const items = itemsOf(doc);
  const rest = new Map(itemsOf(earlier).map((item) => [item.node, item]));
  const former = new Map<Node, Item>();
  const take = ({ node }: Item, old: Item | undefined) => {
    if (!old) return;
    former.set(node, old);
    rest.delete(old.node);
  };
  for (const item of items) take(item, rest.get(item.node));
  for (const item of items) {
    const old = former.get(item.node) ?? [...rest.values()].find(({ text }) => text === item.text);
    take(item, old);
  }
  let edited: Item[] = [];
  let from = -1;
  const pairEdited = (to: number) => {
    const olds =
      edited.length > 0 ? [...rest.values()].filter(({ place }) => place > from && place < to) : [];
    const areAll = olds.length === edited.length;
    for (const item of edited)
      if (areAll || (olds[0] && isLike(olds[0].text, item.text))) take(item, olds.shift());
    edited = [];
    from = to;
  };
  for (const item of items) {
    const old = former.get(item.node);
    if (old) pairEdited(old.place);
    else edited.push(item);
  }
  pairEdited(Infinity);
  return new Map([...former].map(([node, { value }]) => [node, value]));
}
