import { type MouseEvent, useMemo } from 'react';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { useShortcuts } from '../../keyboard/useShortcuts.ts';
import { describeMove, useEditorMessages } from '../useEditorMessages.ts';
import { deleteBlock, moveBlock } from '../commands/commands.ts';
import { useEditorServices } from '../EditorServices.ts';
import type { RichTextEditorProps } from '../RichTextEditorProps.ts';
import type { NodeViewProps } from './NodeViewStore.ts';
import * as styles from './nodeViews.css.ts';
import { source } from './nodeViews.css.ts';

interface PreservedContentProps extends Pick<RichTextEditorProps, 'renderPreserved'> {
  html: string;
}

export function PreservedContent({ html, renderPreserved }: PreservedContentProps) {
  const shown = useMemo(() => renderPreserved?.(html), [html, renderPreserved]);
  return (
    shown ?? (
      <pre className={source} dir="ltr">
        {html}
      </pre>
    )
  );
}

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
