import { Extension, isiOS, isMacOS } from '@tiptap/core';
import { selectNodeBackward, selectNodeForward } from '@tiptap/pm/commands';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, Plugin, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { shortcutKey } from '../../keyboard/useModShortcut.ts';
import { deleteNode } from '../commands/selection.ts';

/** Nodes without text of their own: a key that deletes one would destroy more than it shows. */
const isProtected = (node: Node | null | undefined) =>
  node?.isAtom === true && !node.isText && node.type.spec.selectable !== false;

/** Direction in which a key deletes. macOS has additional keys. */
function deleteDirection(event: KeyboardEvent): -1 | 1 | undefined {
  const { key, ctrlKey, altKey, shiftKey } = event;
  const isMac = isMacOS() || isiOS();
  if (key === 'Backspace') return isMac && ctrlKey && altKey ? 1 : -1;
  // Shift+Delete cuts.
  if (key === 'Delete') return shiftKey ? undefined : 1;
  if (isMac && ctrlKey && shortcutKey(event) === 'h') return -1;
  return isMac && (ctrlKey || altKey) && shortcutKey(event) === 'd' ? 1 : undefined;
}

function selectNeighbor(view: EditorView, direction: -1 | 1): Transaction | undefined {
  const { state } = view;
  const { $head, empty } = state.selection;
  // ProseMirror itself deletes an empty paragraph and selects the node next to it.
  const isEmptyBlock = $head.parent.isTextblock && $head.parent.content.size === 0;
  if (!empty || isEmptyBlock) return undefined;
  if (isProtected(direction < 0 ? $head.nodeBefore : $head.nodeAfter))
    return selectNode(state, direction < 0 ? $head.pos - 1 : $head.pos);
  let found: Transaction | undefined;
  const take = (tr: Transaction) => {
    if (tr.selection instanceof NodeSelection && isProtected(tr.selection.node)) found = tr;
  };
  (direction < 0 ? selectNodeBackward : selectNodeForward)(state, take, view);
  return found;
}

const selectNode = (state: EditorState, at: number) =>
  state.tr.setSelection(NodeSelection.create(state.doc, at)).scrollIntoView();

/** Selects the closest protected node in the word or line that the browser is about to delete. */
function selectDeleted(view: EditorView, event: InputEvent): Transaction | undefined {
  const { state } = view;
  const distance = (at: number) => Math.abs(at - state.selection.head);
  const parts = event.getTargetRanges().flatMap((range) => {
    const found: number[] = [];
    const from = view.posAtDOM(range.startContainer, range.startOffset);
    const to = view.posAtDOM(range.endContainer, range.endOffset);
    state.doc.nodesBetween(from, to, (node, at) => {
      if (isProtected(node)) found.push(at);
    });
    return found;
  });
  const [nearest] = parts.toSorted((a, b) => distance(a) - distance(b));
  return nearest === undefined ? undefined : selectNode(state, nearest);
}

/**
 * Deleting next to an atom, such as a preserved block, image or rule, selects it; deleting again removes it. ProseMirror deletes it at once
 * (https://github.com/ProseMirror/prosemirror-commands/blob/1.7.2/src/commands.ts, `joinBackward`).
 */
export const ProtectedNodes = Extension.create({
  name: 'protectedNodes',
  priority: 1100,
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleKeyDown: (view, event) => {
          const direction = deleteDirection(event);
          if (!direction) return false;
          const { selection, tr } = view.state;
          if (selection instanceof NodeSelection && isProtected(selection.node)) {
            // Holding the key down does not delete.
            if (!event.repeat) view.dispatch(deleteNode(tr, selection.from).scrollIntoView());
            return true;
          }
          const selecting = selectNeighbor(view, direction);
          if (selecting) view.dispatch(selecting);
          return Boolean(selecting);
        },
        handleDOMEvents: {
          // The browser deletes words and lines, and everything on phones.
          beforeinput: (view, event) => {
            if (!view.editable || !view.state.selection.empty || !event.inputType.startsWith('delete'))
              return false;
            const tr = selectDeleted(view, event);
            if (!tr) return false;
            event.preventDefault();
            view.dispatch(tr);
            return true;
          },
        },
      },
    }),
  ],
});
