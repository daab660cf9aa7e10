import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { deleteBlock } from '../commands.ts';
import type { Carried } from '../extensions/carried.ts';
import { useEditorServices } from '../EditorServices.ts';
import { selected as selectedStyle } from './KeptBlockView.css.ts';
import * as styles from './VideoView.css.ts';

/** Host and path of a video, without what only its player reads. */
function shortAddress(src: string): string {
  const url = URL.canParse(src, 'https://site.invalid/') ? new URL(src, 'https://site.invalid/') : undefined;
  return url ? `${url.host}${url.pathname}` : src;
}

/** A card in place of a video: its player would fetch from its host, and take the keyboard. */
export function VideoView({ node, editor, getPos, selected }: NodeViewProps) {
  const { announce } = useEditorServices();
  const title = (node.attrs['carried'] as Carried | null)?.['title'];
  const address = shortAddress(node.attrs['src'] as string);
  return (
    <NodeViewWrapper
      as="figure"
      aria-label={`Video: ${title ?? address}`}
      contentEditable={false}
      data-drag-handle
      className={selected ? `${styles.card} ${selectedStyle}` : styles.card}
    >
      <Icon name="video" size="large" />
      <div className={styles.words}>
        <bdi className={styles.title}>{title ?? 'Video'}</bdi>
        <span className={styles.address} dir="ltr">
          {address}
        </span>
      </div>
      {editor.isEditable ? (
        <IconButton
          icon="delete"
          size="small"
          tone="danger"
          label="Delete video"
          onPress={() => {
            const position = getPos();
            if (position === undefined) return;
            deleteBlock(editor, position);
            announce('Deleted. Ctrl+Z brings it back.');
          }}
        />
      ) : null}
    </NodeViewWrapper>
  );
}
