import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css.ts';

export interface HeadingProps {
  /** Place in the outline of the page; one level 1 a page, no level left out. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** `title` 24 px, `section` 20 px, `screen` 17 px, `card` 15 px. @default 'section' for level 1, 'card' for others */
  size?: 'title' | 'section' | 'screen' | 'card';
  /** Lets `ref.focus()` bring screen readers here, without a ring: for the title of a screen just entered. */
  isFocusTarget?: boolean;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A title. Level is meaning, size is looks: choose each for itself. Bold words that title nothing are `Text`. */
export function Heading({ level, size, isFocusTarget = false, ref, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      ref={ref}
      tabIndex={isFocusTarget ? -1 : undefined}
      className={`${styles.heading} ${styles.size[size ?? (level === 1 ? 'section' : 'card')]}`}
    >
      {children}
    </Element>
  );
}
