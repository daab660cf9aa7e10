import { DOMParser as SchemaParser, Fragment, Slice } from '@tiptap/pm/model';
import { closeHistory, undo } from '@tiptap/pm/history';
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { idsOf } from '../commands/anchors.ts';
import { cursorAfterNode, gapAfterBlock, isBlockSelected } from '../commands/selection.ts';
import { INLINE_ATTRIBUTE, PRESERVED_ATTRIBUTE } from '../extensions/preservedBlock.ts';
import type { HtmlParser } from '../html/createHtmlParser.ts';
import { placeMarks } from '../extensions/removedMarks.ts';
import { type PasteEntry, type RevisionChoice, withoutMarks } from './PasteReport.ts';
import { sanitizePaste } from './sanitizePaste.ts';
import type { EditorActions } from '../RichTextEditorProps.ts';
import type { EditorWords } from '../useEditorWords.ts';
import { lateEnglish } from '../lateEnglish.ts';

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

/** Whether the text has the target of a link such as `#terms`. */
function hasTarget(fragment: string, { state }: EditorView): boolean {
  const id = fragment.slice(1);
  let isFound = false;
  state.doc.descendants((node) => {
    isFound ||= idsOf(node).includes(id) || String(node.attrs['html'] ?? '').includes(`"${id}"`);
    return !isFound;
  });
  return isFound;
}

const SOURCES: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Excel', /schemas-microsoft-com:office:excel|content=["']?Microsoft Excel/i],
  ['Word', /schemas-microsoft-com:office:word|content=["']?Microsoft Word|class=["']?Mso|\bSCXW\d/i],
  ['Google Docs', /docs-internal-guid|lst-kix_/],
  ['LibreOffice', /content=["']?LibreOffice/i],
];

/** Parses HTML of the clipboard: our own as it was copied, other HTML sanitized. */
function fromHtml(
  view: EditorView,
  { html, text }: Pick<Pasted, 'html' | 'text'>,
  parser: HtmlParser,
  { toAllowedLink, words: given }: PasteActions,
  revisions: RevisionChoice,
): { slice: Slice; entries?: readonly PasteEntry[] } {
  const words = { ...lateEnglish, ...given };
  const root = parser.parse(withoutMarks(html));
  // The body, which LibreOffice gives the direction of a document, is not parsed.
  if (/<(?:html|body)\b[^>]*\sdir=["']?rtl/i.test(html)) root.dir = 'rtl';
  const copied = root.querySelector('[data-pm-slice]');
  const isKnown = (src: string) => isKnownImage(src, view);
  const own = copied && isTrusted(html, parser, isKnown) ? copied : null;
  if (copied && !own) unpack(root, parser);
  const [, start = '0', end = '0'] = /^(\d+) (\d+)/.exec(own?.getAttribute('data-pm-slice') ?? '') ?? [];
  own?.removeAttribute('data-pm-slice');
  const options = {
    toAllowedLink,
    words,
    isKnownImage: isKnown,
    hasTarget: (fragment: string) => hasTarget(fragment, view),
    plain: text,
    revisions,
  };
  const report = own ? undefined : sanitizePaste(root, options);
  const slice = SchemaParser.fromSchema(view.state.schema).parseSlice(root, {
    preserveWhitespace: Boolean(own),
    context: view.state.selection.$from,
  });
  if (report) return { slice: Slice.maxOpen(slice.content, true), entries: report.entries };
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
  if (!html && !text) return;
  insert(view, { event, html, text, files }, parser, options, 'accept');
}

function countBlocks(content: Fragment) {
  const counts = { paragraphs: 0, tables: 0 };
  content.descendants((node) => {
    if (node.isTextblock && node.content.size > 0) counts.paragraphs += 1;
    if (node.type.name === 'table') counts.tables += 1;
  });
  return counts;
}

function insert(
  view: EditorView,
  pasted: Pasted,
  parser: HtmlParser,
  options: PasteActions,
  revisions: RevisionChoice,
): void {
  const { event, html, text } = pasted;
  const before = view.state.doc;
  const isCode = view.state.selection.$from.parent.type.spec.code;
  const { slice, entries }: ReturnType<typeof fromHtml> =
    html && !isCode ? fromHtml(view, pasted, parser, options, revisions) : { slice: fromText(view, text) };
  const words = { ...lateEnglish, ...options.words };
  const labels = new Map(
    (entries ?? []).flatMap((entry) =>
      entry.group === 'check' || entry.group === 'leftOut'
        ? entry.marks.map(
            (mark) =>
              [
                mark,
                `${words.pasteGroups[entry.group]}: ${words.pasteEntry(entry.kind, entry.name, entry.count)}`,
              ] as const,
          )
        : [],
    ),
  );
  // One step of its own.
  view.dispatch(closeHistory(view.state.tr));
  const only =
    slice.openStart === 0 && slice.openEnd === 0 && slice.content.childCount === 1
      ? slice.content.firstChild
      : null;
  // prosemirror-tables pastes cells into cells.
  if (
    event instanceof ClipboardEvent &&
    view.someProp('handlePaste', (handle) => handle(view, event, slice))
  ) {
    const { tr } = view.state;
    view.dispatch(placeMarks(tr, labels).setMeta('appendedTransaction', tr));
  } else {
    const tr =
      replaceEmpty(view.state, entries ? slice : undefined) ??
      (only
        ? cursorAfterNode(gapAfterBlock(view.state.tr).replaceSelectionWith(only, false))
        : cursorAfterNode(view.state.tr).replaceSelection(slice));
    view.dispatch(
      placeMarks(tr, labels).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', event.type),
    );
  }
  view.dispatch(closeHistory(view.state.tr));
  options.onPasted(
    entries && {
      source: SOURCES.find(([, sign]) => sign.test(html))?.[0] ?? '',
      entries,
      revisions,
      ...countBlocks(slice.content),
      before,
      after: view.state.doc,
      undo: () => void undo(view.state, view.dispatch),
      again: (choice) => insert(view, pasted, parser, options, choice),
    },
  );
}
