import { afterEach, beforeAll, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import type { Editor } from '@tiptap/core';
import { NodeSelection, Selection } from '@tiptap/pm/state';
import { createRandom } from '../testing/createRandom.ts';
import { renderEditor } from '../testing/renderEditor.tsx';
import { corpus } from '../fidelity/corpus.ts';
import { foreignDocuments } from '../fidelity/foreignDocuments.ts';
import { loadPaste } from '../paste/pasteOrDrop.ts';

beforeAll(loadPaste);

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const TEXT = `<pre><div>Kept</div></pre><p>1<img src="${PIXEL}" alt="">2<!-- note -->3</p><hr><hr class="x"><details><summary>4</summary><hr>5</details><ul><li>6</li>7<li><hr></li></ul><dl><dt>8<dd>9</dl><table><caption>0</caption><tr><td>1<td><pre><div>Kept</div></pre></table><iframe src="https://videos.example/1"></iframe>`;
const ATOMS = /<(?:hr|img|iframe|!--|pre)/g;

let close: () => Promise<void> | void = () => undefined;
afterEach(() => close());

async function open() {
  const rendered = await renderEditor({
    value: TEXT,
    toVideoEmbed: (url) => (url.startsWith('https://videos.example/') ? url : undefined),
  });
  ({ close } = rendered);
  rendered.text.focus();
  return rendered;
}

const sorted = (text: string) => Array.from(text).toSorted().join('');

const lettersIn = (html: string) => sorted(html.replaceAll(/<!--.*?-->|<[^>]*>|Kept|\W/g, ''));

const MOVES = [
  '{ArrowLeft}',
  '{ArrowRight}',
  '{ArrowUp}',
  '{ArrowDown}',
  '{Home}',
  '{End}',
  '{PageUp}',
  '{PageDown}',
  '{Escape}',
  '{Control>}{Home}{/Control}',
  '{Control>}{End}{/Control}',
  '{Control>}{ArrowRight}{/Control}',
] as const;

const RUNS = import.meta.env['VITE_TEST_LENGTH'] === 'long' ? 400 : 40;

function paste(target: HTMLElement, word: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', word);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test(
  'words typed or pasted after any click and move are whole, and nothing is lost',
  { timeout: 600_000 },
  async () => {
    const { stored, text } = await open();
    const random = createRandom(7);
    const failures: string[] = [];
    for (let run = 0; run < RUNS; run++) {
      const before = lettersIn(stored());
      const clicked = text.querySelectorAll('p, hr, img, li, [data-container], figure')[random(30)];
      if (clicked && random(3) === 0) await userEvent.click(clicked);
      const moves = Array.from({ length: random(5) }, () => MOVES[random(MOVES.length)] ?? '').join('');
      const word = `w${String(run).padStart(3, '0')}abcdefghij`;
      if (random(4) === 0) {
        if (moves) await userEvent.keyboard(moves);
        paste(text, word);
      } else await userEvent.keyboard(`${moves}${word}`);
      const after = stored();
      const isWhole = after.includes(word) && lettersIn(after) === sorted(before + word);
      if (!isWhole || after.match(ATOMS)?.length !== 9)
        failures.push(`${run} ${clicked?.nodeName} ${moves}: ${after}`);
    }
    expect(failures).toEqual([]);
  },
);

const keyboard = () =>
  cdp() as unknown as { send: (method: string, parameters: Record<string, unknown>) => Promise<unknown> };

test('keys that come within a millisecond beside an atom lose nothing', { timeout: 600_000 }, async () => {
  const { stored, editor, text } = await open();
  const random = createRandom(11);
  const beside: number[] = [];
  editor.state.doc.descendants((node, at) => {
    if (node.isAtom && !node.isText) beside.push(at, at + node.nodeSize);
  });
  const failures: string[] = [];
  for (let run = 0; run < RUNS; run++) {
    const before = lettersIn(stored());
    const word = `w${String(run).padStart(3, '0')}abcdefghij`;
    const at = Math.min(beside[random(beside.length)] ?? 1, editor.state.doc.content.size);
    const { doc, tr } = editor.state;
    editor.view.dispatch(tr.setSelection(Selection.near(doc.resolve(at), random(2) === 0 ? 1 : -1)));
    text.focus();
    const keys = Array.from(word).flatMap((key) => {
      const code = { key, text: key, unmodifiedText: key };
      return [
        keyboard().send('Input.dispatchKeyEvent', { type: 'keyDown', ...code }),
        keyboard().send('Input.dispatchKeyEvent', { type: 'keyUp', key }),
      ];
    });
    await Promise.all(keys);
    const after = stored();
    const isWhole = after.includes(word) && lettersIn(after) === sorted(before + word);
    if (!isWhole || after.match(ATOMS)?.length !== 9) failures.push(`${run} at ${at}: ${after}`);
  }
  expect(failures).toEqual([]);
});

/** What a key must not delete unasked: letters, and nodes that have none. */
function contentOf({ state: { doc } }: Editor) {
  let atoms = 0;
  doc.descendants((node) => {
    if (node.isAtom && !node.isText && node.type.spec.selectable !== false) atoms += 1;
  });
  return { letters: doc.textContent.replaceAll(/\s/g, ''), atoms };
}

/** Selects an atom, or puts the cursor beside one or anywhere. */
function selectAnything({ state: { doc, tr }, view }: Editor, random: (below: number) => number): void {
  const atoms: number[] = [];
  doc.descendants((node, at) => {
    if (node.isAtom && !node.isText && NodeSelection.isSelectable(node)) atoms.push(at);
  });
  const atom = atoms[random(Math.max(1, atoms.length))];
  const at = random(doc.content.size + 1);
  const kind = random(4);
  if (atom !== undefined && kind === 0) tr.setSelection(NodeSelection.create(doc, atom));
  else {
    const beside =
      atom === undefined || kind === 1 ? at : atom + random(2) * (doc.nodeAt(atom)?.nodeSize ?? 0);
    tr.setSelection(Selection.near(doc.resolve(beside), random(2) === 0 ? 1 : -1));
  }
  view.dispatch(tr);
}

const STEPS = [
  '{Backspace}',
  '{Delete}',
  '{Backspace}',
  '{Delete}',
  'x',
  '{Enter}',
  '{Tab}',
  '{Shift>}{Tab}{/Shift}',
  'paste',
];
/** Fewer than the editor can undo. */
const STEPS_PER_TEXT = 40;
const TEXTS = import.meta.env['VITE_TEST_LENGTH'] === 'long' ? 250 : 8;

test('only what is selected is deleted, and undo gives back the bytes', { timeout: 2_400_000 }, async () => {
  const texts = [TEXT, ...corpus.map(({ html }) => html), ...foreignDocuments.map(({ html }) => html)].filter(
    ({ length }) => length < 20_000,
  );
  const failures: string[] = [];
  for (let run = 0; run < TEXTS; run++) {
    const random = createRandom(run);
    const value = run === 0 ? TEXT : (texts[random(texts.length)] ?? '');
    const rendered = await renderEditor({
      value,
      toVideoEmbed: (url) => (url.startsWith('https://videos.example/') ? url : undefined),
    });
    ({ close } = rendered);
    const { editor, text, stored } = rendered;
    for (let step = 0; step < STEPS_PER_TEXT; step++) {
      if (random(2) === 0) selectAnything(editor, random);
      // Tab may have left the text; browsers restore the selection after the focus.
      editor.view.focus();
      await new Promise(requestAnimationFrame);
      const { selection } = editor.state;
      const before = contentOf(editor);
      const key = STEPS[random(STEPS.length)] ?? '';
      if (key === 'paste') paste(text, 'x');
      else await userEvent.keyboard(key);
      const after = contentOf(editor);
      const where = `${run}.${step} ${key} at ${selection.head} in ${before.letters.slice(0, 200)}`;
      const isDeleting = /Backspace|Delete/.test(key);
      const isAtom = selection instanceof NodeSelection;
      const isCursor = selection.empty;
      const lost = before.letters.length - after.letters.length;
      // A letter outside of the basic plane is two.
      const mayLose = isDeleting && isCursor ? 2 : 0;
      if ((isCursor || isAtom) && lost > mayLose) failures.push(`${where}: ${lost} letters are lost`);
      if ((isCursor || isAtom) && before.atoms - after.atoms > (isDeleting && isAtom ? 1 : 0))
        failures.push(`${where}: an atom is lost`);
    }
    for (let step = 0; step <= STEPS_PER_TEXT && editor.can().undo(); step++) editor.commands.undo();
    if (stored() !== value)
      failures.push(`${run}: undo gives ${stored().slice(0, 2000)} instead of ${value.slice(0, 2000)}`);
    await rendered.close();
  }
  close = () => undefined;
  expect(failures).toEqual([]);
});
