import { type Editor, Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import { type OpenedHtml, openHtml } from '../roundTrip/openHtml.ts';
import { type SavedHtml, saveHtml } from '../roundTrip/saveHtml.ts';
import type { HtmlParser } from '../html/createHtmlParser.ts';

interface SourceOptions {
  html: string;
  parser: HtmlParser | null;
}

interface SourceStorage {
  /** All opened texts. The `source` attribute of the document is the index of its own. */
  opened: OpenedHtml[];
  /** All texts after Renumber. The `numbered` attribute of the document counts those before and with its own. */
  numbered: Node[];
}

declare module '@tiptap/core' {
  interface Storage {
    source: SourceStorage;
  }
}

export const Source = Extension.create<SourceOptions, SourceStorage>({
  name: 'source',
  addOptions: () => ({ html: '', parser: null }),
  addStorage: () => ({ opened: [], numbered: [] }),
  onBeforeCreate() {
    const { html, parser } = this.options;
    if (!parser) return;
    const opened = openHtml(html, this.editor.schema, parser);
    this.storage.opened = [opened];
    // TipTap accepts a node here, which avoids serializing it.
    this.editor.options.content = opened.doc as unknown as string;
  },
});

export const openedHtml = ({ state, storage }: Editor): OpenedHtml | undefined =>
  storage.source.opened[state.doc.attrs['source'] as number];

/** The text when the numbers in it were right: as it was opened, or after Renumber. */
export const numberedDoc = (editor: Editor): Node | undefined =>
  editor.storage.source.numbered[(editor.state.doc.attrs['numbered'] as number) - 1] ??
  openedHtml(editor)?.doc;

export function readHtml(editor: Editor): SavedHtml {
  const opened = openedHtml(editor);
  return opened ? saveHtml(editor.state.doc, opened, editor.schema) : { html: '', isSimplified: false };
}

/** Replaces the content, as one undo step. */
export function loadHtml(editor: Editor, html: string, parser: HtmlParser): void {
  const { opened } = editor.storage.source;
  const known = opened.findIndex((one) => one.html === html);
  const source = known === -1 ? opened.length : known;
  const next = opened[source] ?? openHtml(html, editor.schema, parser, source);
  opened[source] = next;
  const { tr } = editor.state;
  tr.replaceWith(0, tr.doc.content.size, next.doc.content)
    .setDocAttribute('source', source)
    .setDocAttribute('numbered', 0);
  tr.setSelection(Selection.atStart(tr.doc)).setMeta('preventUpdate', true);
  editor.view.dispatch(closeHistory(tr));
  // Typing afterwards is a separate step.
  editor.view.dispatch(closeHistory(editor.state.tr));
}
