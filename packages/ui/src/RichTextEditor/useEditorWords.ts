import { useContext } from 'react';
import { WordsContext } from '../words/useWords.ts';
import { isBlockTag } from './html/elements.ts';
import { editorEnglish } from './editorEnglish.ts';

/** Screen reader message for selecting a node; undefined for nodes that need none. */
export const describeSelection = (nodeName: string, words: EditorWords): string | undefined =>
  ({
    preservedBlock: words.preservedSelected,
    video: words.videoSelected,
    image: words.imageSelected,
    horizontalRule: words.ruleSelected,
    preservedInline: words.inlineSelected,
  })[nodeName];

/** The name of an element around blocks: empty for sections, undefined for elements that only group text. */
export const labelOfContainer = (tag: string, words: EditorWords): string | undefined =>
  ({
    details: words.details,
    summary: words.summary,
    dl: words.definitionList,
    figure: words.figure,
    figcaption: words.caption,
    caption: words.caption,
    form: words.form,
    fieldset: words.group,
    legend: words.caption,
  })[tag] ?? (isBlockTag(tag) && !/^(?:d[dt]|p|h[1-6]|li)$/.test(tag) ? '' : undefined);

/** Screen reader message for moving a block up (-1) or down (1). */
export function describeMove(isMoved: boolean, step: -1 | 1, words: EditorWords): string {
  if (isMoved) return step > 0 ? words.movedDown : words.movedUp;
  return step > 0 ? words.cannotMoveDown : words.cannotMoveUp;
}

export type EditorWords = typeof editorEnglish;

export const useEditorWords = (): EditorWords => useContext(WordsContext)?.richTextEditor ?? editorEnglish;
