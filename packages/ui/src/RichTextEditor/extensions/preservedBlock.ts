import { Node } from '@tiptap/core';

/** Holds the source in the editor's DOM, so that it is copied and pasted. */
export const PRESERVED_ATTRIBUTE = 'data-preserved-html';

/** Source that is kept in an attribute. */
export const sourceAttribute = (name: string) => ({
  default: '',
  parseHTML: (element: Element) => element.getAttribute(name),
  renderHTML: (attributes: Record<string, unknown>) => ({ [name]: attributes['html'] as string }),
});

/** HTML that the editor can't represent, stored as its source and written back byte for byte. */
export const PreservedBlock = Node.create({
  name: 'preservedBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    html: sourceAttribute(PRESERVED_ATTRIBUTE),
  }),
  parseHTML: () => [{ tag: `div[${PRESERVED_ATTRIBUTE}]`, priority: 100 }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
});

/** Holds the source of inline markup that has no text to edit. */
export const INLINE_ATTRIBUTE = 'data-preserved-inline';

/** Inline markup that the editor can't represent: a comment, the target of a link, an icon, a formula. */
export const PreservedInline = Node.create({
  name: 'preservedInline',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({
    html: sourceAttribute(INLINE_ATTRIBUTE),
    text: { default: '', parseHTML: (element) => element.textContent, rendered: false },
  }),
  parseHTML: () => [{ tag: `span[${INLINE_ATTRIBUTE}]`, priority: 100 }],
  renderHTML: ({ node: { attrs }, HTMLAttributes }) =>
    attrs['text'] === '' ? ['span', HTMLAttributes] : ['span', HTMLAttributes, attrs['text'] as string],
  renderText: ({ node }) => node.attrs['text'] as string,
});
