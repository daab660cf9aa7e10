import { callOrReturn, getExtensionField, Node } from '@tiptap/core';
import type { DOMOutputSpec } from '@tiptap/pm/model';
import { isHistoryTransaction } from '@tiptap/pm/history';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import { tableEditing } from '@tiptap/pm/tables';
import { sourceAttribute } from './preservedBlock.ts';
import { CONTAINER_ATTRIBUTE } from './textBlocks.ts';

declare module '@tiptap/core' {
  interface NodeConfig<Options, Storage> {
    tableRole?: string;
  }
}

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) =>
    Math.max(1, Number.parseInt(element.getAttribute(name) ?? '1', 10) || 1),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: String(attributes[name]) },
});

const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    tableRole: name === 'tableCell' ? 'cell' : 'header_cell',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // prosemirror-tables requires it; columns here fit their content.
      colwidth: { default: null, rendered: false, parseHTML: () => null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

export const TableCell = cell('tableCell', 'td');
export const TableHeader = cell('tableHeader', 'th');

export const SECTION_ATTRIBUTE = 'data-section';

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  addAttributes: () => ({
    section: {
      default: 'tbody',
      parseHTML: (element) =>
        element.getAttribute(SECTION_ATTRIBUTE) ??
        element.closest('thead, tbody, tfoot')?.nodeName.toLowerCase() ??
        'tbody',
      renderHTML: ({ section }) => (section === 'tbody' ? {} : { [SECTION_ATTRIBUTE]: section as string }),
    },
  }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});

/** Holds the source of the columns. */
export const COLUMNS_ATTRIBUTE = 'data-preserved-columns';

/** A table with a caption or columns, which has its tags: the commands for tables expect only rows in the table itself. */
export const TableBox = Node.create({
  name: 'tableBox',
  group: 'block',
  content: 'caption* table',
  isolating: true,
  addAttributes: () => ({ html: sourceAttribute(COLUMNS_ATTRIBUTE) }),
  parseHTML: () => [{ tag: `div[${CONTAINER_ATTRIBUTE}="table"]`, priority: 70 }],
  renderHTML: ({ HTMLAttributes }): DOMOutputSpec => [
    'div',
    { ...HTMLAttributes, [CONTAINER_ATTRIBUTE]: 'table' },
    0,
  ],
});

const restores = (tr: Transaction): boolean =>
  isHistoryTransaction(tr) || tr.getMeta('preventUpdate') === true;

/** `tableEditing` equalizes row lengths; this does so only on edits, so that stored tables stay unchanged. */
function tableEditingOnEdit(): Plugin {
  const editing = tableEditing();
  const { spec } = editing;
  return new Plugin({
    ...spec,
    appendTransaction: (transactions, before, after) =>
      transactions.every(restores)
        ? null
        : spec.appendTransaction?.call(editing, transactions, before, after),
  });
}

/** Rows of all sections. */
export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }): DOMOutputSpec => ['table', HTMLAttributes, ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditingOnEdit()],
  extendNodeSchema(extension) {
    const context = {
      name: extension.name,
      options: extension.options as unknown,
      storage: extension.storage as unknown,
    };
    const tableRole: unknown = callOrReturn(getExtensionField(extension, 'tableRole', context));
    return { tableRole };
  },
});
