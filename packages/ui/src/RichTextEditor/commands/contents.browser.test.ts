import type { Editor } from '@tiptap/core';
import { afterEach, expect, test, vi } from 'vitest';
import { makeEditor, save } from '../testing/makeEditor.ts';
import { renderEditor } from '../testing/renderEditor.tsx';
import { insertContents, insertFootnote, keepContents } from './contents.ts';
import { planNumbers, readTargets } from './planNumbers.ts';

let editor: Editor;
afterEach(() => editor.destroy());

const open = (html: string) => {
  editor = makeEditor(html);
  keepContents(editor);
};

/** The text, with ids in the order of their first use. */
const saved = () => {
  const ids: string[] = [];
  return save(editor).replaceAll(/\b(?:c|fn|fnref)-[a-z\d]{6,8}\b/g, (found) => {
    const [kind, id = ''] = found.split('-');
    if (!ids.includes(id)) ids.push(id);
    return `${kind}-${ids.indexOf(id) + 1}`;
  });
};

/** Puts the cursor behind the words. */
const goTo = (words: string) => {
  let found = 0;
  editor.state.doc.descendants((node, at) => {
    const index = node.text?.indexOf(words) ?? -1;
    if (index !== -1 && found === 0) found = at + index + words.length;
  });
  editor.commands.setTextSelection(found);
};

const remove = (words: string) => {
  goTo(words);
  const { from } = editor.state.selection;
  editor.view.dispatch(editor.state.tr.delete(from - words.length, from));
};

const type = (words: string) => editor.view.dispatch(editor.state.tr.insertText(words));

const HEADINGS = '<p>Start</p>\n<h2>1. Scope</h2>\n<h3 id="who">Who</h3>\n<h2>2. Rights</h2>';
const CONTENTS =
  '<nav id="contents"><ul style="list-style-type: none;"><li><a href="#c-1">1. Scope</a><ul style="list-style-type: none;"><li><a href="#who">Who</a></li></ul></li><li><a href="#c-2">2. Rights</a></li></ul></nav>';

test('a list of contents links to the headings, and is taken back as one step', () => {
  open(HEADINGS);
  goTo('Start');
  expect(insertContents(editor)).toBe(true);
  expect(saved()).toBe(
    `<p>Start</p>\n${CONTENTS}\n<h2 id="c-1">1. Scope</h2>\n<h3 id="who">Who</h3>\n<h2 id="c-2">2. Rights</h2>`,
  );
  expect(planNumbers(editor.state.doc)).toEqual([]);
  expect(readTargets(editor.state.doc).map(({ text }) => text)).toEqual(['1. Scope', 'Who', '2. Rights']);
  editor.commands.undo();
  expect(save(editor)).toBe(HEADINGS);
});

test('a text without headings has no list of contents', () => {
  open('<p>Start</p>');
  expect(insertContents(editor)).toBe(false);
  expect(save(editor)).toBe('<p>Start</p>');
});

test('a second list of contents takes the place of the first', () => {
  open(
    `${CONTENTS.replaceAll('c-', 'c-aaaaa')}<h2 id="c-aaaaa1">1. Scope</h2><h3 id="who">Who</h3><h2 id="c-aaaaa2">2. Rights</h2><p>End</p>`,
  );
  goTo('End');
  insertContents(editor);
  expect(saved()).toBe(
    `<h2 id="c-1">1. Scope</h2><h3 id="who">Who</h3><h2 id="c-2">2. Rights</h2><p>End</p>${CONTENTS}`,
  );
});

test('contents follow the headings, and are left as they are written until one changes', () => {
  open(
    '<nav id="contents">\n<p class="own"><a href="#a">One</a></p>\n</nav>\n<h2 id="a">One</h2>\n<p>Text</p>\n<h2 id="b">Two</h2>',
  );
  goTo('Text');
  type('s');
  expect(save(editor)).toContain('<nav id="contents">\n<p class="own"><a href="#a">One</a></p>\n</nav>');
  goTo('Two');
  type('!');
  expect(save(editor)).toContain(
    '<ul style="list-style-type: none;"><li><a href="#a">One</a></li><li><a href="#b">Two!</a></li></ul>\n</nav>\n<h2 id="a">One</h2>\n<p>Texts</p>',
  );
  editor.commands.undo();
  editor.commands.undo();
  expect(save(editor)).toContain('<nav id="contents">\n<p class="own"><a href="#a">One</a></p>\n</nav>');
});

test('contents of a text that is opened follow, too', async () => {
  const opened = await renderEditor({
    value: '<nav id="contents"><p><a href="#a">One</a></p></nav><h2 id="a">One</h2>',
  });
  ({ editor } = opened);
  // The code loads with the text, on a cold run after it has been built.
  await vi.waitFor(() => {
    editor.view.dispatch(editor.state.tr.insertText('!', editor.state.doc.content.size - 1));
    expect(editor.state.doc.firstChild?.textContent).toMatch(/^One!+$/);
  }, 20_000);
  expect(opened.stored()).toMatch(/<a href="#a">(One!+)<\/a>.*<h2 id="a">\1<\/h2>$/);
  await opened.close();
});

test('a copy of a heading gets an address of its own', () => {
  open('<nav id="contents"><p><a href="#a">One</a></p></nav><h2 id="a">One</h2><p>End</p>');
  const heading = editor.state.doc.child(1);
  editor.view.dispatch(editor.state.tr.insert(editor.state.doc.content.size, heading));
  expect(saved()).toBe(
    '<nav id="contents"><ul style="list-style-type: none;"><li><a href="#a">One</a></li><li><a href="#c-1">One</a></li></ul></nav><h2 id="a">One</h2><p>End</p><h2 id="c-1">One</h2>',
  );
});

const note = (id: number, text: string) => `<li id="fn-${id}">${text} <a href="#fnref-${id}">↩</a></li>`;
const mark = (id: number, number: number) => `<a href="#fn-${id}" id="fnref-${id}">[${number}]</a>`;

test('footnotes are numbered in the order of the text', () => {
  open('<p>One, two.</p>');
  goTo('two');
  insertFootnote(editor);
  type('Second');
  goTo('One');
  insertFootnote(editor);
  type('First');
  expect(saved()).toBe(
    `<p>One${mark(1, 1)}, two${mark(2, 2)}.</p>\n<section><hr><ol>${note(1, 'First')}${note(2, 'Second')}</ol></section>`,
  );
  // A list of notes is none of clauses.
  expect(readTargets(editor.state.doc)).toEqual([]);
  for (let steps = 0; steps < 4; steps += 1) editor.commands.undo();
  expect(save(editor)).toBe('<p>One, two.</p>');
});

const NOTES = `<p>One${mark(1, 1)}</p><p>Two${mark(2, 2)}</p><section><hr><ol>${note(1, 'First')}${note(2, 'Second')}</ol></section>`;

test('the footnote of a heading is not in the contents', () => {
  open('<nav id="contents"><p><a href="#a">One</a></p></nav><h2 id="a">One</h2>');
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  insertFootnote(editor);
  expect(saved()).toMatch(/^<nav id="contents"><p><a href="#a">One<\/a><\/p><\/nav><h2 id="a">One<a/);
  expect(readTargets(editor.state.doc).map(({ text }) => text)).toEqual(['One']);
});

test('footnotes follow the paragraphs that they belong to', () => {
  open(NOTES);
  const { doc, tr } = editor.state;
  const [first] = doc.children;
  editor.view.dispatch(tr.delete(0, doc.child(0).nodeSize).insert(doc.child(1).nodeSize, first ?? []));
  expect(save(editor)).toBe(
    `<p>Two${mark(2, 1)}</p><p>One${mark(1, 2)}</p><section><hr><ol>${note(2, 'Second')}${note(1, 'First')}</ol></section>`,
  );
});

test('a footnote whose number is deleted stays, behind the others', () => {
  open(NOTES);
  remove('[1]');
  expect(save(editor)).toBe(
    `<p>One</p><p>Two${mark(2, 1)}</p><section><hr><ol>${note(2, 'Second')}${note(1, 'First')}</ol></section>`,
  );
  editor.commands.undo();
  expect(save(editor)).toBe(NOTES);
});

test('a new paragraph of a footnote is no new footnote', () => {
  open(NOTES);
  goTo('Fir');
  editor.commands.splitListItem('listItem');
  type('X');
  expect(save(editor)).toContain(
    '<li id="fn-1">Fir<p>Xst <a href="#fnref-1">↩</a></p></li><li id="fn-2">Second',
  );
});

test('a number that is repeated has one address', () => {
  open(NOTES);
  const paragraph = editor.state.doc.child(0);
  editor.view.dispatch(editor.state.tr.insert(0, paragraph));
  expect(save(editor)).toMatch(
    /^<p>One<a href="#fn-1" id="fnref-1">\[1\]<\/a><\/p>\n?<p>One<a href="#fn-1">\[1\]<\/a><\/p>/,
  );
});
