import { Extension } from '@tiptap/core';
import { indentDeclaration } from '../legacy/indentation.ts';
import { readBlockStyle, readCarried, renderCarried } from './carried.ts';

/** Blocks that have alignment, direction, indentation, and what else content may say about them. */
export const STYLED_BLOCKS = [
  'paragraph',
  'heading',
  'blockquote',
  'codeBlock',
  'bulletList',
  'orderedList',
  'listItem',
  'container',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
  'horizontalRule',
];

const style = (text: string | null | undefined) => (text ? { style: text } : {});

/** Attributes with a place of their own in some node. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  OL: ['type'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan'],
};

/** Alignment, direction, indentation and carried attributes, for every block. */
export const BlockAttributes = Extension.create({
  name: 'blockAttributes',
  addGlobalAttributes() {
    return [
      {
        types: STYLED_BLOCKS,
        attributes: {
          align: {
            default: null,
            parseHTML: (element) => readBlockStyle(element).align,
            renderHTML: ({ align }) => style(align && `text-align: ${align}`),
          },
          indent: {
            default: 0,
            parseHTML: (element) => readBlockStyle(element).indent,
            renderHTML: ({ indent, dir }) =>
              style(indent > 0 ? indentDeclaration(indent as number, dir === 'rtl').join(': ') : null),
          },
          look: {
            default: null,
            parseHTML: (element) => readBlockStyle(element).look,
            renderHTML: ({ look }) => style(look as string | null),
          },
          dir: {
            default: null,
            parseHTML: (element) => {
              const dir = element.getAttribute('dir');
              return dir && /^(ltr|rtl|auto)$/.test(dir) ? dir : null;
            },
            renderHTML: ({ dir }) => (dir ? { dir: dir as string } : {}),
          },
          carried: {
            default: null,
            // An id is there once: what is split off has none.
            keepOnSplit: false,
            parseHTML: (element) =>
              readCarried(element, OWN[element.nodeName], element.nodeName === 'OL' ? ['reversed'] : []),
            renderHTML: ({ carried }) => renderCarried(carried),
          },
        },
      },
    ];
  },
});
