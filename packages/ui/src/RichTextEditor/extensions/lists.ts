import { Node } from '@tiptap/core';
import { plainAttribute } from './passthroughAttributes.ts';

export const BulletList = Node.create({
  name: 'bulletList',
  group: 'block list',
  content: 'listItem+',
  parseHTML: () => [{ tag: 'ul' }],
  renderHTML: ({ HTMLAttributes }) => ['ul', HTMLAttributes, 0],
});

export const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  addAttributes: () => ({
    start: plainAttribute('start'),
    type: plainAttribute('type'),
    reversed: plainAttribute('reversed'),
  }),
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],
});

export const ListItem = Node.create({
  name: 'listItem',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    type: plainAttribute('type'),
    value: { ...plainAttribute('value', /^\s*-?\d+\s*$/), keepOnSplit: false },
    // Text or a list directly in a list: the source has no tags of this item.
    bare: {
      default: false,
      keepOnSplit: false,
      parseHTML: (element) => element.hasAttribute('data-bare'),
      renderHTML: ({ bare }) => (bare ? { 'data-bare': '' } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem('listItem'),
    };
  },
});
