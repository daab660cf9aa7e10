import { Node } from '@tiptap/core';

/** Holds the source in the editor's DOM, so that it is copied and pasted. */
export const PRESERVED_ATTRIBUTE = 'data-preserved-html';

/** HTML that the editor can't represent, stored as its source and written back byte for byte. */
export const PreservedBlock = Node.create({
  name: 'preservedBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    html: {
      default: '',
      parseHTML: (element) => element.getAttribute(PRESERVED_ATTRIBUTE),
      renderHTML: ({ html }) => ({ [PRESERVED_ATTRIBUTE]: html as string }),
    },
  }),
  parseHTML: () => [{ tag: `div[${PRESERVED_ATTRIBUTE}]`, priority: 100 }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
});
