import { Extension } from '@tiptap/core';
import { type Declaration, indentDeclaration, indentLevel, readDeclarations } from '../html/declarations.ts';
import { words } from '../html/elements.ts';
import { isSafeDeclaration } from '../html/safeDeclarations.ts';
import { passthroughAttribute, plainAttribute } from './passthroughAttributes.ts';

const STYLED_BLOCKS = words(
  'paragraph heading blockquote codeBlock bulletList orderedList listItem container tableBox caption table tableRow tableCell ' +
    'tableHeader horizontalRule',
);

const style = (text: string | null | undefined) => (text ? { style: text } : {});

const OWN: Readonly<Record<string, readonly string[]>> = {
  OL: ['start', 'type', 'reversed'],
  LI: ['value', 'type'],
};

const DIRECTION = /^(ltr|rtl|auto)$/;
const ALIGNMENT = /^(left|right|center|justify|start|end)$/;

function readBlockStyle(element: Element) {
  let align: string | null = null;
  let indent = 0;
  const otherStyles: Declaration[] = [];
  const rest = new Set<string>();
  const side = element.getAttribute('dir') === 'rtl' ? 'padding-right' : 'padding-left';
  for (const declaration of readDeclarations(element.getAttribute('style'))) {
    const [property, value] = declaration;
    if (property === 'text-align' && ALIGNMENT.test(value.toLowerCase())) align = value.toLowerCase();
    else if (property === side && indentLevel(value) > 0) indent = indentLevel(value);
    else if (isSafeDeclaration(declaration, 'block')) otherStyles.push(declaration);
    else rest.add(declaration.join());
  }
  return {
    align,
    indent,
    otherStyles: otherStyles.length > 0 ? otherStyles.map((one) => one.join(': ')).join('; ') : null,
    rest,
  };
}

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
          otherStyles: {
            default: null,
            parseHTML: (element) => readBlockStyle(element).otherStyles,
            renderHTML: ({ otherStyles }) => style(otherStyles as string | null),
          },
          dir: plainAttribute('dir', DIRECTION),
          // Ids must stay unique.
          passthrough: {
            ...passthroughAttribute((element) => {
              const dir = DIRECTION.test(element.getAttribute('dir') ?? '') ? ['dir'] : [];
              const { rest } = readBlockStyle(element);
              return {
                own: [...(OWN[element.nodeName] ?? []), ...dir],
                hasStyle: (one) => !rest.has(one.join()),
              };
            }),
            keepOnSplit: false,
          },
        },
      },
    ];
  },
});
