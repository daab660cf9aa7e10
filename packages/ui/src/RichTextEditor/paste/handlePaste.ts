import { DOMParser as SchemaParser, Fragment, Slice } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { cursorAfterNode, gapAfterBlock, isBlockSelected } from '../commands/selection.ts';
import type { HtmlParser } from '../html/createHtmlParser.ts';
import { sanitizePaste } from './sanitizePaste.ts';

function linkSelection(view: EditorView, clipboard: string, toAllowedLink: (url: string) => string): boolean {
  const { selection, schema, tr } = view.state;
  const href = clipboard.trim();
  const type = schema.marks['link'];
  if (!type || selection.empty || isBlockSelected(tr) || selection.$from.parent.type.spec.code) return false;
  // `toAllowedLink` also allows relative URLs, which any word could be.
  if (/\s/.test(href) || !URL.canParse(href) || toAllowedLink(href) !== href) return false;
  for (const { $from, $to } of selection.ranges) tr.addMark($from.pos, $to.pos, type.create({ href }));
  view.dispatch(tr.scrollIntoView());
  return true;
}

interface PasteOptions {
  toAllowedLink: (url: string) => string;
  /** Called if the clipboard contains image files and no text. */
  onImages: (files: readonly File[]) => void;
}

const IMAGE = /^image\//;

/** Converts plain text: blank lines separate paragraphs, newlines become line breaks. */
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

/** Office programs add an image of copied text, and empty paragraphs to a copied image. */
function hasText(html: string, parser: HtmlParser): boolean {
  const root = parser.parse(html);
  for (const element of root.querySelectorAll('style, script, title, xml')) element.remove();
  return root.textContent.trim() !== '';
}

/** Parses HTML of the clipboard: our own as it was copied, other HTML sanitized. */
function fromHtml(view: EditorView, html: string, parser: HtmlParser, options: PasteOptions): Slice {
  const root = parser.parse(html);
  const own = root.querySelector('[data-pm-slice]');
  const [, start = '0', end = '0'] = /^(\d+) (\d+)/.exec(own?.getAttribute('data-pm-slice') ?? '') ?? [];
  own?.removeAttribute('data-pm-slice');
  if (!own) sanitizePaste(root, options.toAllowedLink);
  const slice = SchemaParser.fromSchema(view.state.schema).parseSlice(root, {
    preserveWhitespace: Boolean(own),
    context: view.state.selection.$from,
  });
  if (!own) return Slice.maxOpen(slice.content, true);
  const isOpenable = Number(start) <= slice.openStart && Number(end) <= slice.openEnd;
  return isOpenable ? new Slice(slice.content, Number(start), Number(end)) : slice;
}

/** Handles paste and drop: ProseMirror would parse HTML with its own Trusted Types policy. It still handles drags. */
export function handlePaste(
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
  if (files.length > 0 && !hasText(html, parser)) {
    options.onImages(files);
    return true;
  }
  if (event instanceof ClipboardEvent && linkSelection(view, text, options.toAllowedLink)) return true;
  const isCode = view.state.selection.$from.parent.type.spec.code;
  if (!html && !text) return true;
  const slice = html && !isCode ? fromHtml(view, html, parser, options) : fromText(view, text);
  const only =
    slice.openStart === 0 && slice.openEnd === 0 && slice.content.childCount === 1
      ? slice.content.firstChild
      : null;
  // prosemirror-tables pastes cells into cells.
  if (event instanceof ClipboardEvent && view.someProp('handlePaste', (handle) => handle(view, event, slice)))
    return true;
  const tr = only
    ? cursorAfterNode(gapAfterBlock(view.state.tr).replaceSelectionWith(only, false))
    : cursorAfterNode(view.state.tr).replaceSelection(slice);
  view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', event.type));
  return true;
}
