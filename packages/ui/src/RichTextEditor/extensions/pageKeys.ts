import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { GapCursor } from '@tiptap/pm/gapcursor';
import { NodeSelection, Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Overlap of consecutive pages: two lines. */
const OVERLAP_PX = 48;

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));

/** The cursor at a position; selects an atomic block there. */
function selectionAt(doc: Node, { pos, inside }: { pos: number; inside: number }, direction: -1 | 1) {
  const around = inside < 0 ? null : doc.nodeAt(inside);
  return around?.isBlock && around.isAtom
    ? NodeSelection.create(doc, inside)
    : Selection.near(doc.resolve(pos), direction);
}

/** Scrolls by a page and moves the cursor along; within the last page it moves to the end. */
function movePage(view: EditorView, direction: -1 | 1, isSelecting: boolean): boolean {
  const box = view.dom.parentElement;
  if (!box) return false;
  const { doc, selection, tr } = view.state;
  const cursor = view.coordsAtPos(selection.head);
  const rect = box.getBoundingClientRect();
  // A page is at most the visible part of the box.
  const top = Math.max(0, rect.top);
  const bottom = Math.min(innerHeight, rect.bottom);
  const page = Math.max(OVERLAP_PX, bottom - top - OVERLAP_PX);
  const before = box.scrollTop;
  box.scrollTop += direction * page;
  const isWholePage = Math.abs(box.scrollTop - before) > page - 1;
  const place = view.posAtCoords({
    left: clamp(cursor.left, rect.left + 1, rect.right - 1),
    top: clamp((cursor.top + cursor.bottom) / 2, top + OVERLAP_PX / 2, bottom - OVERLAP_PX / 2),
  });
  const end = direction > 0 ? Selection.atEnd(doc) : Selection.atStart(doc);
  const next = place && isWholePage ? selectionAt(doc, place, direction) : end;
  view.dispatch(
    tr.setSelection(isSelecting ? TextSelection.between(selection.$anchor, next.$head, direction) : next),
  );
  return true;
}

/** Moves to the start or end of the text. Browsers would pass over an outermost block that has no text. */
function moveToEdge(
  { state: { doc, selection, tr }, dispatch }: EditorView,
  direction: -1 | 1,
  isSelecting: boolean,
) {
  const outermost = direction > 0 ? doc.lastChild : doc.firstChild;
  const $edge = doc.resolve(direction > 0 ? doc.content.size : 0);
  const near = direction > 0 ? Selection.atEnd(doc) : Selection.atStart(doc);
  const edge = outermost?.isAtom ? new GapCursor($edge) : near;
  dispatch(
    tr
      .setSelection(isSelecting ? TextSelection.between(selection.$anchor, near.$head, -direction) : edge)
      .scrollIntoView(),
  );
  return true;
}

/** Page Up and Page Down. Browsers would page by the window, because the focused element does not scroll. */
export const PageKeys = Extension.create({
  name: 'pageKeys',
  addKeyboardShortcuts() {
    const go = (direction: -1 | 1, isSelecting: boolean) => () =>
      movePage(this.editor.view, direction, isSelecting);
    return {
      PageDown: go(1, false),
      PageUp: go(-1, false),
      'Shift-PageDown': go(1, true),
      'Shift-PageUp': go(-1, true),
      'Mod-Home': () => moveToEdge(this.editor.view, -1, false),
      'Mod-End': () => moveToEdge(this.editor.view, 1, false),
      'Shift-Mod-Home': () => moveToEdge(this.editor.view, -1, true),
      'Shift-Mod-End': () => moveToEdge(this.editor.view, 1, true),
    };
  },
});
