import type { MouseEvent } from 'react';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** `#` and the id of the main part. It must be focusable: `tabIndex={-1}`. @default '#main' */
  href?: `#${string}`;
  /** @default 'Skip to content' */
  children?: string;
}

/** First stop of the keyboard on a page: past the navigation to the content. One a page; `AppShell` brings its own. */
export function SkipLink({ href = '#main', children = 'Skip to content' }: SkipLinkProps) {
  // Focus moves without a visit of `#main`, which the Back button would then have to undo.
  const skip = (event: MouseEvent) => {
    const target = document.querySelector<HTMLElement>(href);
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.scrollIntoView();
  };
  return (
    <a href={href} onClick={skip} className={styles.skipLink}>
      {children}
    </a>
  );
}
