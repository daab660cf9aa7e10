import { afterEach, expect, test, vi } from 'vitest';
import { renderEditor } from '../testing/renderEditor.tsx';

let close: () => Promise<void> | void = () => undefined;
afterEach(() => close());

const TEXT = '<p>One two</p>\n<pre><div>Kept</div></pre>\n<p>Thr<svg><path/></svg>ee <b>four</b></p>';

async function open(marks: Parameters<typeof renderEditor>[0]['marks']) {
  const rendered = await renderEditor({ value: TEXT, ...(marks && { marks }) });
  ({ close } = rendered);
  const marked = () => [...rendered.text.querySelectorAll('[data-pm-removed]')];
  await vi.waitFor(() => expect(marked().length).toBeGreaterThan(0));
  return { ...rendered, marked };
}

const place = (at: number) => ({ at, label: `Will be removed: ${at}` });

test('places are marked, with a name, and are not part of the text', async () => {
  const { marked, stored } = await open({ places: [13, 0, 3, 6, 15, 99].map(place) });
  expect(marked().map((mark) => [mark.getAttribute('aria-label'), mark.nextSibling?.textContent])).toEqual([
    ['Will be removed: 0', 'One '],
    ['Will be removed: 3', 'two'],
    ['Will be removed: 6', expect.stringContaining('Kept')],
    ['Will be removed: 13', ''],
    ['Will be removed: 15', 'four'],
    ['Will be removed: 99', undefined],
  ]);
  expect(marked()[0]?.role).toBe('img');
  expect(stored()).toBe(TEXT);
});

test('marks move with the text and go with it', async () => {
  const { marked, editor } = await open({ places: [0, 3].map(place) });
  editor.commands.insertContentAt(1, 'Zero ');
  expect(marked()[1]?.nextSibling?.textContent).toBe('two');
  editor.commands.deleteRange({ from: 8, to: 12 });
  expect(marked().map((mark) => mark.ariaLabel)).toEqual(['Will be removed: 0']);
});

test('one of them is selected', async () => {
  const { editor, text } = await open({ places: [3, 0].map(place), shown: 3 });
  expect(editor.state.selection.head).toBe(5);
  expect(document.activeElement).toBe(text);
});

test('a preserved block is selected as a whole', async () => {
  const { editor } = await open({ places: [8].map(place), shown: 8 });
  expect(editor.state.selection.content().content.firstChild?.type.name).toBe('preservedBlock');
});
