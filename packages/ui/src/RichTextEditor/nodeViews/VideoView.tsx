import { IconButton } from '../../IconButton/IconButton.tsx';
import { useShortcuts } from '../../keyboard/useShortcuts.ts';
import { deleteBlock } from '../commands/commands.ts';
import type { PassthroughAttributes } from '../extensions/passthroughAttributes.ts';
import { useEditorServices } from '../EditorServices.ts';
import { ToolIcon } from '../ToolIcon.tsx';
import { useEditorWords } from '../useEditorWords.ts';
import type { NodeViewProps } from './NodeViewStore.ts';
import * as styles from './nodeViews.css.ts';

function shortAddress(src: string): string {
  const url = URL.canParse(src, 'https://site.invalid/') ? new URL(src, 'https://site.invalid/') : undefined;
  return url ? `${url.host}${url.pathname}` : src;
}

/** A card instead of the player, which would load from its host and capture the keyboard. */
export function VideoView({ node, editor, getPos, isSelected }: NodeViewProps) {
  const { announce } = useEditorServices();
  const words = useEditorWords();
  const { textOf } = useShortcuts();
  const title = (node.attrs['passthrough'] as PassthroughAttributes | null)?.['title'];
  const address = shortAddress(node.attrs['src'] as string);
  return (
    <figure
      aria-label={words.videoNamed(title ?? address)}
      contentEditable={false}
      data-drag-handle
      className={isSelected ? `${styles.card} ${styles.selected}` : styles.card}
    >
      <ToolIcon name="video" size="large" />
      <div className={styles.details}>
        <bdi className={styles.title}>{title ?? words.video}</bdi>
        <span className={styles.address} dir="ltr">
          {address}
        </span>
      </div>
      {editor.isEditable ? (
        <IconButton
          icon="delete"
          size="small"
          tone="danger"
          label={words.deleteVideo}
          onPress={() => {
            const position = getPos();
            if (position === undefined) return;
            deleteBlock(editor, position);
            announce(words.deleted(textOf('Mod+Z')));
          }}
        />
      ) : null}
    </figure>
  );
}
