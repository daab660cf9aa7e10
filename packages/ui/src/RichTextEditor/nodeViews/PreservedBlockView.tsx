import { type MouseEvent, useMemo } from 'react';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { useShortcuts } from '../../keyboard/useShortcuts.ts';
import { describeMove, useEditorWords } from '../useEditorWords.ts';
import { deleteBlock, moveBlock } from '../commands/commands.ts';
import { useEditorServices } from '../EditorServices.ts';
import type { NodeViewProps } from './NodeViewStore.ts';
import * as styles from './nodeViews.css.ts';

export function PreservedContent({ html }: { html: string }) {
  const { renderPreserved } = useEditorServices();
  const shown = useMemo(() => renderPreserved?.(html), [html, renderPreserved]);
  return (
    shown ?? (
      <pre className={styles.source} dir="ltr">
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
  const { editPreserved, makeEditable, announce } = useEditorServices();
  const words = useEditorWords();
  const html = node.attrs['html'] as string;
  const withPosition = (act: (position: number) => void) => () => {
    const position = getPos();
    if (position !== undefined) act(position);
  };
  const move = (step: 1 | -1) =>
    withPosition((position) => announce(describeMove(moveBlock(editor, position, step), step, words)));
  return (
    <figure
      aria-label={words.preservedContent}
      contentEditable={false}
      className={isSelected ? `${styles.block} ${styles.selected}` : styles.block}
    >
      <div className={styles.head} data-drag-handle>
        <span className={styles.label}>{words.preservedContent}</span>
        {editor.isEditable ? (
          <>
            <IconButton
              icon="code"
              size="small"
              label={words.editHtml}
              onPress={withPosition(editPreserved)}
            />
            <IconButton
              icon="edit"
              size="small"
              label={words.makeEditable}
              onPress={withPosition(makeEditable)}
            />
            <IconButton icon="arrowUp" size="small" label={words.moveUp} onPress={move(-1)} />
            <IconButton icon="arrowDown" size="small" label={words.moveDown} onPress={move(1)} />
            <IconButton
              icon="delete"
              size="small"
              tone="danger"
              label={words.delete}
              onPress={withPosition((position) => {
                deleteBlock(editor, position);
                announce(words.deleted(textOf('Mod+Z')));
              })}
            />
          </>
        ) : null}
      </div>
      <div className={styles.body} onClickCapture={preventNavigation}>
        <PreservedContent html={html} />
      </div>
    </figure>
  );
}

/** A picture in a line of text. */
export function PreservedInlineView({ node, isSelected }: NodeViewProps) {
  const { renderPreserved } = useEditorServices();
  return (
    <span className={isSelected ? styles.selected : undefined}>
      {renderPreserved?.(node.attrs['html'] as string) ?? node.attrs['text']}
    </span>
  );
}
