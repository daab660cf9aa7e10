import type { PolicyComment } from '@planner/api-client';
import type { RichTextEditorHandle, RichTextEditorProps, TextPassage } from '@planner/ui/rich-text-editor';
import { useCallback, useMemo, useRef, useState } from 'react';

/** What the panel of comments shows, and what it does to the text. */
export interface CommentsPanel {
  /** What a new comment is about; undefined while none is written. */
  passage: TextPassage | undefined;
  /** Id of the comment that was chosen in the text or in the panel. */
  current: string | undefined;
  /** Ids of the comments whose passages the text has, in its order; undefined until the editor has looked. */
  found: readonly string[] | undefined;
  /** Whether it stands beside the text, and scrolls on its own. */
  isBeside: boolean;
  /** Moves the focus to the passage of a comment. Undefined while the HTML is shown. */
  onShow: ((id: string) => void) | undefined;
  /** The new comment is stored, or not wanted. */
  onWritten: () => void;
  /** Something that had the focus is gone. */
  onFocusText: () => void;
  onClose: () => void;
}

const NONE: readonly PolicyComment[] = [];

/** Comments beside the text: the panel, and their marks in the editor. */
export const useTextComments = (
  comments: readonly PolicyComment[] = NONE,
  {
    canAdd,
    isBeside,
    isHtml,
    onOpen,
  }: { canAdd: boolean; isBeside: boolean; isHtml: boolean; onOpen: () => void },
) => {
  const editor = useRef<RichTextEditorHandle>(null);
  const [isOpen, setOpen] = useState(false);
  const [passage, setPassage] = useState<TextPassage>();
  const [current, setCurrent] = useState<string>();
  const [found, setFound] = useState<readonly string[]>();
  const focusText = useCallback(() => editor.current?.focus(), []);
  const passages = useMemo(
    () => comments.flatMap(({ id, resolved, passage: words }) => (resolved ? [] : { ...words, id })),
    [comments],
  );
  const show = useCallback(() => setOpen(true), []);
  const onAdd = useCallback(
    (words: TextPassage) => {
      setPassage(words);
      setOpen(true);
      onOpen();
    },
    [onOpen],
  );
  const inText = useMemo(
    (): RichTextEditorProps['comments'] => ({
      passages,
      current,
      onAdd: canAdd ? onAdd : undefined,
      onPress: (id) => {
        setCurrent(id);
        setOpen(true);
        onOpen();
      },
      onFound: setFound,
    }),
    [passages, current, canAdd, onAdd, onOpen],
  );
  const panel: CommentsPanel = {
    passage,
    current,
    found,
    isBeside,
    onShow: isHtml
      ? undefined
      : (id) => {
          setCurrent(id);
          editor.current?.focusComment(id);
        },
    onWritten: () => {
      setPassage(undefined);
      focusText();
    },
    onFocusText: focusText,
    onClose: () => {
      setOpen(false);
      setCurrent(undefined);
      setPassage(undefined);
      focusText();
    },
  };
  return {
    editor,
    openCount: passages.length,
    inText: canAdd || comments.length > 0 ? inText : undefined,
    panel: isOpen ? panel : undefined,
    show,
  };
};
