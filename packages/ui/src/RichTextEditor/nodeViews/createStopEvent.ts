import type { Editor } from '@tiptap/core';

/** What ProseMirror does to the whole node: select, drag, copy and replace it. */
const ABOUT_NODE = new Set(['mousedown', 'dragenter', 'dragover', 'drop', 'copy', 'cut', 'paste']);

/** Tells which events inside a node view are its own, such as keys on its buttons. Nodes are dragged by their handle only. */
export const createStopEvent = (editor: Editor, dom: Element) => {
  // `dragstart` doesn't say where the pointer is.
  let isOnHandle = false;
  return (event: Event): boolean => {
    const { type, target } = event;
    if (!(target instanceof Element)) return false;
    const isDrag = type.startsWith('drag');
    if (type === 'mousedown') isOnHandle = editor.isEditable && target.closest('[data-drag-handle]') !== null;
    if (type === 'dragstart' && target === dom && !isOnHandle) event.preventDefault();
    if (isDrag && isOnHandle) return false;
    if (!isDrag && type !== 'drop' && target.matches('button, input, select, textarea')) return true;
    return !ABOUT_NODE.has(type);
  };
};
