import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { type KeyboardEvent, useContext, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { WordsContext } from '../../words/useWords.ts';
import { clearMarks, findMarks } from '../extensions/removedMarks.ts';
import { editorEnglish } from '../editorEnglish.ts';
import { lateEnglish } from '../lateEnglish.ts';
import { ToolIcon } from '../ToolIcon.tsx';
import * as styles from './PastePanel.css.ts';
import type { PasteEntry, PasteResult, RevisionChoice } from './PasteReport.ts';

const GROUPS = [
  ['check', 'warning'],
  ['leftOut', 'eyeOff'],
  ['accepted', 'check'],
  ['changed', 'retry'],
] as const;

/** More lines are counted: nobody reads them here, and they take long to draw. */
const MAX_LINES = 200;

const hasRevisions = (entries: readonly PasteEntry[]) =>
  entries.some(({ kind }) => kind === 'keptRevision' || kind === 'inserted' || kind === 'deleted');

interface PastePanelProps {
  editor: Editor;
  result: PasteResult;
  announce: (text: string) => void;
  onCopyPictures: (addresses: readonly string[]) => void;
  /** Return the focus to the text. */
  onClose: () => void;
}

function sortEntries(editor: Editor, { entries }: PasteResult): PasteEntry[] {
  const places = findMarks(editor.state);
  const placeOf = ({ marks: [mark = 0] }: PasteEntry) => places.get(mark) ?? editor.state.doc.content.size;
  return entries.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** What a paste left out, accepted and changed, and what to check. */
export function PastePanel({ editor, result, announce, onCopyPictures, onClose }: PastePanelProps) {
  const words = { ...editorEnglish, ...lateEnglish, ...useContext(WordsContext)?.richTextEditor };
  const id = useId();
  const [doc, setDoc] = useState(editor.state.doc);
  // As in the text.
  const sorted = useMemo(() => sortEntries(editor, result), [editor, result]);
  const title = words.pastedFrom(result.source);
  const groups = GROUPS.map(([group, icon]) => {
    const entries = sorted.filter((one) => one.group === group);
    return { group, icon, entries };
  }).filter(({ entries }) => entries.length > 0);
  const counts = groups
    .map(({ group, entries }) => `${words.pasteGroups[group]}: ${entries.length}`)
    .join(', ');
  useEffect(() => announce(`${title}. ${counts}`), [announce, title, counts]);

  const close = () => {
    editor.view.dispatch(clearMarks(editor.state.tr));
    onClose();
  };
  const onUpdate = useEffectEvent(() => {
    setDoc(editor.state.doc);
    // The paste was undone.
    if (editor.state.doc.eq(result.before)) onClose();
  });
  useEffect(() => {
    const listen = () => onUpdate();
    editor.on('update', listen);
    return () => void editor.off('update', listen);
  }, [editor]);

  const show = ({ marks }: PasteEntry) => {
    const all = findMarks(editor.state);
    const places = marks.flatMap((mark) => all.get(mark) ?? []).toSorted((a, b) => a - b);
    const at = places.find((place) => place > editor.state.selection.head) ?? places[0];
    if (at === undefined) return;
    const { view, state } = editor;
    view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(at))).scrollIntoView());
    view.focus();
  };
  const pasteAgain = (choice: RevisionChoice) => {
    result.undo();
    result.again(choice);
  };
  const isReversible = doc.eq(result.after) && editor.isEditable;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  return (
    <section aria-labelledby={id} className={styles.panel} data-paste-panel="">
      <div role="presentation" className={styles.head} onKeyDown={onKeyDown}>
        <div>
          <div id={id} className={styles.title}>
            {title}
          </div>
          <div className={styles.blocks}>{words.pastedBlocks(result.paragraphs, result.tables)}</div>
        </div>
        <IconButton icon="close" size="small" label={words.closePaste} onPress={close} />
      </div>
      <div role="presentation" className={styles.groups} onKeyDown={onKeyDown}>
        {groups.map(({ group, icon, entries }) => (
          <section key={group} aria-label={words.pasteGroups[group]} className={styles.group}>
            <div className={styles.groupHead}>
              <Icon name={icon} size="small" />
              <span>{words.pasteGroups[group]}</span>
              <span className={styles.count}>{entries.length}</span>
              {hasRevisions(entries) && isReversible && (
                <button
                  type="button"
                  className={`${styles.action} ${styles.end}`}
                  onClick={() => pasteAgain(group === 'accepted' ? 'mark' : 'accept')}
                >
                  {group === 'accepted' ? words.keepAsMarks : words.acceptRevisions}
                </button>
              )}
            </div>
            {entries.slice(0, MAX_LINES).map((entry) => (
              <Entry
                key={entry.id}
                entry={entry}
                words={words}
                onShow={entry.marks.length > 0 ? () => show(entry) : undefined}
                onCopyPictures={entry.kind === 'picture' ? () => onCopyPictures(entry.quotes) : undefined}
              />
            ))}
            {entries.length > MAX_LINES && (
              <span className={styles.count}>{words.morePasted(entries.length - MAX_LINES)}</span>
            )}
          </section>
        ))}
      </div>
      <div role="presentation" className={styles.foot} onKeyDown={onKeyDown}>
        {isReversible ? (
          <Button
            icon={<ToolIcon name="undo" />}
            size="small"
            onPress={() => {
              result.undo();
              editor.commands.focus();
            }}
          >
            {words.undoPaste}
          </Button>
        ) : (
          <span className={styles.blocks}>{words.undoLaterFirst}</span>
        )}
        <Button variant="primary" size="small" onPress={close}>
          {words.doneWithPaste}
        </Button>
      </div>
    </section>
  );
}

interface EntryProps {
  entry: PasteEntry;
  words: typeof lateEnglish & typeof editorEnglish;
  onShow: (() => void) | undefined;
  onCopyPictures: (() => void) | undefined;
}

function Entry({ entry, words, onShow, onCopyPictures }: EntryProps) {
  const { kind, name, quotes } = entry;
  const Revision = kind === 'inserted' ? 'ins' : 'del';
  const isRevision = kind === 'inserted' || kind === 'deleted';
  const text = words.pasteEntry(entry.kind, entry.name, entry.count);
  return (
    <div className={styles.entry}>
      <span className={styles.what}>
        {isRevision ? <Revision>{quotes.join(' ')}</Revision> : text}
        {!isRevision && quotes.length > 0 && (
          <span className={styles.quote}>{quotes.map((quote) => words.pasteQuote(quote)).join(', ')}</span>
        )}
      </span>
      {isRevision && name && <bdi className={styles.author}>{name}</bdi>}
      {onCopyPictures && (
        <button type="button" className={`${styles.action} ${styles.end}`} onClick={onCopyPictures}>
          {words.copyPictures}
        </button>
      )}
      {onShow && (
        <button
          type="button"
          aria-label={`${words.showPlace}: ${isRevision ? `${text} ${quotes.join(' ')}` : text}`}
          className={
            onCopyPictures || (isRevision && name) ? styles.action : `${styles.action} ${styles.end}`
          }
          onClick={onShow}
        >
          {words.showPlace}
        </button>
      )}
    </div>
  );
}
