import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

interface PlaceholderOptions {
  text: string;
  className: string;
}

export const Placeholder = Extension.create<PlaceholderOptions>({
  name: 'placeholder',
  addOptions: () => ({ text: '', className: '' }),
  addProseMirrorPlugins() {
    const { text, className } = this.options;
    return [
      new Plugin({
        props: {
          decorations: ({ doc }) => {
            const { firstChild } = doc;
            const isEmpty = doc.childCount === 1 && firstChild?.isTextblock && firstChild.content.size === 0;
            if (!isEmpty || !text) return null;
            const attributes = { class: className, 'data-placeholder': text };
            return DecorationSet.create(doc, [Decoration.node(0, firstChild.nodeSize, attributes)]);
          },
        },
      }),
    ];
  },
});
