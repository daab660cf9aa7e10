import { type Messages, useMessages } from '../messages/useMessages.ts';
import { editorEnglish } from './editorEnglish.ts';

/** Screen reader message for selecting a node; undefined for nodes that need none. */
export const describeSelection = (nodeName: string, messages: EditorTexts): string | undefined =>
  ({
    preservedBlock: messages.preservedSelected,
    video: messages.videoSelected,
    image: messages.imageSelected,
  })[nodeName];

/** Screen reader message for moving a block up (-1) or down (1). */
export function describeMove(isMoved: boolean, step: -1 | 1, messages: EditorTexts): string {
  if (isMoved) return step > 0 ? messages.movedDown : messages.movedUp;
  return step > 0 ? messages.cannotMoveDown : messages.cannotMoveUp;
}

export type EditorTexts = Messages['richTextEditor'];

export const useEditorMessages = (): EditorTexts => useMessages('richTextEditor', editorEnglish);
