import type { MouseEvent } from 'react';
import * as english from '../messages/english.ts';
import { useMessages } from '../messages/useMessages.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** `#` and the id of the main element, which needs `tabIndex={-1}`. @default '#main' */
  href?: `#${string}`;
  /** Text of the link. @default 'Skip to content' */
  children?: string;
}

/** First tab stop of a page: skips to the content. One per page; `AppShell` includes it. */
export function SkipLink({ href = '#main', children }: SkipLinkProps) {
  const messages = useMessages('skipLink', english.skipLink);
  // Moves focus without adding `#main` to the history.
  const skip = (event: MouseEvent) => {
    const target = document.querySelector<HTMLElement>(href);
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.scrollIntoView();
  };
  return (
    <a href={href} onClick={skip} className={styles.skipLink}>
      {children ?? messages.skip}
    </a>
  );
}
