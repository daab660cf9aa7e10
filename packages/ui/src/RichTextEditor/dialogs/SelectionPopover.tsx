import type { Editor } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type ReactNode, useMemo } from 'react';
import { Dialog, Heading, Popover } from 'react-aria-components';
import * as overlay from '../../overlay/overlay.css.ts';
import * as styles from './dialogs.css.ts';

const key = new PluginKey('selectionMark');

/** Shows the selection while a dialog has the focus: the browser then hides its own. Returns what ends it. */
export function markSelection(editor: Editor): () => void {
  const mark = new Plugin({
    key,
    props: {
      decorations: ({ doc, selection: { from, to } }) =>
        DecorationSet.create(doc, [Decoration.inline(from, to, { class: styles.selection })]),
    },
  });
  editor.registerPlugin(mark);
  return () => void editor.unregisterPlugin(key);
}

/** Where the selection is seen. */
function rectOf({ view, state: { selection } }: Editor): DOMRect {
  const [start, end] = [view.coordsAtPos(selection.from), view.coordsAtPos(selection.to, -1)];
  const area = (view.dom.parentElement ?? view.dom).getBoundingClientRect();
  const top = Math.max(area.top, Math.min(start.top, area.bottom));
  const bottom = Math.min(area.bottom, Math.max(end.bottom, area.top));
  const left = start.top === end.top ? Math.min(start.left, end.left) : area.left;
  const right = start.top === end.top ? Math.max(start.right, end.right) : area.right;
  return new DOMRect(left, top, right - left, Math.max(bottom - top, 0));
}

interface SelectionPopoverProps {
  editor: Editor;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog below or above the selection, which stays visible. */
export function SelectionPopover({ editor, title, onClose, children }: SelectionPopoverProps) {
  const triggerRef = useMemo(() => ({ current: editor.view.dom }), [editor]);
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={triggerRef}
      getTargetRect={() => rectOf(editor)}
      placement="bottom"
      className={`${overlay.floating} ${styles.popover}`}
    >
      <Dialog className={overlay.dialog}>
        <Heading slot="title" className={overlay.title}>
          {title}
        </Heading>
        {children}
      </Dialog>
    </Popover>
  );
}
