import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useContext, useEffect, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { formatNumber } from '../../format/format.ts';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { useMediaQuery } from '../../media/useMediaQuery.ts';
import { media } from '../../theme/breakpoints.ts';
import { WordsContext } from '../../words/useWords.ts';
import * as styles from './EditorOutline.css.ts';
import { outlineEnglish } from './outlineEnglish.ts';
import { countWords, readOutline } from './readOutline.ts';

/** Reading a long text takes longer than the time between two keys. */
const TYPING_PAUSE_MS = 300;

const readText = ({ state: { doc } }: Editor) => ({ items: readOutline(doc), words: countWords(doc) });

function readSelection({ state: { doc, selection } }: Editor) {
  const { from, to, empty } = selection;
  return { from, words: empty ? 0 : countWords(doc, from, to) };
}

interface EditorOutlineProps {
  editor: Editor;
  /** Name of the text. */
  label: string;
  /** Return the focus to the text. */
  onClose: () => void;
}

/** Headings and clauses of the text, and how many words it has. */
export function EditorOutline({ editor, label, onClose }: EditorOutlineProps) {
  const words = useContext(WordsContext)?.outline ?? outlineEnglish;
  const { locale } = useLocale();
  const isPhone = useMediaQuery(media.phone);
  const [text, setText] = useState(() => readText(editor));
  const [selection, setSelection] = useState(() => readSelection(editor));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (act: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(act, TYPING_PAUSE_MS);
    };
    const onTransaction = () =>
      later(() => {
        setText(readText(editor));
        setSelection(readSelection(editor));
      });
    editor.on('transaction', onTransaction);
    return () => {
      clearTimeout(timer);
      editor.off('transaction', onTransaction);
    };
  }, [editor]);

  const goTo = (at: number) => {
    if (isPhone) onClose();
    editor.commands.setTextSelection(at + 1);
    const { view } = editor;
    view.focus();
    const block = view.nodeDOM(at);
    const area = view.dom.parentElement;
    if (block instanceof Element && area)
      area.scrollBy(0, block.getBoundingClientRect().top - area.getBoundingClientRect().top);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  const total = formatNumber(text.words, locale);
  const current = text.items.findLast(({ at }) => at <= selection.from);
  return (
    <nav aria-label={words.label(label)} className={styles.panel}>
      <div role="presentation" onKeyDown={onKeyDown}>
        <div className={styles.head}>
          <span>
            {selection.words > 0
              ? words.selected(formatNumber(selection.words, locale), total)
              : words.words(text.words, total)}
          </span>
          <IconButton icon="close" size="small" label={words.close} onPress={onClose} />
        </div>
        {text.items.length === 0 && <p className={styles.item}>{words.nothing}</p>}
        {text.items.map((item) => (
          <button
            key={item.at}
            type="button"
            dir="auto"
            data-depth={Math.min(item.depth, 4)}
            aria-current={item === current ? 'location' : undefined}
            className={styles.item}
            onClick={() => goTo(item.at)}
          >
            {item.text}
          </button>
        ))}
      </div>
    </nav>
  );
}
