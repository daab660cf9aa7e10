import {
  history,
  historyKeymap,
  insertNewlineKeepIndent,
  isolateHistory,
  standardKeymap,
} from '@codemirror/commands';
import { LRLanguage, syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState, type Extension, Transaction } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';
import { parser } from '@lezer/html';
import { finding } from './findInHtml.ts';
import * as styles from './HtmlEditor.css.ts';

const highlighter = tagHighlighter([
  { tag: [tags.tagName, tags.angleBracket], class: styles.tag },
  { tag: tags.attributeName, class: styles.attribute },
  { tag: [tags.attributeValue, tags.character], class: styles.string },
  { tag: [tags.comment, tags.documentMeta], class: styles.comment },
]);

/** Only what CodeMirror's own styles, which are in no layer, would win over. */
const theme = EditorView.theme({
  '&': { blockSize: '100%' },
  // The box shows it.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit', overscrollBehavior: 'contain' },
  '.cm-content': { caretColor: 'auto' },
  '.cm-line': { paddingInline: styles.inset },
  '.cm-placeholder': { color: styles.quiet },
});

/**
 * What CodeMirror asks of a root. It adds a `<style>` to documents, which policies like `style-src 'self'` block, but adopts
 * a style sheet where the root has no `head`.
 */
const rootWithoutHead: Partial<Document> = {
  get ownerDocument() {
    return document as never;
  },
  get activeElement() {
    return document.activeElement;
  },
  getSelection: () => document.getSelection(),
  get adoptedStyleSheets() {
    return document.adoptedStyleSheets;
  },
  set adoptedStyleSheets(sheets) {
    document.adoptedStyleSheets = sheets;
  },
};

interface HtmlViewOptions {
  parent: HTMLElement;
  html: string;
  onChange: (html: string) => void;
  onFind: () => void;
}

const looks = new Compartment();

/** The command alone would also change read-only text. */
const breakLine = (view: EditorView) => view.state.readOnly || insertNewlineKeepIndent(view);

/** Creates an editor for source. Destroy it after use. */
export const createHtmlView = ({ parent, html, onChange, onFind }: HtmlViewOptions): EditorView =>
  new EditorView({
    parent,
    root: rootWithoutHead as Document,
    doc: html,
    extensions: [
      looks.of([]),
      finding.of([]),
      history(),
      keymap.of([
        { key: 'Mod-f', run: () => (onFind(), true) },
        { key: 'Enter', run: breakLine, shift: breakLine },
        ...historyKeymap,
        ...standardKeymap,
      ]),
      LRLanguage.define({ parser }),
      syntaxHighlighting(highlighter),
      theme,
      EditorView.lineWrapping,
      EditorView.updateListener.of(({ docChanged, transactions, state }) => {
        if (docChanged && !transactions.some((transaction) => transaction.annotation(Transaction.remote)))
          onChange(state.sliceDoc());
      }),
    ],
  });

interface HtmlViewLook {
  attributes: Record<string, string | boolean | undefined>;
  placeholder: string;
  isDisabled: boolean;
  isReadOnly: boolean;
}

/** Changes how the editor is named, described and locked. */
export function setLook(view: EditorView, look: HtmlViewLook): void {
  const given = Object.entries(look.attributes).filter(([, value]) => value !== undefined);
  const extensions: Extension[] = [
    EditorView.contentAttributes.of(Object.fromEntries(given.map(([name, value]) => [name, String(value)]))),
    EditorView.editable.of(!look.isDisabled),
    EditorState.readOnly.of(look.isReadOnly || look.isDisabled),
    placeholder(look.placeholder),
  ];
  view.dispatch({ effects: looks.reconfigure(extensions) });
}

/** Shows HTML that was not typed here, as one undo step. */
export function setHtml(view: EditorView, html: string): void {
  const { doc } = view.state;
  const insert = view.state.toText(html);
  if (insert.eq(doc)) return;
  view.dispatch({
    changes: { from: 0, to: doc.length, insert },
    annotations: [Transaction.remote.of(true), isolateHistory.of('full')],
  });
}
