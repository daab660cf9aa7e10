import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';

interface Line {
  readonly text: string;
  /** Position of the line break after it. */
  readonly end: number;
}

/** Narrowest and widest column at which programs and people wrap lines. */
const [MIN_COLUMN, MAX_COLUMN] = [40, 160];
/** Fewer breaks are not worth a question. */
const MIN_BREAKS = 3;

function linesOf(block: Node, at: number): Line[] {
  let end = at + 1;
  const text = block.textBetween(0, block.content.size, undefined, ({ type, attrs }) =>
    type.name === 'hardBreak' && !attrs['passthrough'] ? '\n' : '\ufffc',
  );
  return text.split('\n').map((line) => {
    end += line.length + 1;
    return { text: line.trim(), end: end - 1 };
  });
}

const firstWord = (text: string) => /^\S*/.exec(text)?.[0] ?? '';

/** Whether a program that fills lines up to a column has made these. */
const isWrappedAt = (lines: readonly Line[], column: number) =>
  lines.every(({ text }, index) => {
    const next = lines[index + 1]?.text;
    return text.length <= column && (!next || text.length + 1 + firstWord(next).length > column);
  });

/** Line breaks in mid-sentence, in texts whose lines were wrapped at a steady column. */
export function findWrappedBreaks(doc: Node): number[] {
  const blocks: Line[][] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock || node.type.spec.code) return;
    const lines = linesOf(node, at);
    if (lines.length > 1 && lines.every(({ text }) => text !== '')) blocks.push(lines);
  });
  const columns = new Set(blocks.map((lines) => Math.max(...lines.map(({ text }) => text.length))));
  let best: number[] = [];
  for (const column of columns) {
    if (column < MIN_COLUMN || column > MAX_COLUMN) continue;
    const breaks = blocks
      .filter((lines) => isWrappedAt(lines, column))
      .flatMap((lines) => lines.slice(0, -1).map(({ end }) => end));
    if (breaks.length > best.length) best = breaks;
  }
  return best.length >= MIN_BREAKS ? best : [];
}

/** Joins them to paragraphs, as one undo step. */
export function joinWrappedLines({ state, view }: Editor): void {
  const { tr, schema } = state;
  for (const at of findWrappedBreaks(state.doc).toReversed()) {
    const before = state.doc.resolve(at);
    const isHyphenated = /\p{L}-$/u.test(before.parent.textBetween(0, before.parentOffset, undefined, ' '));
    if (isHyphenated) tr.delete(at, at + 1);
    else tr.replaceWith(at, at + 1, schema.text(' ', before.marks()));
  }
  view.dispatch(tr);
}
