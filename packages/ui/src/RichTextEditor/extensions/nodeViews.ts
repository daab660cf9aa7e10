import { ReactNodeViewRenderer } from '@tiptap/react';
import { KeptBlockView } from '../blocks/KeptBlockView.tsx';
import { VideoView } from '../blocks/VideoView.tsx';
import { KeptBlock } from './keptBlock.ts';
import { Video } from './media.ts';

/** A kept block with what can be done to it. */
export const ShownKeptBlock = KeptBlock.extend({ addNodeView: () => ReactNodeViewRenderer(KeptBlockView) });

/** A video as a card. */
export const ShownVideo = Video.extend({ addNodeView: () => ReactNodeViewRenderer(VideoView) });
