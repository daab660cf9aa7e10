import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { idsOf, newId } from './anchors.ts';
import type { ReferenceTarget } from './planNumbers.ts';

/** The id of a block; gives it one if it has none. */
function giveId(tr: Transaction, at: number): string {
  const $at = tr.doc.resolve(at);
  const isItem = $at.parent.type.name === 'listItem' && !$at.parent.attrs['bare'];
  const position = isItem ? $at.before() : at;
  const node = tr.doc.nodeAt(position);
  const [known] = node ? idsOf(node) : [];
  if (known !== undefined || !node) return known ?? '';
  const id = newId('c-');
  tr.setNodeAttribute(position, 'passthrough', { ...(node.attrs['passthrough'] as object | null), id });
  return id;
}

/** Inserts the number of a block, or the text of a heading without one, as a link to it. */
export function insertReference(editor: Editor, { at, number, text }: ReferenceTarget): void {
  const { tr, schema, storedMarks } = editor.state;
  const link = schema.mark('link', { href: `#${giveId(tr, at)}` });
  const marks = link.addToSet(storedMarks ?? tr.selection.$from.marks());
  editor.view.dispatch(tr.replaceSelectionWith(schema.text(number ?? text, marks), false).scrollIntoView());
}
