import { userEvent } from 'vitest/browser';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderEditor } from '../testing/renderEditor.tsx';
import { loadPaste } from './pasteOrDrop.ts';

beforeAll(loadPaste);

/** Dialogs load with their first use, which can take seconds on a busy machine. */
const eventually = <T,>(check: () => T) => vi.waitFor(check, { timeout: 10_000 });

let close: () => Promise<void> | void = () => undefined;
afterEach(() => close());

const press = async (name: string) => {
  const button = await eventually(() => {
    const found = [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name);
    if (!found) throw new Error(`No button ${name}`);
    return found;
  });
  await userEvent.click(button);
};

async function open(value: string) {
  const rendered = await renderEditor({ value });
  ({ close } = rendered);
  const paste = (html: string, plain = '') => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', plain);
    rendered.text.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  };
  return { ...rendered, paste };
}

const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);

const item = (level: number, marker: string) =>
  `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}</span>Text</p>`;

test('the panel says what became of the numbers', async () => {
  const { paste, container } = await open('');
  paste(`${item(1, '1.')}<p>Between</p>${item(1, '2.1')}${item(1, '2.2')}`);
  await eventually(() =>
    expect(container.textContent).toContain('1 number is a list number2 numbers are text'),
  );
});

test('what a paste removes is counted, and marked where it stood', async () => {
  const { paste, container, stored } = await open('<p>Start</p>');
  paste(
    '<p>One <svg><text>x</text></svg>two</p><p>Three</p><video></video><form><input><input></form><script>x()</script>',
  );
  await eventually(() =>
    expect(
      [...container.querySelectorAll('[aria-label="Left out"] > * + * > :first-child')].map(
        (line) => line.firstChild?.textContent,
      ),
    ).toEqual(['Drawing', 'Audio or video', 'Form field (2 places)', 'Script']),
  );
  const marks = [...container.querySelectorAll('[role="img"][aria-label^="Left out"]')];
  expect(marks.map((mark) => mark.ariaLabel)).toEqual([
    'Left out: Drawing',
    'Left out: Audio or video',
    'Left out: Form field (2 places)',
    'Left out: Form field (2 places)',
  ]);
  expect(marks[0]?.previousSibling?.textContent).toBe('One ');
  expect(stored()).toContain('<p>One two</p>');
  expect(stored()).not.toContain('\ufdd0');
});

test('images of other sites are named and not loaded, and copied in at a press', async () => {
  const { paste, container, stored } = await open('');
  paste(
    '<p>A <img src="https://pictures.example/logo.png" alt="Logo"> b <a href="https://a.example/"><img src="https://other.example/x.jpg"></a><img src="https://spy.example/p.gif" width="1" height="1"></p>',
  );
  expect(stored()).toBe(
    '<p>A <a href="https://pictures.example/logo.png">Picture: Logo</a> b <a href="https://other.example/x.jpg">Picture: x.jpg</a></p>',
  );
  await eventually(() =>
    expect(container.textContent).toContain(
      '“https://pictures.example/logo.png”, “https://other.example/x.jpg”',
    ),
  );
  // A page that pretends to be this editor.
  paste('<p data-pm-slice="1 1 []">C <img src="https://spy.example/2.png"></p>');
  paste(`<div data-pm-slice="0 0 []" data-preserved-html='<img src="https://spy.example/3.png">'></div>`);
  await eventually(() => expect(container.textContent).toContain('spy.example'));
  expect(loaded().filter((name) => /(?:pictures|other|spy)\.example/.test(name))).toEqual([]);
  await press('Copy the pictures in');
});

test('a copied image of the text stays one', async () => {
  const image = '<img src="https://pictures.example/logo.png" alt="Logo">';
  const { paste, stored } = await open(`<p>One ${image}</p>`);
  paste(`<p data-pm-slice="1 1 []">Two ${image}</p>`);
  expect(stored()).toBe(`<p>Two ${image}One ${image}</p>`);
});

test('links within a pasted document survive, also those of Word', async () => {
  const { paste, stored } = await open('');
  paste(
    '<p class=MsoToc1><a href="#_Toc7">Term</a> <a href="#_Toc404">Gone</a></p><h2><a name="_Toc7"></a><a name="_Hlk1">Term</a></h2><p>See <a href="#_ftn1" name="_ftnref1">[1]</a></p><p><a href="#_ftnref1" name="_ftn1">[1]</a> Note</p><p id="unused">End</p>',
  );
  expect(stored().replaceAll('\n', '')).toBe(
    '<p><a href="#_Toc7">Term</a> Gone</p><h2 id="_Toc7">Term</h2><p>See <a href="#_ftn1" id="_ftnref1">[1]</a></p><p><a href="#_ftnref1" id="_ftn1">[1]</a> Note</p><p>End</p>',
  );
});

test('a link within the text moves the cursor to its target', async () => {
  const { text, editor } = await open(
    '<p><a href="#there">Go</a></p>\n<p>Between</p>\n<h2><a name="there"></a>Target</h2>',
  );
  const link = text.querySelector('a');
  if (!link) throw new Error('No link');
  await userEvent.click(link, { modifiers: ['ControlOrMeta'] });
  await eventually(() => expect(editor.state.selection.$from.parent.textContent).toBe('Target'));
});

const WRAPPED = `We keep your data only as long as the law
asks us to keep it, which is ten years for
invoices and six years for letters of com-
merce. Then we delete it.`;

test.each([
  ['a stored text', `<p>${WRAPPED}</p>`, ''],
  ['pasted plain text', '', WRAPPED],
])('%s with wrapped lines can be joined, in one step', async (_, value, plain) => {
  const { paste, stored, editor, container } = await open(value);
  if (plain) paste('', plain);
  await eventually(() => expect(container.textContent).toContain('3 lines end at a steady column'));
  await press('Join the wrapped lines');
  const joined =
    '<p>We keep your data only as long as the law asks us to keep it, which is ten years for invoices and six years for letters of com-merce. Then we delete it.</p>';
  expect(stored()).toBe(joined);
  editor.commands.undo();
  expect(stored()).not.toBe(joined);
});

test('lines that an author broke are left alone', async () => {
  const { container } = await open(
    '<p>Planner GmbH<br>Example Street 1<br>10115 Berlin<br>Germany<br>info@planner.example</p>',
  );
  expect(container.textContent).not.toContain('Join the wrapped lines');
});

test("margins and line heights of Word's paragraphs are kept in all units, within bounds", async () => {
  const { paste, stored } = await open('');
  const styles = [
    'margin-left:.5in;text-indent:-.25in;line-height:150%',
    'margin-left:1.27cm;margin-right:20mm',
    'margin-left:3pc;text-indent:12.0pt',
    'margin-left:99in;line-height:900%;margin-top:5cm;position:fixed',
    'line-height:1.38;margin-left:0cm',
  ];
  paste(styles.map((style) => `<p class=MsoNormal style='${style}'>x</p>`).join(''));
  expect(stored().split('\n')).toEqual([
    '<p style="margin-left: 0.5in; text-indent: -0.25in; line-height: 150%;">x</p>',
    '<p style="margin-left: 1.27cm; margin-right: 20mm;">x</p>',
    '<p style="margin-left: 3pc; text-indent: 12pt;">x</p>',
    '<p style="margin-left: 300pt;">x</p>',
    '<p>x</p>',
  ]);
});

test('a clipboard of a wrong type changes nothing', async () => {
  const { text, stored } = await open('<p>One</p>');
  for (const [type, data] of [
    ['text/rtf', '{\\rtf1 x}'],
    ['text/html', ''],
    ['text/html', '<!-- never ends <p>x</p>'],
    ['application/json', '{}'],
  ]) {
    const clipboardData = new DataTransfer();
    clipboardData.setData(type ?? '', data ?? '');
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }
  expect(stored()).toBe('<p>One</p>');
});

test('preserved content becomes editable, and a dialog says what goes', async () => {
  const { stored, container, editor } = await open(
    '<p>Before</p>\n<pre class="y"><div>Kept <b>words</b></div><div> and <b>more</b></div></pre>\n<p>After</p>',
  );
  const button = container.querySelector('[aria-label="Make editable"]');
  if (!button) throw new Error('No button');
  await userEvent.click(button);
  await eventually(() =>
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain(
      'This markup goes: class, <div> (2 times)',
    ),
  );
  await press('Make editable');
  expect(stored()).toBe(
    '<p>Before</p>\n<pre>Kept <strong>words</strong>\n and <strong>more</strong></pre>\n<p>After</p>',
  );
  editor.commands.undo();
  expect(stored()).toContain('<pre class="y"><div>Kept <b>words</b></div><div> and <b>more</b></div></pre>');
});

const CLAUSE = `<p class=MsoNormal style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.1</span>Clause</p>`;

test.each([
  ['2,000 numbered clauses', CLAUSE.repeat(2000), 2000, 'Clause'],
  ['a megabyte', `<p>${'word '.repeat(10_000)}</p>`.repeat(20), 20, 'word'],
  ['100 elements in each other', `${'<div><b>'.repeat(50)}deep${'</b></div>'.repeat(50)}`, 1, 'deep'],
  ['a list 100 deep', `${'<ol><li>x'.repeat(100)}${'</ol>'.repeat(100)}`, 1, 'x'],
  ['a comment that never ends', '<p>One</p><!-- never <p>two</p>', 1, 'One'],
])('%s can be pasted', { timeout: 60_000 }, async (_, html, blocks, word) => {
  const { paste, editor, stored } = await open('');
  paste(html);
  expect(editor.state.doc.childCount).toBeGreaterThanOrEqual(blocks);
  expect(stored()).toContain(word);
});

test.each([
  ['a type that is not read', { 'text/rtf': '{\\rtf1 Words}' }, '<p>Start</p>'],
  ['empty HTML', { 'text/html': '', 'text/plain': 'Words' }, '<p>WordsStart</p>'],
  [
    'words that are called HTML',
    { 'text/html': 'Words & <', 'text/plain': '' },
    '<p>Words &amp; &lt;Start</p>',
  ],
  ['bytes that are called HTML', { 'text/html': '\0\u0001PNG' }, '<p>\u0001PNGStart</p>'],
  [
    'a conditional comment',
    { 'text/html': '<!--[if mso]><p>Word</p><![endif]--><p>Words</p>' },
    '<p>WordsStart</p>',
  ],
])('a clipboard with %s loses nothing', async (_, data, expected) => {
  const { text, stored } = await open('<p>Start</p>');
  const clipboardData = new DataTransfer();
  for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value);
  text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await eventually(() => expect(stored()).toBe(expected));
});
