import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { formatNumber, type NumberType, parseNumber } from '../html/numbers.ts';
import { toggleList } from './commands.ts';
import { lengthOf, readMarker, textOf } from './marker.ts';

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
    const length = lengthOf(marker);
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
