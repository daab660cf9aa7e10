import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { describe, expect, test } from 'vitest';
import * as commands from '../commands/commands.ts';
import { textWithoutWhitespace } from '../html/canonicalize.ts';
import { isBlockElement } from '../html/elements.ts';
import { createRandom } from '../testing/createRandom.ts';
import { makeEditor, parser, save } from '../testing/makeEditor.ts';
import { type ForeignDocument, foreignDocuments } from './foreignDocuments.ts';

const IS_LONG = import.meta.env['VITE_TEST_LENGTH'] === 'long';
const EDITS_PER_DOCUMENT = IS_LONG ? 1000 : 4;
const STRUCTURAL_EDITS = IS_LONG ? 5000 : 250;

const MARKER = 'Žž';

const textOf = (html: string) => textWithoutWhitespace(parser.parse(html));

function textBlocksIn(editor: Editor): number[] {
  const ends: number[] = [];
  editor.state.doc.descendants((node, at) => {
    if (node.isTextblock) ends.push(at + 1 + node.content.size);
  });
  return ends;
}

/** The text of the document, also of what is locked. */
const textIn = ({ state: { doc } }: Editor) =>
  doc
    .textBetween(0, doc.content.size, '', ({ attrs }) =>
      typeof attrs['html'] === 'string' ? textOf(attrs['html']) : '',
    )
    .replaceAll(/[\t\n\f\r ]+/g, '');

const TAGS = /<\/?([a-z][a-z0-9]*)/gi;

/** Whether all of the source that changed lies between the tags of one block. */
function isLocal(before: string, after: string): boolean {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  const shortest = Math.min(before.length, after.length) - start;
  while (end < shortest && before.at(-1 - end) === after.at(-1 - end)) end++;
  const changed = before.slice(start, before.length - end) + after.slice(start, after.length - end);
  return [...changed.matchAll(TAGS)].every(([, tag = 'p']) => !isBlockElement(document.createElement(tag)));
}

const WORDS = /[\p{L}\p{N}]+/gu;
const countWords = (text: string) => [...text.matchAll(WORDS)].length;

function countLocked(editor: Editor): number {
  let locked = 0;
  editor.state.doc.descendants(({ type, attrs }) => {
    if (!type.name.startsWith('preserved')) return;
    const root = parser.parse(attrs['html'] as string);
    for (const hidden of root.querySelectorAll('style, script')) hidden.remove();
    locked += countWords(root.textContent ?? '');
  });
  return locked;
}

interface Figures {
  documents: number;
  untouched: number;
  edits: number;
  local: number;
  complete: number;
  words: number;
  locked: number;
  worst: number;
}

function measure({ html }: ForeignDocument): Figures {
  const editor = makeEditor(html);
  const untouched = save(editor) === html ? 1 : 0;
  const words = countWords(parser.parse(html).textContent ?? '');
  const locked = countLocked(editor);
  const blocks = textBlocksIn(editor);
  const figures = {
    documents: 1,
    untouched,
    edits: 0,
    local: 0,
    complete: 0,
    words,
    locked,
    worst: locked / words,
  };
  const step = Math.max(1, Math.floor(blocks.length / EDITS_PER_DOCUMENT));
  for (let index = 0; index < blocks.length; index += step) {
    editor.view.dispatch(editor.state.tr.insertText(MARKER, blocks[index]));
    const saved = save(editor);
    figures.edits += 1;
    if (isLocal(html, saved)) figures.local += 1;
    if (textOf(saved).replace(MARKER, '') === textOf(html)) figures.complete += 1;
    editor.commands.undo();
  }
  editor.destroy();
  return figures;
}

const add = (a: Figures, b: Figures): Figures => ({
  ...(Object.fromEntries(
    Object.keys(a).map((key) => [key, a[key as keyof Figures] + b[key as keyof Figures]]),
  ) as unknown as Figures),
  worst: Math.max(a.worst, b.worst),
});

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`.padStart(10);

const row = (name: string, one: Figures) =>
  `${name.padEnd(24)}${percent(one.untouched, one.documents)}${percent(one.local, one.edits)}${percent(one.complete, one.edits)}${percent(one.locked, one.words)}`;

describe('documents of other programs', () => {
  const measured = new Map<string, Figures>();

  test('there are at least 100, all different', () => {
    expect(new Set(foreignDocuments.map(({ html }) => html)).size).toBeGreaterThanOrEqual(100);
  });

  test('are stored unchanged, edited in place, and open completely', () => {
    for (const document of foreignDocuments) {
      const figures = measure(document);
      const before = measured.get(document.program);
      measured.set(document.program, before ? add(before, figures) : figures);
    }
    const all = [...measured.values()].reduce(add);
    const head = `${'program'.padEnd(24)}${[' untouched', '     local', '     words', '    locked'].join('')}`;
    console.log(['', head, ...[...measured].map((one) => row(...one)), row('all', all)].join('\n'));
    expect(all.untouched).toBe(all.documents);
    expect(all.local / all.edits).toBeGreaterThanOrEqual(0.98);
    expect(all.complete).toBe(all.edits);
    expect(all.locked / all.words).toBeLessThanOrEqual(0.005);
    expect(all.worst).toBeLessThanOrEqual(0.05);
  });
});

type Edit = (editor: Editor, random: (below: number) => number) => unknown;

const EDITS: Readonly<Record<string, Edit>> = {
  'split the block': (editor) => editor.commands.splitBlock(),
  'press Enter': (editor) => editor.commands.enter(),
  'join with the block before': (editor) => editor.commands.joinTextblockBackward(),
  'press Backspace': (editor) => editor.commands.keyboardShortcut('Backspace'),
  'delete the selection': (editor) => editor.commands.deleteSelection(),
  'delete the parent': (editor) => editor.commands.selectParentNode() && editor.commands.deleteSelection(),
  'make a quotation': (editor) => editor.commands.toggleWrap('blockquote'),
  'make a numbered list': (editor) => commands.toggleList(editor, 'orderedList'),
  'make a bullet list': (editor) => commands.toggleList(editor, 'bulletList'),
  'make a heading': (editor) => editor.commands.toggleNode('heading', 'paragraph', { level: 3 }),
  indent: (editor) => commands.indentBy(editor, 1),
  outdent: (editor) => commands.indentBy(editor, -1),
  'set bold': (editor) => commands.toggleEmphasis(editor, 'bold'),
  'clear the format': (editor) => commands.clearFormat(editor),
  'insert a table': (editor) => commands.insertTable(editor),
  'insert a rule': (editor) => commands.insertBlock(editor, { type: 'horizontalRule' }),
  'move the block': (editor, random) => {
    const { $from } = editor.state.selection;
    const depth = 1 + random(Math.max(1, $from.depth));
    return $from.depth >= depth && commands.moveBlock(editor, $from.before(depth), random(2) === 0 ? 1 : -1);
  },
};

describe('random changes of the structure', () => {
  test('are stored and opened again with the same text', () => {
    const random = createRandom(20_261_126);
    const names = Object.keys(EDITS);
    const failures: string[] = [];
    let editor: Editor | undefined;
    let id = '';
    let done: string[] = [];
    for (let count = 0; count < STRUCTURAL_EDITS; count++) {
      if (!editor || count % 10 === 0) {
        editor?.destroy();
        const document = foreignDocuments[random(foreignDocuments.length)];
        id = document?.id ?? '';
        editor = makeEditor(document?.html ?? '');
        done = [];
      }
      const name = names[random(names.length)] ?? '';
      try {
        const { doc } = editor.state;
        const [from, to] = [random(doc.content.size), random(2) === 0 ? random(60) : 0];
        const selection = TextSelection.between(
          doc.resolve(from),
          doc.resolve(Math.min(doc.content.size, from + to)),
        );
        editor.view.dispatch(editor.state.tr.setSelection(selection));
        done.push(`${name} at ${from} to ${from + to}`);
        EDITS[name]?.(editor, random);
        editor.state.doc.check();
        const saved = save(editor);
        const again = makeEditor(saved);
        const [kept, expected] = [again, editor].map(textIn);
        const isStable = save(again) === saved;
        again.destroy();
        if (kept !== expected) throw new Error(`Other text: ${kept}`);
        if (!isStable) throw new Error(`Not stable: ${saved}`);
      } catch (error) {
        failures.push(`${id}: ${done.join(', ')}: ${String(error)}`);
        editor.destroy();
        editor = undefined;
      }
    }
    editor?.destroy();
    expect(failures).toEqual([]);
  });
});
