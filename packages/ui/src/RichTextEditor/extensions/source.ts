import { type Editor, Extension } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { type OpenedHtml, openHtml } from '../document/openHtml.ts';
import { saveHtml } from '../document/saveHtml.ts';
import type { HtmlParser } from '../html/createHtmlParser.ts';

interface SourceOptions {
  html: string;
  parser: HtmlParser | null;
}

interface SourceStorage {
  opened: OpenedHtml | null;
}

declare module '@tiptap/core' {
  interface Storage {
    source: SourceStorage;
  }
}

/** Opens the stored HTML when the editor is made and remembers where each block came from. */
export const Source = Extension.create<SourceOptions, SourceStorage>({
  name: 'source',
  addOptions: () => ({ html: '', parser: null }),
  addStorage: () => ({ opened: null }),
  onBeforeCreate() {
    const { html, parser } = this.options;
    if (!parser) return;
    this.storage.opened = openHtml(html, this.editor.schema, parser);
    // A node is content as good as any, and saves a way through strings.
    this.editor.options.content = this.storage.opened.doc as unknown as string;
  },
});

/** The document as HTML to be stored. */
export function readHtml(editor: Editor, parser: HtmlParser): string {
  const { opened } = editor.storage.source;
  return opened ? saveHtml(editor.state.doc, opened, editor.schema, parser) : '';
}

/** Replaces all content by other HTML; there is no way back by undoing. */
export function loadHtml(editor: Editor, html: string, parser: HtmlParser): void {
  const opened = openHtml(html, editor.schema, parser);
  editor.storage.source.opened = opened;
  editor.view.updateState(EditorState.create({ doc: opened.doc, plugins: editor.state.plugins }));
  // Toolbar and node views listen to transactions.
  editor.view.dispatch(editor.state.tr.setMeta('addToHistory', false));
}
