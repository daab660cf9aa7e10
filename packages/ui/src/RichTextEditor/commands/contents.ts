import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import {
  CONTENTS_ID,
  idsOf,
  isContents,
  newId,
  NOTE_PREFIX,
  noteIdOf,
  noteOfMark,
  titleOf,
} from './anchors.ts';

interface Found {
  readonly node: Node;
  readonly at: number;
}

interface Parts {
  readonly headings: readonly Found[];
  readonly contents?: Found | undefined;
  /** Numbers in the text that lead to footnotes. */
  readonly marks: readonly (Found & { id: string })[];
  /** The list of footnotes. */
  readonly notes?: Found | undefined;
}

function readParts(doc: Node): Parts {
  const headings: Found[] = [];
  const marks: (Found & { id: string })[] = [];
  let contents: Found | undefined;
  let notes: Found | undefined;
  doc.descendants((node, at) => {
    if (isContents(node)) {
      contents ??= { node, at };
      return false;
    }
    if (node.type.name === 'heading' && titleOf(node) !== '') headings.push({ node, at });
    if (node.type.name === 'orderedList' && node.children.some(noteIdOf)) notes = { node, at };
    const id = noteOfMark(node);
    if (id !== undefined) marks.push({ node, at, id });
    return true;
  });
  return { headings, contents, marks, notes };
}

interface Line {
  readonly id: string;
  readonly level: number;
  readonly text: string;
}

/** Gives each heading an id of its own. */
function nameHeadings(tr: Transaction, headings: readonly Found[]): Line[] {
  const used = new Set<string>();
  return headings.map(({ node, at }) => {
    const known = idsOf(node).find((one) => !used.has(one));
    const id = known ?? newId('c-');
    if (known === undefined)
      tr.setNodeAttribute(at, 'passthrough', { ...(node.attrs['passthrough'] as object | null), id });
    used.add(id);
    return { id, level: node.attrs['level'] as number, text: titleOf(node) };
  });
}

/** Lines of lower headings are a list in the item of the heading that they are below. */
function toList({ doc: { type } }: Transaction, lines: readonly Line[]): Node {
  const { schema } = type;
  const build = (from: number, to: number): Node => {
    const items: Node[] = [];
    for (let at = from, next; at < to; at = next) {
      const line = lines[at] as Line;
      next = lines.findIndex(({ level }, index) => index > at && level <= line.level);
      if (next === -1 || next > to) next = to;
      const link = schema.mark('link', { href: `#${line.id}` });
      const paragraph = schema.node('paragraph', { tag: null }, schema.text(line.text, [link]));
      items.push(
        schema.node('listItem', null, next > at + 1 ? [paragraph, build(at + 1, next)] : [paragraph]),
      );
    }
    return schema.node('bulletList', { otherStyles: 'list-style-type: none' }, items);
  };
  return build(0, lines.length);
}

/** Inserts a link to each heading, before or after the current block; false if there is no heading. */
export function insertContents(editor: Editor): boolean {
  keepContents(editor);
  const { tr, schema, selection } = editor.state;
  const { headings, contents } = readParts(tr.doc);
  if (headings.length === 0) return false;
  const list = toList(tr, nameHeadings(tr, headings));
  const { $from } = selection;
  const attributes = { tag: 'nav', passthrough: { id: CONTENTS_ID } };
  const at = $from.parentOffset === 0 ? $from.before(1) : $from.after(1);
  // A text has one: it moves.
  tr.insert(at, schema.node('container', attributes, list));
  if (contents) {
    const old = contents.at < at ? contents.at : contents.at + list.nodeSize + 2;
    tr.delete(old, old + contents.node.nodeSize);
  }
  editor.view.dispatch(tr.scrollIntoView());
  return true;
}

const keyOf = ({ headings }: Parts) =>
  JSON.stringify(headings.map(({ node }) => [node.attrs['level'], titleOf(node), idsOf(node)]));

/** After a change of a heading. What was written into the list stays until then. */
function updateContents(tr: Transaction, before: Node): void {
  const parts = readParts(tr.doc);
  const { contents, headings } = parts;
  if (!contents || headings.length === 0 || keyOf(parts) === keyOf(readParts(before))) return;
  const list = toList(tr, nameHeadings(tr, headings));
  tr.replaceWith(contents.at + 1, contents.at + contents.node.nodeSize - 1, list);
}

const backId = (id: string) => `fnref-${id.slice(NOTE_PREFIX.length)}`;

/** Numbers footnotes in the order of the text, and sorts their list. One whose number is gone stays, at the end. */
function updateNotes(tr: Transaction): void {
  const { marks, notes } = readParts(tr.doc);
  if (!notes) return;
  const ids = new Set(notes.node.children.map(noteIdOf));
  const order = [...new Set(marks.map(({ id }) => id))].filter((id) => ids.has(id));
  const steps = tr.mapping.maps.length;
  const first = new Map(marks.toReversed().map(({ id, at }) => [id, at]));
  for (const { node, at, id } of marks.toReversed()) {
    if (!ids.has(id)) continue;
    const passthrough = first.get(id) === at ? { id: backId(id) } : null;
    const link = tr.doc.type.schema.mark('link', { href: `#${id}`, passthrough });
    const shown = tr.doc.type.schema.text(`[${order.indexOf(id) + 1}]`, link.addToSet(node.marks));
    if (!shown.eq(node)) tr.replaceWith(at, at + node.nodeSize, shown);
  }
  const start = tr.mapping.slice(steps).map(notes.at) + 1;
  const items: { item: Node; offset: number }[] = [];
  tr.doc.nodeAt(start - 1)?.forEach((item, offset) => items.push({ item, offset }));
  // Enter in a footnote begins a paragraph of it.
  for (const { item, offset } of items.slice(1).toReversed()) if (!noteIdOf(item)) tr.join(start + offset);
  const list = tr.doc.nodeAt(start - 1);
  if (!list) return;
  const rankOf = (item: Node) => {
    const rank = order.indexOf(noteIdOf(item) ?? '');
    return rank === -1 ? order.length : rank;
  };
  const sorted = list.children.toSorted((a, b) => rankOf(a) - rankOf(b));
  if (sorted.some((item, index) => item !== list.child(index)))
    tr.replaceWith(start, start + list.content.size, sorted);
}

/** Inserts the number of a new footnote behind the selection, and moves the cursor into the footnote. */
export function insertFootnote(editor: Editor): void {
  keepContents(editor);
  const { tr, schema, selection } = editor.state;
  const id = newId(NOTE_PREFIX);
  const link = (href: string) => schema.mark('link', { href });
  tr.insert(selection.to, schema.text('[1]', [link(`#${id}`)]));
  const { marks, notes } = readParts(tr.doc);
  const back = schema.text('↩', [link(`#${backId(id)}`)]);
  const paragraph = schema.node('paragraph', { tag: null }, [schema.text(' '), back]);
  const item = schema.node('listItem', { passthrough: { id } }, paragraph);
  let at = tr.doc.content.size;
  if (notes) {
    const before = new Set(
      marks
        .slice(
          0,
          marks.findIndex((mark) => mark.id === id),
        )
        .map((mark) => mark.id),
    );
    at = notes.at + 1;
    for (const note of notes.node.children) if (before.has(noteIdOf(note) ?? '')) at += note.nodeSize;
    tr.insert(at, item);
  } else {
    const list = schema.node('orderedList', null, item);
    tr.insert(at, schema.node('container', { tag: 'section' }, [schema.node('horizontalRule'), list]));
    at += 3;
  }
  tr.setSelection(TextSelection.create(tr.doc, at + 2));
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}

const key = new PluginKey('contents');

/** Keeps the list of contents and the footnotes true while the text changes. */
export function keepContents(editor: Editor): void {
  if (editor.isDestroyed || key.get(editor.state)) return;
  editor.registerPlugin(
    new Plugin({
      key,
      appendTransaction: (transactions, before, { tr }) => {
        // Undoing a change undoes what followed from it.
        const isUndone = transactions.some((one) => one.getMeta('history$') !== undefined);
        if (isUndone || !transactions.some(({ docChanged }) => docChanged)) return null;
        updateContents(tr, before.doc);
        updateNotes(tr);
        return tr.docChanged ? tr : null;
      },
    }),
  );
}
