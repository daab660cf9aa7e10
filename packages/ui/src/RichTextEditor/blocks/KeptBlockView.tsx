import type { MouseEvent } from 'react';
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { deleteBlock, moveBlock } from '../commands.ts';
import { useEditorServices } from '../EditorServices.ts';
import { KeptContent } from './KeptContent.tsx';
import * as styles from './KeptBlockView.css.ts';

/** Links in it are for readers: whoever edits must not lose the page by a slip. */
function stayHere(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

/** A part that the editor keeps as it is: shown as it will look, with what can be done to it. */
export function KeptBlockView({ node, editor, getPos, selected }: NodeViewProps) {
  const { showKept, editKept, announce } = useEditorServices();
  const html = node.attrs['html'] as string;
  const at = (act: (position: number) => void) => () => {
    const position = getPos();
    if (position !== undefined) act(position);
  };
  const move = (step: 1 | -1) =>
    at((position) => {
      const isMoved = moveBlock(editor, position, step);
      announce(isMoved ? `Moved ${step > 0 ? 'down' : 'up'}` : 'It cannot be moved further');
    });
  return (
    <NodeViewWrapper
      as="figure"
      aria-label="Kept as is"
      contentEditable={false}
      className={selected ? `${styles.block} ${styles.selected}` : styles.block}
    >
      <div className={styles.head} data-drag-handle>
        <span className={styles.label}>Kept as is</span>
        {editor.isEditable ? (
          <>
            <IconButton icon="code" size="small" label="Edit HTML" onPress={at(editKept)} />
            <IconButton icon="arrowUp" size="small" label="Move up" onPress={move(-1)} />
            <IconButton icon="arrowDown" size="small" label="Move down" onPress={move(1)} />
            <IconButton
              icon="delete"
              size="small"
              tone="danger"
              label="Delete"
              onPress={at((position) => {
                deleteBlock(editor, position);
                announce('Deleted. Ctrl+Z brings it back.');
              })}
            />
          </>
        ) : null}
      </div>
      <div className={styles.body} onClickCapture={stayHere}>
        <KeptContent html={html} showKept={showKept} />
      </div>
    </NodeViewWrapper>
  );
}
