import {
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Button } from '../../Button/Button.tsx';
import * as field from '../../field/field.css.ts';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { shortcutKey } from '../../keyboard/useModShortcut.ts';
import { WordsContext } from '../../words/useWords.ts';
import * as toolbar from '../toolbar/toolbar.css.ts';
import * as layout from '../toolbar/toolbarLayout.css.ts';
import * as styles from './FindBar.css.ts';
import { findEnglish } from './findEnglish.ts';
import type { FindQuery } from './findMatches.ts';
import type { FindTarget } from './FindTarget.ts';

export interface FindBarProps {
  /** Name of the text. */
  label: string;
  target: FindTarget;
  /** Nothing can be replaced. */
  isReadOnly: boolean;
  /** Shown below. @param by what to replace with */
  renderBelow?: (by: string) => ReactNode;
  /** Return the focus to the text. */
  onClose: () => void;
}

/** Finds and replaces in a text: Enter goes on, Shift+Enter back, Escape closes. */
export function FindBar({ label, target, isReadOnly, renderBelow, onClose }: FindBarProps) {
  const words = useContext(WordsContext)?.findBar ?? findEnglish;
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState<FindQuery>(() => ({
    text: target.selectedText(),
    isCaseMatched: false,
    isWholeWord: false,
  }));
  const [by, setBy] = useState('');
  const [status, setStatus] = useState(target.status);
  const [replaced, setReplaced] = useState<number>();
  const { current, count, preserved } = status;

  const begin = useEffectEvent(() => {
    target.find(query);
    input.current?.select();
  });
  useEffect(() => {
    const close = target.open(() => setStatus(target.status()));
    begin();
    return close;
  }, [target]);
  const search = (change: Partial<FindQuery>) => {
    const next = { ...query, ...change };
    setQuery(next);
    setReplaced(undefined);
    target.find(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isFind = (event.ctrlKey || event.metaKey) && shortcutKey(event.nativeEvent) === 'f';
    if (isFind) input.current?.select();
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && event.target === input.current) target.step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  const option = (name: 'isCaseMatched' | 'isWholeWord', text: string) => (
    <button
      type="button"
      aria-pressed={query[name]}
      className={`${layout.tool} ${toolbar.button} ${toolbar.textTrigger}`}
      onClick={() => search({ [name]: !query[name] })}
    >
      {text}
    </button>
  );
  const news = [
    replaced !== undefined && words.replaced(replaced),
    replaced === undefined &&
      query.text !== '' &&
      (count === 0 ? words.nothing : words.status(`${current}`, `${count}`)),
    preserved > 0 && words.preserved(preserved),
  ];
  const inputClass = `${field.control} ${field.inBar} ${styles.input}`;
  return (
    <search aria-label={words.label(label)}>
      <div role="presentation" className={styles.bar} onKeyDown={onKeyDown}>
        <div className={styles.line}>
          <input
            ref={input}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- The user has just asked for it.
            autoFocus
            type="text"
            dir="auto"
            aria-label={words.find}
            placeholder={words.find}
            value={query.text}
            className={inputClass}
            onChange={({ target: { value } }) => search({ text: value })}
          />
          <IconButton icon="arrowUp" label={words.previous} onPress={() => target.step(-1)} />
          <IconButton icon="arrowDown" label={words.next} onPress={() => target.step(1)} />
          <IconButton icon="close" label={words.close} onPress={onClose} />
        </div>
        <div className={styles.line}>
          {!isReadOnly && (
            <>
              <input
                type="text"
                dir="auto"
                aria-label={words.replace}
                placeholder={words.replace}
                value={by}
                className={inputClass}
                onChange={({ target: { value } }) => setBy(value)}
              />
              <Button size="small" onPress={() => target.replace(by)}>
                {words.replaceOne}
              </Button>
              <Button size="small" onPress={() => setReplaced(target.replaceAll(by))}>
                {words.replaceAll}
              </Button>
            </>
          )}
        </div>
        <div className={styles.line}>
          {option('isCaseMatched', words.matchCase)}
          {option('isWholeWord', words.wholeWords)}
          <output className={styles.status}>{news.filter(Boolean).join(' · ')}</output>
        </div>
        {renderBelow?.(by)}
      </div>
    </search>
  );
}
