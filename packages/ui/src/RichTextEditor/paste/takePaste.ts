import { DOMParser as SchemaParser, Fragment, Slice } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { cursorBehind, gapBehind } from '../document/cursorBehind.ts';
import type { HtmlParser } from '../html/createHtmlParser.ts';
import { cleanPaste } from './cleanPaste.ts';

interface PasteOptions {
  toAllowedLink: (url: string) => string;
  /** Called with image files instead of text. */
  onImages: (files: readonly File[]) => void;
}

const IMAGE = /^image\//;

/** Text as paragraphs: a blank line ends one, a line end breaks a line. */
function fromText(view: EditorView, text: string): Slice {
  const { schema } = view.state;
  const inCode = view.state.selection.$from.parent.type.spec.code;
  if (inCode) return new Slice(Fragment.from(schema.text(text.replace(/\r\n?/g, '\n'))), 0, 0);
  const paragraphs = text.replace(/\r\n?/g, '\n').split(/\n\s*\n/);
  const marks = view.state.storedMarks ?? view.state.selection.$from.marks();
  const nodes = paragraphs.map((paragraph) => {
    const inline = paragraph
      .split('\n')
      .flatMap((line, index) => [
        ...(index > 0 ? [schema.node('hardBreak')] : []),
        ...(line ? [schema.text(line, marks)] : []),
      ]);
    return schema.node('paragraph', null, inline);
  });
  return new Slice(Fragment.from(nodes), 1, 1);
}

/** Whether HTML says anything: office programs send a picture of the words along, and empty paragraphs with a picture. */
function hasWords(html: string, parser: HtmlParser): boolean {
  const root = parser.parse(html);
  for (const silent of root.querySelectorAll('style, script, title, xml')) silent.remove();
  return root.textContent.trim() !== '';
}

/** HTML of the clipboard as content: our own as it was copied, foreign HTML without what only its program understands. */
function fromHtml(view: EditorView, html: string, parser: HtmlParser, options: PasteOptions): Slice {
  const root = parser.parse(html);
  const own = root.querySelector('[data-pm-slice]');
  const [, start = '0', end = '0'] = /^(\d+) (\d+)/.exec(own?.getAttribute('data-pm-slice') ?? '') ?? [];
  own?.removeAttribute('data-pm-slice');
  if (!own) cleanPaste(root, options.toAllowedLink);
  const slice = SchemaParser.fromSchema(view.state.schema).parseSlice(root, {
    preserveWhitespace: Boolean(own),
    context: view.state.selection.$from,
  });
  if (!own) return Slice.maxOpen(slice.content, true);
  const isOpenable = Number(start) <= slice.openStart && Number(end) <= slice.openEnd;
  return isOpenable ? new Slice(slice.content, Number(start), Number(end)) : slice;
}

/**
 * Takes what is pasted or dropped before ProseMirror does, which would parse it with a Trusted Types policy of its own.
 * Moving something within the text is left to it: that needs no parsing.
 */
export function takePaste(
  view: EditorView,
  event: ClipboardEvent | DragEvent,
  parser: HtmlParser,
  options: PasteOptions,
): boolean {
  const data = event instanceof ClipboardEvent ? event.clipboardData : event.dataTransfer;
  if (!view.editable || !data || view.dragging) return false;
  const files = [...data.files].filter(({ type }) => IMAGE.test(type));
  const html = data.getData('text/html');
  const text = data.getData('text/plain');
  event.preventDefault();
  if (event instanceof DragEvent) {
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
    const { tr } = view.state;
    if (at) view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at.pos))));
  }
  if (files.length > 0 && !hasWords(html, parser)) {
    options.onImages(files);
    return true;
  }
  const isCode = view.state.selection.$from.parent.type.spec.code;
  if (!html && !text) return true;
  const slice = html && !isCode ? fromHtml(view, html, parser, options) : fromText(view, text);
  const only =
    slice.openStart === 0 && slice.openEnd === 0 && slice.content.childCount === 1
      ? slice.content.firstChild
      : null;
  // Cells go into cells.
  if (event instanceof ClipboardEvent && view.someProp('handlePaste', (take) => take(view, event, slice)))
    return true;
  const tr = only
    ? cursorBehind(gapBehind(view.state.tr).replaceSelectionWith(only, false))
    : cursorBehind(view.state.tr).replaceSelection(slice);
  view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', event.type));
  return true;
}
