import { Node } from '@tiptap/core';

/** The attribute that carries the source of a kept block when it is copied. */
export const KEPT_ATTRIBUTE = 'data-kept-html';

/**
 * Markup that the editor cannot represent, as its source. It is shown, moved, deleted and edited as HTML, and written back
 * byte for byte.
 */
export const KeptBlock = Node.create({
  name: 'keptBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    html: {
      default: '',
      parseHTML: (element) => element.getAttribute(KEPT_ATTRIBUTE),
      renderHTML: ({ html }) => ({ [KEPT_ATTRIBUTE]: html as string }),
    },
  }),
  parseHTML: () => [{ tag: `div[${KEPT_ATTRIBUTE}]`, priority: 100 }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
});
