import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { formatNumber, type NumberType, parseNumber } from '../html/numbers.ts';
import { lateEnglish } from '../lateEnglish.ts';
import type { EditorWords } from '../useEditorWords.ts';
import { toggleList } from './commands.ts';

const PREFIX = String.raw`\s*(?:§\s*|(?:Article|Section|Clause|Artikel|Abschnitt|Ziffer|Art\.)\s+)?`;
const DOTTED = new RegExp(String.raw`^(${PREFIX})(\d{1,3}(?:\.\d{1,3})+)([.)]?)(?=\s|$)`);
const SINGLE = new RegExp(String.raw`^(${PREFIX}\(?)(\d{1,3}|[a-z]{1,7}|[A-Z]{1,7})([.)]?)(?=\s|$)`);
const TYPES: readonly NumberType[] = ['1', 'a', 'A', 'i', 'I'];

/** A number at the start of a paragraph. */
interface Marker {
  readonly before: string;
  readonly number: string;
  readonly after: string;
}

const hasPrefix = (before: string) => before.trim() !== '' && !before.endsWith('(');

function readMarker(text: string, isHeading: boolean): Marker | undefined {
  const [whole, before = '', number = '', after = ''] = DOTTED.exec(text) ?? SINGLE.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const isDigits = /^\d/.test(number);
  const isWord =
    number.length > 1 && !/^(.)\1$/.test(number) && parseNumber(number.toLowerCase(), 'i') === undefined;
  const isMarked = after !== '' || hasPrefix(before) || (isDigits && (isHeading || number.includes('.')));
  const isCopyright = /^\s*\(c\)\s+\d{4}\b/i.test(text);
  if (isCopyright || !isMarked || (!isDigits && isWord) || (before.endsWith('(') && after !== ')'))
    return undefined;
  return { before, number, after };
}

/** Text of a block with one character for each position. */
const textOf = (block: Node) => block.textBetween(0, block.content.size, undefined, '\ufffc');

/** A clause that contains the current one, or is it. */
interface Clause {
  readonly key: string;
  readonly type: NumberType;
  readonly oldValue: number;
  readonly value: number;
  /** How others refer to it, such as "2(a)". */
  readonly oldPath: string;
  readonly path: string;
}

const REFERENCE_WORD =
  'sub-?clauses?|sub-?sections?|clauses?|sections?|articles?|paragraphs?|artikeln?|abschnitte?n?|ziffern?|absatz|§§?';
const TARGET = String.raw`(?:\d{1,3}(?:\.\d{1,3})*(?:\([a-z0-9]{1,5}\))*|(?:\([a-z0-9]{1,5}\))+)`;
const REFERENCES = new RegExp(
  String.raw`(?<![\p{L}])(?:${REFERENCE_WORD})\s*(${TARGET}(?:(?:\s*,\s*|\s+(?:and|or|to|und|oder|bis)\s+|\s*[–-]\s*)${TARGET})*)(?![\d.]*\d)`,
  'giu',
);
/** References to other documents. */
const ELSEWHERE =
  /^\s*(?:of\s+(?!(?:this|these|our|the\s+(?:agreement|terms|policy|contract))\b)|(?:des|der)\s|\p{Lu}{2,})/u;

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

interface Block {
  readonly at: number;
  readonly text: string;
  /** Where its marker ends. */
  readonly start: number;
  readonly clauses: readonly Clause[];
}

/** Where a marker belongs: the innermost clause that it follows most closely, or a new level. */
function placeOf(
  stack: readonly Clause[],
  marker: Marker,
): { depth: number; type: NumberType; oldValue: number } {
  const { number } = marker;
  const keyOf = (type: NumberType) => `${marker.before.trim()} ${type} ${marker.after}`;
  const possible = TYPES.flatMap((type) => {
    const oldValue = parseNumber(number, type);
    if (oldValue === undefined) return [];
    const depth = stack.findLastIndex(({ key }) => key === keyOf(type));
    // A new level begins with 1.
    const gap = depth === -1 ? oldValue : Math.abs(oldValue - (stack[depth]?.oldValue ?? 0));
    return [{ depth, type, oldValue, gap: gap + (depth === -1 ? 0.5 : 0) }];
  });
  const [best] = possible.toSorted((a, b) => a.gap - b.gap);
  return best ?? { depth: -1, type: '1', oldValue: 1 };
}

const asReference = (number: string, isInside: boolean) => (isInside ? `(${number})` : number);

function readClauses(doc: Node): { blocks: Block[]; edits: Edit[] } {
  const blocks: Block[] = [];
  const edits: Edit[] = [];
  let stack: Clause[] = [];
  const push = (depth: number, clause: Clause) => {
    stack = [...stack.slice(0, depth === -1 ? stack.length : depth), clause];
  };
  doc.descendants((node, at, parent, index) => {
    if (node.type.name === 'listItem' && parent?.type.name === 'orderedList') {
      const start = Number(parent.attrs['start'] ?? 1);
      const given = Number(node.attrs['value'] ?? Number.NaN);
      const value = Number.isNaN(given) ? start + index : given;
      const type = (parent.attrs['type'] as NumberType | null) ?? '1';
      const key = `list ${doc.resolve(at).depth}`;
      const depth = stack.findLastIndex((one) => one.key === key);
      const above = (depth === -1 ? stack : stack.slice(0, depth)).at(-1);
      const own = asReference(formatNumber(value, type), above !== undefined);
      push(depth, {
        key,
        type,
        oldValue: value,
        value,
        oldPath: (above?.oldPath ?? '') + own,
        path: (above?.path ?? '') + own,
      });
    }
    if (!node.isTextblock || node.type.spec.code) return;
    const text = textOf(node);
    const marker = readMarker(text, node.type.name === 'heading');
    if (marker) {
      const { before, number } = marker;
      let written: string;
      if (number.includes('.')) {
        const parts = number.split('.');
        const key = `dotted ${parts.length}`;
        const depth = stack.findLastIndex((one) => one.key === key);
        const above = (depth === -1 ? stack : stack.slice(0, depth)).at(-1);
        const isNumbered =
          above !== undefined &&
          above.path.split('.').length === parts.length - 1 &&
          /^[\d.]+$/.test(above.path);
        const prefix = isNumbered ? above.path : parts.slice(0, -1).join('.');
        const isFirst = depth === -1 || (!isNumbered && !stack[depth]?.oldPath.startsWith(`${prefix}.`));
        const value = isFirst ? 1 : (stack[depth]?.value ?? 0) + 1;
        written = `${prefix}.${value}`;
        push(depth, {
          key,
          type: '1',
          oldValue: Number(parts.at(-1)),
          value,
          oldPath: number,
          path: written,
        });
      } else {
        const { depth, type, oldValue } = placeOf(stack, marker);
        const value = depth === -1 ? 1 : (stack[depth]?.value ?? 0) + 1;
        // Articles and paragraph signs are in no other clause.
        if (depth === -1 && hasPrefix(before)) stack = [];
        const above = (depth === -1 ? stack : stack.slice(0, depth)).at(-1);
        written = formatNumber(value, type);
        push(depth, {
          key: `${before.trim()} ${type} ${marker.after}`,
          type,
          oldValue,
          value,
          oldPath: (above?.oldPath ?? '') + asReference(number, above !== undefined),
          path: (above?.path ?? '') + asReference(written, above !== undefined),
        });
      }
      const from = at + 1 + before.length;
      if (written !== number) edits.push({ from, to: from + number.length, text: written });
    }
    const start = marker ? marker.before.length + marker.number.length + marker.after.length : 0;
    blocks.push({ at, text, start, clauses: stack });
  });
  return { blocks, edits };
}

export interface Renumbered {
  readonly clauses: number;
  readonly references: number;
  /** References to a number that several clauses had. */
  readonly unclear: readonly string[];
}

/** The new number of what a reference names; undefined if no clause had that number. */
function findTarget(target: string, clauses: readonly Clause[], paths: ReadonlyMap<string, Set<string>>) {
  if (!target.startsWith('('))
    // "3.4(a)" also names a part of clause 3.4 that has no number of its own.
    for (let end = target.length; end > 0; end = target.lastIndexOf('(', end - 1)) {
      const found = paths.get(target.slice(0, end));
      if (found) return [...found].map((path) => path + target.slice(end));
    }
  else
    for (const { oldPath, path } of [...clauses.toReversed(), { oldPath: '', path: '' }]) {
      const found = paths.get(oldPath + target);
      if (found) return [...found].map((one) => (one.startsWith(path) ? one.slice(path.length) : one));
    }
  return undefined;
}

/** Makes the numbers at the starts of paragraphs consecutive, and references to them follow, as one undo step. */
export function renumber(editor: Editor): Renumbered {
  const { blocks, edits } = readClauses(editor.state.doc);
  const clauses = edits.length;
  const paths = new Map<string, Set<string>>();
  const known = new Set<Clause>();
  for (const clause of blocks.flatMap((block) => block.clauses)) {
    if (known.has(clause)) continue;
    known.add(clause);
    paths.set(clause.oldPath, (paths.get(clause.oldPath) ?? new Set()).add(clause.path));
  }
  const unclear = new Set<string>();
  for (const { at, text, start, clauses: around } of blocks)
    for (const match of text.matchAll(REFERENCES)) {
      const [whole, targets = ''] = match;
      if (match.index < start || ELSEWHERE.test(text.slice(match.index + whole.length))) continue;
      const first = match.index + whole.length - targets.length;
      for (const { 0: target, index } of targets.matchAll(new RegExp(TARGET, 'gi'))) {
        const found = findTarget(target, around, paths) ?? [];
        if (found.length > 1) unclear.add(whole);
        const [next] = found;
        const from = at + 1 + first + index;
        if (found.length === 1 && next !== undefined && next !== target)
          edits.push({ from, to: from + target.length, text: next });
      }
    }
  const { tr, schema } = editor.state;
  for (const { from, to, text } of edits.toSorted((a, b) => b.from - a.from))
    tr.replaceWith(from, to, schema.text(text, tr.doc.resolve(from + 1).marks()));
  if (edits.length > 0) editor.view.dispatch(tr);
  return { clauses, references: edits.length - clauses, unclear: [...unclear] };
}

export const sayRenumbered = (words: EditorWords, { clauses, references, unclear }: Renumbered): string =>
  ({ ...lateEnglish, ...words }).renumbered(clauses, references, unclear);

export type Numbering = '1' | 'a' | 'i' | 'A' | '(a)' | '1.1';

function setListType(editor: Editor, type: NumberType): void {
  if (!editor.isActive('orderedList')) toggleList(editor, 'orderedList');
  const { tr, selection } = editor.state;
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    if ($from.node(depth).type.name !== 'orderedList') continue;
    // The style sheet of the page gives nested lists letters.
    const isNested = $from.node(depth - 1).type.name === 'listItem';
    editor.view.dispatch(
      tr.setNodeAttribute($from.before(depth), 'type', type === '1' && !isNested ? null : type),
    );
    return;
  }
}

/** The last number of the same form before the first block, and the number that contains it. */
function numberBefore(doc: Node, end: number, isDotted: boolean): { above: string; value: number } {
  let [above, value] = ['1', 0];
  let isDone = false;
  doc.nodesBetween(0, end, (node, at) => {
    if (!node.isTextblock || at + node.nodeSize > end) return;
    const marker = readMarker(textOf(node), node.type.name === 'heading');
    isDone = marker === undefined;
    const parts = marker?.number.split('.') ?? [];
    if (isDotted && parts.length === 2) [above, value] = [parts[0] ?? '1', Number(parts[1])];
    else if (isDotted && parts.length === 1 && /^\d+$/.test(parts[0] ?? ''))
      [above, value] = [parts[0] ?? '1', 0];
    else if (!isDotted)
      value =
        marker?.before.endsWith('(') && marker.after === ')' ? (parseNumber(marker.number, 'a') ?? 0) : 0;
  });
  return { above, value: isDone && !isDotted ? 0 : value };
}

function setLiteral(editor: Editor, numbering: '(a)' | '1.1'): void {
  while (editor.isActive('listItem') && editor.commands.liftListItem('listItem'));
  const { tr, selection, schema, doc } = editor.state;
  const blocks: { node: Node; at: number }[] = [];
  doc.nodesBetween(selection.from, selection.to, (node, at) => {
    if (node.isTextblock && !node.type.spec.code) blocks.push({ node, at });
  });
  const { above, value } = numberBefore(doc, blocks[0]?.at ?? 0, numbering === '1.1');
  for (const [index, { node, at }] of [...blocks.entries()].toReversed()) {
    const number = value + 1 + index;
    const text = numbering === '1.1' ? `${above}.${number} ` : `(${formatNumber(number, 'a')}) `;
    const marker = readMarker(textOf(node), node.type.name === 'heading');
    const length = marker ? marker.before.length + marker.number.length + marker.after.length : 0;
    const space = length > 0 && /\s/.test(textOf(node).charAt(length)) ? 1 : 0;
    tr.replaceWith(at + 1, at + 1 + length + space, schema.text(text));
  }
  editor.view.dispatch(tr.scrollIntoView());
}

/** Numbers the selected paragraphs: as a list if HTML has the number, otherwise as text. */
export function setNumbering(editor: Editor, numbering: Numbering): void {
  if (numbering === '(a)' || numbering === '1.1') setLiteral(editor, numbering);
  else setListType(editor, numbering);
  editor.commands.focus();
}
