import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css.ts';

export interface HeadingProps {
  /** One level 1 per page; don't skip levels. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** `title` 24 px, `section` 20 px, `screen` 17 px, `card` 15 px. @default 'section' for level 1, otherwise 'card' */
  size?: 'title' | 'section' | 'screen' | 'card';
  /** Allows `ref.focus()` on navigation, without a focus ring. */
  isFocusTarget?: boolean;
  /** The heading element, for moving focus to it. */
  ref?: Ref<HTMLHeadingElement>;
  /** Text of the heading. */
  children: ReactNode;
}

/** A title. Choose level for structure and size for looks. For bold text use `Text`. */
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
