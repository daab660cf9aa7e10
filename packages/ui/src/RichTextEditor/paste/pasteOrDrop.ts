import type { EditorView } from '@tiptap/pm/view';
import type { HtmlParser } from '../html/createHtmlParser.ts';
import type { handlePaste, PasteActions } from './handlePaste.ts';

let handle: typeof handlePaste | undefined;

/** Few visits paste, so the code loads once the text has the focus. */
export const loadPaste = async (): Promise<void> => {
  handle ??= (await import('../tools.ts')).handlePaste;
};

/** Handles paste and drop: ProseMirror would parse HTML with its own Trusted Types policy. It still handles drags. */
export function pasteOrDrop(
  view: EditorView,
  event: ClipboardEvent | DragEvent,
  parser: HtmlParser,
  { onFailed, ...actions }: PasteActions & { onFailed: (error: unknown) => void },
): boolean {
  const data = event instanceof ClipboardEvent ? event.clipboardData : event.dataTransfer;
  if (!view.editable || !data || view.dragging) return false;
  event.preventDefault();
  // The browser empties the event after this.
  const pasted = {
    event,
    html: data.getData('text/html'),
    text: data.getData('text/plain'),
    files: [...data.files],
  };
  const insert = () => handle?.(view, pasted, parser, actions);
  if (handle) insert();
  else loadPaste().then(() => (view.isDestroyed || !view.editable ? undefined : insert()), onFailed);
  return true;
}
