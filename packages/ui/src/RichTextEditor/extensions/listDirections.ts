import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { DIRECTION, directionOf, hasRightToLeft } from '../../Prose/listDirections.ts';

/** Unchanged nodes keep their identity, so a key costs the search in one block only. */
const known = new WeakMap<Node, boolean>();

function isMixed(node: Node): boolean {
  const before = known.get(node);
  if (before !== undefined) return before;
  const found = node.isText ? hasRightToLeft(node.text ?? '') : node.children.some((child) => isMixed(child));
  known.set(node, found);
  return found;
}

function decorate(doc: Node): DecorationSet {
  if (!isMixed(doc)) return DecorationSet.empty;
  const decorations: Decoration[] = [];
  doc.descendants((node, position) => {
    // A direction of its own wins.
    if (node.isTextblock || node.attrs['dir']) return false;
    const direction = /List$|^listItem$/.test(node.type.name) && directionOf(node.textContent);
    if (direction)
      decorations.push(Decoration.node(position, position + node.nodeSize, { [DIRECTION]: direction }));
    return true;
  });
  return DecorationSet.create(doc, decorations);
}

/** Shows the markers of lists where their lines start, as `directLists` does on the public page. */
export const ListDirections = Extension.create({
  name: 'listDirections',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      state: {
        init: (_, { doc }) => decorate(doc),
        apply: (transaction, before) => (transaction.docChanged ? decorate(transaction.doc) : before),
      },
      props: {
        decorations(state) {
          return this.getState(state);
        },
      },
    }),
  ],
});
