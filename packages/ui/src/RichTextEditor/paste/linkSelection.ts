import type { EditorView } from '@tiptap/pm/view';
import { isBlockSelected } from '../commands/selection.ts';

export function linkSelection(
  view: EditorView,
  clipboard: string,
  toAllowedLink: (url: string) => string,
): boolean {
  const { selection, schema, tr } = view.state;
  const href = clipboard.trim();
  const type = schema.marks['link'];
  if (!type || selection.empty || isBlockSelected(tr) || selection.$from.parent.type.spec.code) return false;
  // `toAllowedLink` also allows relative URLs, which any word could be.
  if (/\s/.test(href) || !URL.canParse(href) || toAllowedLink(href) !== href) return false;
  for (const { $from, $to } of selection.ranges) tr.addMark($from.pos, $to.pos, type.create({ href }));
  view.dispatch(tr.scrollIntoView());
  return true;
}
