import type { MouseEvent } from 'react';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { useShortcuts } from '../../keyboard/useShortcuts.ts';
import { describeMove } from '../announcements.ts';
import { deleteBlock, moveBlock } from '../commands/commands.ts';
import { useEditorServices } from '../EditorServices.ts';
import type { NodeViewProps } from './NodeViewProps.ts';
import { PreservedContent } from './PreservedContent.tsx';
import * as styles from './PreservedBlockView.css.ts';
import { useEditorMessages } from '../useEditorMessages.ts';

function preventNavigation(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

export function PreservedBlockView({ node, editor, getPos, isSelected }: NodeViewProps) {
  const { textOf } = useShortcuts();
  const { renderPreserved, editPreserved, announce } = useEditorServices();
  const messages = useEditorMessages();
  const html = node.attrs['html'] as string;
  const withPosition = (act: (position: number) => void) => () => {
    const position = getPos();
    if (position !== undefined) act(position);
  };
  const move = (step: 1 | -1) =>
    withPosition((position) => announce(describeMove(moveBlock(editor, position, step), step, messages)));
  return (
    <figure
      aria-label={messages.preservedContent}
      contentEditable={false}
      className={isSelected ? `${styles.block} ${styles.selected}` : styles.block}
    >
      <div className={styles.head} data-drag-handle>
        <span className={styles.label}>{messages.preservedContent}</span>
        {editor.isEditable ? (
          <>
            <IconButton
              icon="code"
              size="small"
              label={messages.editHtml}
              onPress={withPosition(editPreserved)}
            />
            <IconButton icon="arrowUp" size="small" label={messages.moveUp} onPress={move(-1)} />
            <IconButton icon="arrowDown" size="small" label={messages.moveDown} onPress={move(1)} />
            <IconButton
              icon="delete"
              size="small"
              tone="danger"
              label={messages.delete}
              onPress={withPosition((position) => {
                deleteBlock(editor, position);
                announce(messages.deleted(textOf('Mod+Z')));
              })}
            />
          </>
        ) : null}
      </div>
      <div className={styles.body} onClickCapture={preventNavigation}>
        <PreservedContent html={html} renderPreserved={renderPreserved} />
      </div>
    </figure>
  );
}
