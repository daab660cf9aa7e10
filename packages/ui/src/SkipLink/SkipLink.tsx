import { type MouseEvent, useState } from 'react';
import { focusRow } from '../keyboard/usePageKeys.ts';
import { useWords } from '../words/useWords.ts';
import * as styles from './SkipLink.css.ts';

/** The main element, which needs `tabIndex={-1}`. */
const MAIN = '#main';
const TABLE = `${MAIN} tbody`;

const skipToMain = (): boolean => {
  const target = document.querySelector<HTMLElement>(MAIN);
  target?.focus();
  target?.scrollIntoView();
  return target !== null;
};

/** Moves the focus without adding `#main` to the history. */
const following = (skip: () => boolean) => (event: MouseEvent) => {
  if (skip()) event.preventDefault();
};

/**
 * First tab stops of a page: skip to `#main`, and to the first row of its table if it has one. Once per page; `AppShell` and
 * `PublicLayout` include it.
 */
export function SkipLink() {
  const words = useWords('skipLink');
  const [hasTable, setHasTable] = useState(false);
  return (
    <>
      <a
        href={MAIN}
        onFocus={() => setHasTable(document.querySelector(TABLE) !== null)}
        onClick={following(skipToMain)}
        className={styles.skipLink}
      >
        {words.skip}
      </a>
      {hasTable && (
        <a href={MAIN} onClick={following(() => focusRow() || skipToMain())} className={styles.skipLink}>
          {words.skipToTable}
        </a>
      )}
    </>
  );
}
