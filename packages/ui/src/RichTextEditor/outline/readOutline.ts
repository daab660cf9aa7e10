import type { Node } from '@tiptap/pm/model';
import { isContents, noteIdOf, titleOf } from '../commands/anchors.ts';
import { formatNumber, type NumberType } from '../html/numbers.ts';
import { createNumberReader } from './clauseNumbers.ts';

export interface OutlineItem {
  /** Position before the block. */
  at: number;
  text: string;
  /** From 0. */
  depth: number;
}

const MAX_CHARACTERS = 80;

/** How deep a number is below the heading: "3.4" is one deeper than "3.". */
const levelsIn = (text: string): number => /^\d+((?:\.\d+)*)/.exec(text)?.[1]?.split('.').length ?? 1;

const attribute = (node: Node, name: string) => node.attrs[name] as string | null;

/** The number of an item as browsers show it; empty for bullets. */
function markerOf(list: Node, index: number): string {
  if (list.type.name !== 'orderedList') return '';
  let value = Number(attribute(list, 'start') ?? 1) - 1;
  for (let at = 0; at <= index; at += 1) value = Number(attribute(list.child(at), 'value') ?? value + 1);
  return `${formatNumber(value, (attribute(list, 'type') ?? '1') as NumberType)}. `;
}

/** Headings, items of numbered lists, and paragraphs that begin with the number of a clause. */
export function readOutline(doc: Node): OutlineItem[] {
  const items: (Omit<OutlineItem, 'depth'> & { level: number })[] = [];
  let heading = 0;
  const readNumber = createNumberReader();
  const add = (at: number, text: string, level: number) =>
    items.push({
      at,
      level,
      text: text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text,
    });
  const read = (parent: Node, start: number, listDepth: number) =>
    parent.forEach((node, offset, index) => {
      const at = start + offset;
      const text = node.isTextblock ? titleOf(node) : '';
      const number = readNumber(text);
      if (node.type.name === 'heading') {
        heading = node.attrs['level'] as number;
        if (text) add(at, text, heading);
      } else if (node.type.name === 'paragraph') {
        // A number that was typed into an item is part of its text.
        if (number && items.at(-1)?.at !== at) add(at, text, heading + listDepth + levelsIn(text));
      } else if (isContents(node) || noteIdOf(node)) {
        // Neither is a part of the text.
      } else if (node.type.name === 'listItem') {
        const first = node.firstChild;
        const marker = first?.isTextblock ? markerOf(parent, index) : '';
        if (marker) add(at + 1, marker + (first ? titleOf(first) : ''), heading + listDepth);
        read(node, at + 1, listDepth);
      } else if (!node.isAtom) read(node, at + 1, listDepth + Number(node.type.name.endsWith('List')));
    });
  read(doc, 0, 0);
  const top = Math.min(...items.map(({ level }) => level));
  return items.map(({ level, ...item }) => ({ ...item, depth: level - top }));
}

/** As in word processors: what stands between spaces and has a letter or digit, and each sign of languages without spaces. */
const SIGN = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
const WORDS = new RegExp(
  String.raw`${SIGN}|(?:(?!${SIGN})\S)*?(?!${SIGN})[\p{L}\p{N}](?:(?!${SIGN})\S)*`,
  'gu',
);

export const countWords = (doc: Node, from = 0, to = doc.content.size): number =>
  doc.textBetween(from, to, ' ', ' ').match(WORDS)?.length ?? 0;
