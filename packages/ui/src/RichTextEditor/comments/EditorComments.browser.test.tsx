import { TextSelection } from '@tiptap/pm/state';
import { afterEach, expect, test, vi } from 'vitest';
import type { TextComments } from '../RichTextEditorProps.ts';
import { createRandom } from '../testing/createRandom.ts';
import { makeEditor } from '../testing/makeEditor.ts';
import { renderEditor } from '../testing/renderEditor.tsx';
import { findPassages, readPassage } from './readPassage.ts';

let close: () => Promise<void> | void = () => undefined;
afterEach(() => close());

const TEXT =
  '<h2>Deletion</h2>\n<p>We delete <b>your data</b> within thirty days.</p>\n<ul><li>We keep backups.</li><li>For a year.</li></ul>';

const passage = (exact: string, id = exact) => ({ id, exact, prefix: '', suffix: '', start: 0, count: 1 });

async function open(comments: Partial<TextComments>) {
  const onFound = vi.fn<TextComments['onFound']>();
  const onPress = vi.fn<TextComments['onPress']>();
  const rendered = await renderEditor({
    value: TEXT,
    comments: { passages: [], onPress, onFound, ...comments },
  });
  ({ close } = rendered);
  const marked = () =>
    [...rendered.text.querySelectorAll('[data-comment]')].map((mark) => [
      mark.getAttribute('data-comment'),
      mark.textContent,
    ]);
  await vi.waitFor(() => expect(onFound).toHaveBeenCalled(), 10_000);
  return { ...rendered, marked, onFound, onPress };
}

test('passages are marked across formats and blocks, and are not part of the text', async () => {
  const passages = [passage('backups. For', 'blocks'), passage('delete your  data', 'formats')];
  const { marked, onFound, stored, text } = await open({ passages, current: 'formats' });
  expect(marked()).toEqual([
    ['formats', 'delete '],
    ['formats', 'your data'],
    ['blocks', 'backups.'],
    ['blocks', 'For'],
  ]);
  expect(onFound.mock.calls).toEqual([[['formats', 'blocks']]]);
  expect(text.querySelectorAll('[data-comment][class]')).toHaveLength(2);
  expect(stored()).toBe(TEXT);
});

test('marks move with the text, and are taken away where the words are gone', async () => {
  const passages = [passage('thirty days'), passage('We keep backups')];
  const { marked, onFound, editor } = await open({ passages });
  editor.commands.insertContentAt(1, 'Zero ');
  expect(marked()).toEqual([
    ['thirty days', 'thirty days'],
    ['We keep backups', 'We keep backups'],
  ]);
  const at = editor.state.doc.textBetween(0, editor.state.doc.content.size, '\n\n').indexOf('thirty');
  editor.commands.deleteRange({ from: at, to: at + 4 });
  await vi.waitFor(() => expect(onFound).toHaveBeenLastCalledWith(['We keep backups']));
  expect(marked()).toEqual([['We keep backups', 'We keep backups']]);
  editor.commands.undo();
  await vi.waitFor(() => expect(onFound).toHaveBeenLastCalledWith(['thirty days', 'We keep backups']));
});

test('a pressed passage is reported', async () => {
  const { onPress, text } = await open({ passages: [passage('thirty days')] });
  text.querySelector<HTMLElement>('[data-comment]')?.click();
  text.querySelector<HTMLElement>('h2')?.click();
  expect(onPress.mock.calls).toEqual([['thirty days']]);
});

test('what is selected anywhere in a text is found there', () => {
  const random = createRandom(50);
  const editor = makeEditor(TEXT.repeat(20));
  close = () => editor.destroy();
  const { doc } = editor.state;
  for (let round = 1; round <= 200; round += 1) {
    const from = 1 + random(doc.content.size - 60);
    const to = from + random(60);
    const selected = TextSelection.between(doc.resolve(from), doc.resolve(to));
    editor.view.dispatch(editor.state.tr.setSelection(selected));
    const { selection, doc: now } = editor.state;
    const words = readPassage(editor.state);
    if (!words || selection.empty) continue;
    const [found] = findPassages(now, [words]);
    const textOf = (start: number, end: number) =>
      now.textBetween(start, end, ' ').replaceAll(/\s+/g, ' ').trim();
    expect({ round, text: found && textOf(found.from, found.to) }).toEqual({ round, text: words.exact });
    // The place itself, and not one of the other 19 with the same words.
    expect(found && now.textBetween(0, found.from).trimEnd()).toBe(
      now.textBetween(0, selection.from).trimEnd(),
    );
  }
});
