import type { MouseEvent } from 'react';
import { useWords } from '../words/useWords.ts';
import * as styles from './SkipLink.css.ts';

/** The main element, which needs `tabIndex={-1}`. */
const MAIN = '#main';

/** First tab stop of a page: skips to `#main`. One per page; `AppShell` and `PublicLayout` include it. */
export function SkipLink() {
  const words = useWords('skipLink');
  // Moves focus without adding `#main` to the history.
  const skip = (event: MouseEvent) => {
    const target = document.querySelector<HTMLElement>(MAIN);
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.scrollIntoView();
  };
  return (
    <a href={MAIN} onClick={skip} className={styles.skipLink}>
      {words.skip}
    </a>
  );
}
