import { DOMParser as SchemaParser, Fragment, Slice } from '@tiptap/pm/model';
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { cursorAfterNode, gapAfterBlock, isBlockSelected } from '../commands/selection.ts';
import { INLINE_ATTRIBUTE, PRESERVED_ATTRIBUTE } from '../extensions/preservedBlock.ts';
import type { HtmlParser } from '../html/createHtmlParser.ts';
import { markRemoved } from '../extensions/removedMarks.ts';
import { type PasteReport, sanitizePaste } from './sanitizePaste.ts';
import type { EditorActions } from '../RichTextEditorProps.ts';
import type { EditorWords } from '../useEditorWords.ts';
import { lateEnglish, type LateWords } from '../lateEnglish.ts';

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

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);

/** One line on what a paste changed; empty if there is nothing to say. */
const describePaste = ({ items, literal, removed, pictures }: PasteReport, words: LateWords): string =>
  [
    words.numbersPasted(items, literal),
    removed.size > 0 && words.removedFromPaste([...removed]),
    pictures.length > 0 && words.picturesNotLoaded([...new Set(pictures.map(hostOf))]),
  ]
    .filter(Boolean)
    .join('. ');

export interface PasteActions {
  toAllowedLink: (url: string) => string;
  words: EditorWords;
  onPasted: EditorActions['onPasted'];
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

/** Shows the source of what is preserved. */
function unpack(root: HTMLElement, parser: HtmlParser): void {
  for (const name of [PRESERVED_ATTRIBUTE, INLINE_ATTRIBUTE])
    for (const held of root.querySelectorAll(`[${name}]`))
      held.replaceWith(...parser.parse(held.getAttribute(name) ?? '').childNodes);
}

/** Whether pasting HTML of this editor loads only what the text has already. A page can pretend to be this editor. */
function isTrusted(html: string, parser: HtmlParser, isKnown: (src: string) => boolean): boolean {
  const root = parser.parse(html);
  unpack(root, parser);
  return [...root.querySelectorAll('[src]')].every((element) => isKnown(element.getAttribute('src') ?? ''));
}

/** Whether pasting an image loads nothing new: it is data, of this site, or in the text. */
function isKnownImage(src: string, { state }: EditorView): boolean {
  if (
    /^data:/i.test(src) ||
    (URL.canParse(src, location.href) && new URL(src, location.href).origin === location.origin)
  )
    return true;
  let isFound = false;
  state.doc.descendants(({ attrs }) => {
    isFound ||=
      attrs['src'] === src || (typeof attrs['html'] === 'string' && attrs['html'].includes(`"${src}"`));
    return !isFound;
  });
  return isFound;
}

/** Parses HTML of the clipboard: our own as it was copied, other HTML sanitized. */
function fromHtml(
  view: EditorView,
  html: string,
  parser: HtmlParser,
  { toAllowedLink, words: given }: PasteActions,
): { slice: Slice; report?: PasteReport; said?: string } {
  const words = { ...lateEnglish, ...given };
  const root = parser.parse(html);
  const copied = root.querySelector('[data-pm-slice]');
  const isKnown = (src: string) => isKnownImage(src, view);
  const own = copied && isTrusted(html, parser, isKnown) ? copied : null;
  if (copied && !own) unpack(root, parser);
  const [, start = '0', end = '0'] = /^(\d+) (\d+)/.exec(own?.getAttribute('data-pm-slice') ?? '') ?? [];
  own?.removeAttribute('data-pm-slice');
  const report = own ? undefined : sanitizePaste(root, { toAllowedLink, words, isKnownImage: isKnown });
  const slice = SchemaParser.fromSchema(view.state.schema).parseSlice(root, {
    preserveWhitespace: Boolean(own),
    context: view.state.selection.$from,
  });
  if (report)
    return { slice: Slice.maxOpen(slice.content, true), report, said: describePaste(report, words) };
  const isOpenable = Number(start) <= slice.openStart && Number(end) <= slice.openEnd;
  return { slice: isOpenable ? new Slice(slice.content, Number(start), Number(end)) : slice };
}

/** Replaces an empty paragraph by blocks, so that the first one keeps its margins and its id. */
function replaceEmpty({ selection, tr }: EditorState, slice: Slice | undefined): Transaction | undefined {
  const { $from, empty } = selection;
  if (!slice?.content.firstChild?.isBlock || !empty || $from.depth !== 1 || $from.parent.content.size > 0)
    return undefined;
  const end = $from.before() + slice.content.size;
  tr.replaceWith($from.before(), $from.after(), slice.content);
  return tr.setSelection(Selection.near(tr.doc.resolve(end), -1));
}

/** What was pasted or dropped. */
interface Pasted {
  event: ClipboardEvent | DragEvent;
  html: string;
  text: string;
  files: readonly File[];
}

export function handlePaste(
  view: EditorView,
  { event, html, text, files }: Pasted,
  parser: HtmlParser,
  options: PasteActions,
): void {
  if (event instanceof DragEvent) {
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
    const { tr } = view.state;
    if (at) view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at.pos))));
  }
  const images = files.filter(({ type }) => IMAGE.test(type));
  if (images.length > 0 && !hasText(html, parser)) return options.onImages(images);
  if (event instanceof ClipboardEvent && linkSelection(view, text, options.toAllowedLink)) return;
  const isCode = view.state.selection.$from.parent.type.spec.code;
  if (!html && !text) return;
  const {
    slice,
    report,
    said = '',
  }: ReturnType<typeof fromHtml> = html && !isCode
    ? fromHtml(view, html, parser, options)
    : { slice: fromText(view, text) };
  const removed = report?.marked ?? [];
  const only =
    slice.openStart === 0 && slice.openEnd === 0 && slice.content.childCount === 1
      ? slice.content.firstChild
      : null;
  // prosemirror-tables pastes cells into cells.
  if (
    event instanceof ClipboardEvent &&
    view.someProp('handlePaste', (handle) => handle(view, event, slice))
  ) {
    if (removed.length > 0) view.dispatch(markRemoved(view.state.tr, removed));
    return options.onPasted(report && { text: said, pictures: report.pictures });
  }
  const tr =
    replaceEmpty(view.state, report ? slice : undefined) ??
    (only
      ? cursorAfterNode(gapAfterBlock(view.state.tr).replaceSelectionWith(only, false))
      : cursorAfterNode(view.state.tr).replaceSelection(slice));
  markRemoved(tr, removed).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', event.type);
  view.dispatch(tr);
  options.onPasted(report && { text: said, pictures: report.pictures });
}
