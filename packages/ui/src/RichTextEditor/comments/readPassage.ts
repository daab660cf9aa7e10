import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import {
  CONTEXT_CHARACTERS,
  findAll,
  findPassage,
  MAX_EXACT_CHARACTERS,
  type TextPassage,
  withoutSpace,
} from './findPassage.ts';

/** A text node, and how many characters without white space stand before it. */
interface Run {
  at: number;
  start: number;
  text: string;
}

function readText(doc: Node): { text: string; runs: Run[] } {
  const runs: Run[] = [];
  let text = '';
  doc.descendants((node, at) => {
    if (node.text === undefined) return;
    runs.push({ at, start: text.length, text: node.text });
    text += withoutSpace(node.text);
  });
  return { text, runs };
}

/** Position before the character at `offset`. */
function positionOf(runs: readonly Run[], offset: number): number {
  let [low, high] = [0, runs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const run = runs[low - 1];
  if (!run) return 0;
  let left = offset - run.start;
  for (let index = 0; index < run.text.length; index += 1) {
    if (/\s/.test(run.text.charAt(index))) continue;
    if (left === 0) return run.at + index;
    left -= 1;
  }
  return run.at + run.text.length;
}

/** Where passages stand now, in the order of the text; without those whose words are gone. */
export function findPassages<Item extends TextPassage>(
  doc: Node,
  passages: readonly Item[],
): { item: Item; from: number; to: number }[] {
  const { text, runs } = readText(doc);
  return passages
    .flatMap((item) => {
      const found = findPassage(text, item);
      return found
        ? { item, from: positionOf(runs, found.start), to: positionOf(runs, found.end - 1) + 1 }
        : [];
    })
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
}

/** Half of a character is none. */
const wellFormed = (text: string) => text.replaceAll(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');

/** The selected words, or those of the block with the caret; undefined if there are none. */
export function readPassage({ doc, selection }: EditorState): TextPassage | undefined {
  const { $from, empty } = selection;
  const [from, to] = empty ? [$from.start(), $from.end()] : [selection.from, selection.to];
  const between = (start: number, end: number) =>
    doc.textBetween(Math.max(start, 0), Math.min(end, doc.content.size), ' ', ' ').replaceAll(/\s+/g, ' ');
  const exact = wellFormed(between(from, to).trim().slice(0, MAX_EXACT_CHARACTERS)).trim();
  if (exact === '') return undefined;
  const { text } = readText(doc);
  // Positions count the ends of blocks, too, so the texts are a little shorter.
  const reach = 3 * CONTEXT_CHARACTERS;
  return {
    exact,
    prefix: wellFormed(between(from - reach, from).slice(-CONTEXT_CHARACTERS)),
    suffix: wellFormed(between(to, to + reach).slice(0, CONTEXT_CHARACTERS)),
    start: withoutSpace(doc.textBetween(0, from)).length,
    count: [...findAll(text, withoutSpace(exact))].length,
  };
}

export function commentOnSelection({ state }: Editor, onAdd: (passage: TextPassage) => void): void {
  const passage = readPassage(state);
  if (passage) onAdd(passage);
}
