import { Extension } from '@tiptap/core';
import { type EditorState, Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Gives an empty text its placeholder, as an attribute that the style shows. */
export const EmptyText = Extension.create<{ placeholder: string; className: string }>({
  name: 'emptyText',
  addProseMirrorPlugins() {
    const { placeholder, className } = this.options;
    const decorations = ({ doc }: EditorState) => {
      const { firstChild, childCount } = doc;
      if (childCount !== 1 || !firstChild?.isTextblock || firstChild.content.size > 0) return null;
      const attributes = { class: className, 'data-placeholder': placeholder };
      return DecorationSet.create(doc, [Decoration.node(0, firstChild.nodeSize, attributes)]);
    };
    return [new Plugin({ props: { decorations } })];
  },
});
