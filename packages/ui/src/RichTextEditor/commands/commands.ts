import type { Editor, JSONContent } from '@tiptap/core';
import type { Mark, Node } from '@tiptap/pm/model';
import { NodeSelection, Selection, TextSelection } from '@tiptap/pm/state';
import { EMPHASIS, type Emphasis, MAX_INDENT, readDeclarations } from '../html/declarations.ts';
import { words } from '../html/elements.ts';
import { cursorAfterNode, deleteNode, gapAfterBlock } from './selection.ts';

const TEXT_BLOCKS = ['paragraph', 'heading'] as const;

const isInList = (editor: Editor): boolean => editor.isActive('listItem');

const currentBlock = (editor: Editor): Node => editor.state.selection.$from.parent;

export const currentAlign = (editor: Editor): string | null =>
  (currentBlock(editor).attrs['align'] as string | null | undefined) ?? null;

export const setAlign = (editor: Editor, align: string | null): boolean =>
  TEXT_BLOCKS.reduce((chain, type) => chain.updateAttributes(type, { align }), editor.chain().focus()).run();

/** Whether the text block or its closest ancestor with a direction is right to left. */
export function isRightToLeft(editor: Editor): boolean {
  const { $from } = editor.state.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const dir = $from.node(depth).attrs['dir'] as string | null | undefined;
    if (dir) return dir === 'rtl';
  }
  return false;
}

/** Toggles the direction of the list at the cursor, or else of the selected paragraphs and headings. */
export function toggleDirection(editor: Editor): boolean {
  const dir = isRightToLeft(editor) ? null : 'rtl';
  const types = isInList(editor) ? ['bulletList', 'orderedList', ...TEXT_BLOCKS] : TEXT_BLOCKS;
  const textDir = isInList(editor) ? null : dir;
  return types
    .reduce(
      (chain, type) => chain.updateAttributes(type, { dir: type.endsWith('List') ? dir : textDir }),
      editor.chain().focus(),
    )
    .run();
}

const indentOfBlock = (editor: Editor) => (currentBlock(editor).attrs['indent'] as number | undefined) ?? 0;

export const canIndent = (editor: Editor): boolean =>
  isInList(editor)
    ? editor.can().sinkListItem('listItem')
    : currentBlock(editor).isTextblock && indentOfBlock(editor) < MAX_INDENT;

export const canOutdent = (editor: Editor): boolean =>
  isInList(editor) ? editor.can().liftListItem('listItem') : indentOfBlock(editor) > 0;

export function indentBy(editor: Editor, step: 1 | -1): boolean {
  const chain = editor.chain().focus();
  if (isInList(editor))
    return (step > 0 ? chain.sinkListItem('listItem') : chain.liftListItem('listItem')).run();
  const indent = Math.min(MAX_INDENT, Math.max(0, indentOfBlock(editor) + step));
  return TEXT_BLOCKS.reduce((all, type) => all.updateAttributes(type, { indent }), chain).run();
}

/** Toggles a list. Items of a new list have no paragraphs around their text. */
export const toggleList = (editor: Editor, type: 'bulletList' | 'orderedList'): boolean =>
  editor
    .chain()
    .focus()
    .toggleList(type, 'listItem')
    .command(({ tr }) => {
      tr.doc.nodesBetween(tr.selection.from, tr.selection.to, (node, position, parent) => {
        if (parent?.type.name === 'listItem' && node.attrs['tag'] === 'p')
          tr.setNodeAttribute(position, 'tag', null);
      });
      return true;
    })
    .run();

type Style = Map<string, string>;

const styleIn = (marks: readonly Mark[]): Style =>
  new Map(
    readDeclarations(
      (marks.find(({ type }) => type.name === 'textStyle')?.attrs['style'] as string | null | undefined) ??
        null,
    ),
  );

const writeStyle = (style: Style) =>
  [...style]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map((one) => one.join(': '))
    .join('; ');

const marksAtCursor = ({ state: { storedMarks, selection } }: Editor) => storedMarks ?? selection.$to.marks();

type StyleProperty = 'color' | 'background-color';

export const currentStyle = (editor: Editor, property: StyleProperty): string | undefined =>
  styleIn(marksAtCursor(editor)).get(property);

/** Changes the styles of the selected text, or of what is typed next. */
const changeStyle = (editor: Editor, change: (style: Style) => void) =>
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const type = state.schema.marks['textStyle'];
      if (!type) return false;
      const changed = (marks: readonly Mark[]) => {
        const style = styleIn(marks);
        change(style);
        const fontClasses = (marks.find((mark) => mark.type === type)?.attrs['fontClasses'] ?? null) as
          | string
          | null;
        return style.size > 0 || fontClasses
          ? type.create({ style: writeStyle(style) || null, fontClasses })
          : null;
      };
      if (tr.selection.empty) {
        const mark = changed(tr.storedMarks ?? tr.selection.$from.marks());
        if (mark) tr.addStoredMark(mark);
        else tr.removeStoredMark(type);
        return true;
      }
      for (const { $from, $to } of tr.selection.ranges)
        tr.doc.nodesBetween($from.pos, $to.pos, (node, position) => {
          if (!node.isText) return;
          const [from, to] = [Math.max(position, $from.pos), Math.min(position + node.nodeSize, $to.pos)];
          const mark = changed(node.marks);
          if (mark) tr.addMark(from, to, mark);
          else tr.removeMark(from, to, type);
        });
      return true;
    });

export const setStyle = (editor: Editor, property: StyleProperty, value: string | null): boolean =>
  changeStyle(editor, (style) => {
    if (value === null) style.delete(property);
    else style.set(property, value);
  }).run();

/** Whether text has an emphasis, by its mark or by its style, which may also cancel it. */
function isEmphasized(marks: readonly Mark[], name: Emphasis): boolean {
  const { properties, value } = EMPHASIS[name];
  const style = styleIn(marks);
  const own = properties.map((property) => style.get(property)).filter((one) => one !== undefined);
  if (own.some((one) => value.test(one))) return true;
  // Only these are inherited, so that a style inside the element can cancel it.
  const isCancelled = own.length > 0 && (name === 'bold' || name === 'italic');
  return !isCancelled && marks.some(({ type }) => type.name === name);
}

/** Whether all selected text has an emphasis, or what is typed next. */
export function hasEmphasis(editor: Editor, name: Emphasis): boolean {
  const { doc, selection } = editor.state;
  if (selection.empty) return isEmphasized(marksAtCursor(editor), name);
  let [hasAll, hasAny] = [true, false];
  for (const { $from, $to } of selection.ranges)
    doc.nodesBetween($from.pos, $to.pos, (node) => {
      if (!node.isText) return;
      hasAny = true;
      hasAll &&= isEmphasized(node.marks, name);
    });
  return hasAny && hasAll;
}

export function toggleEmphasis(editor: Editor, name: Emphasis): boolean {
  const { properties, value } = EMPHASIS[name];
  const isOn = hasEmphasis(editor, name);
  const chain = changeStyle(editor, (style) => {
    for (const property of properties) {
      const rest = isOn ? (style.get(property) ?? '').replace(value, '').trim() : '';
      if (rest !== '' && rest !== style.get(property)) style.set(property, rest);
      else if (isOn || name === 'bold' || name === 'italic') style.delete(property);
    }
  });
  return (isOn ? chain.unsetMark(name) : chain.setMark(name)).run();
}

/** Marks without meaning. Links and semantic elements are content. */
const FORMATTING_MARKS = words('bold italic underline strike subscript superscript code textStyle');
const PLAIN = { align: null, indent: 0, dir: null, otherStyles: null };

/** Removes the formatting of the selection, or of the whole block if nothing is selected. Links stay. */
export function clearFormat(editor: Editor): boolean {
  const { empty, $from } = editor.state.selection;
  const chain = editor.chain().focus();
  if (empty) chain.setTextSelection({ from: $from.start(), to: $from.end() });
  for (const mark of FORMATTING_MARKS) chain.unsetMark(mark);
  chain.clearNodes().updateAttributes('paragraph', PLAIN);
  if (empty)
    chain.command(({ tr }) => {
      tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map($from.pos))));
      return true;
    });
  return chain.run();
}

export const currentLink = (editor: Editor): string =>
  (editor.getAttributes('link')['href'] as string | undefined) ?? '';

export function setLink(editor: Editor, href: string, text: string): boolean {
  const chain = editor.chain().focus();
  if (editor.isActive('link')) return chain.extendMarkRange('link').setMark('link', { href }).run();
  if (!editor.state.selection.empty) return chain.setMark('link', { href }).run();
  return chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
}

export const removeLink = (editor: Editor): boolean =>
  editor.chain().focus().extendMarkRange('link').unsetMark('link').run();

export const selectedBlock = (editor: Editor) => {
  const { selection } = editor.state;
  return selection instanceof NodeSelection && selection.node.isBlock ? selection : undefined;
};

/** Moves a block past its sibling and keeps it selected; false if there is no sibling. */
export function moveBlock(editor: Editor, position: number, step: 1 | -1): boolean {
  const { doc, tr } = editor.state;
  const node = doc.nodeAt(position);
  if (!node) return false;
  const $position = doc.resolve(position);
  const sibling = $position.parent.maybeChild($position.index() + step);
  if (!sibling) return false;
  const target = position + step * sibling.nodeSize;
  tr.delete(position, position + node.nodeSize).insert(target, node);
  editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, target)).scrollIntoView());
  editor.view.focus();
  return true;
}

export function deleteBlock(editor: Editor, position: number): void {
  editor.view.dispatch(deleteNode(editor.state.tr, position).scrollIntoView());
  editor.view.focus();
}

/** Inserts at the cursor or after a selected block, which it doesn't replace. */
const insert = (editor: Editor, content: JSONContent) =>
  editor
    .chain()
    .focus()
    .command(({ tr }) => Boolean(gapAfterBlock(tr)))
    .insertContent(content);

export const insertImage = (editor: Editor, attrs: { src: string; alt: string }): boolean =>
  insert(editor, { type: 'image', attrs }).run();

/** Puts an image where links to an address stand, which its text describes. */
export function replaceLinkByImage(editor: Editor, address: string, src: string): void {
  const { doc, tr, schema } = editor.state;
  const found: { at: number; text: string }[] = [];
  doc.descendants((node, at) => {
    if (
      node.isText &&
      node.marks.some(({ type, attrs }) => type.name === 'link' && attrs['href'] === address)
    )
      found.push({ at, text: node.text ?? '' });
  });
  for (const { at, text } of found.toReversed()) {
    const alt = text.replace(/^[^:]*:\s*/, '');
    tr.replaceWith(at, at + text.length, schema.node('image', { src, alt }));
  }
  editor.view.dispatch(tr);
}

/** Inserts a block after the current one, or replaces an empty one, and moves the cursor after it. */
export const insertBlock = (editor: Editor, content: JSONContent): boolean =>
  insert(editor, content)
    .command(({ tr }) => Boolean(cursorAfterNode(tr)))
    .run();

/** Inserts a table with a header row, and moves the cursor into it. */
export function insertTable(editor: Editor, rows = 3, columns = 3): boolean {
  const position = editor.state.selection.from;
  const content = Array.from({ length: rows }, (_, row) => ({
    type: 'tableRow',
    attrs: { section: row === 0 ? 'thead' : 'tbody' },
    content: Array.from({ length: columns }, () => ({
      type: row === 0 ? 'tableHeader' : 'tableCell',
      content: [{ type: 'paragraph' }],
    })),
  }));
  return insert(editor, { type: 'table', content })
    .command(({ tr }) => {
      let first: number | undefined;
      tr.doc.descendants((node, at) => {
        if (first === undefined && at >= position - 2 && node.type.name === 'tableHeader') first = at + 2;
        return first === undefined;
      });
      if (first !== undefined) tr.setSelection(TextSelection.create(tr.doc, first));
      return true;
    })
    .run();
}
