import type { ReactNode } from 'react';
import * as styles from './Heading.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface HeadingProps extends RootProps<HTMLHeadingElement> {
  /** One level 1 per page; don't skip levels. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** `title` 24 px, `section` 20 px, `screen` 17 px, `card` 15 px. @default 'section' for level 1, otherwise 'card' */
  size?: 'title' | 'section' | 'screen' | 'card' | undefined;
  /** Allows `ref.focus()` on navigation, without a focus ring. */
  isFocusTarget?: boolean | undefined;
  /** Text of the heading. */
  children: ReactNode;
}

/** A title. Choose level for structure and size for looks. For bold text use `Text`. */
export function Heading({ level, size, isFocusTarget = false, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      tabIndex={isFocusTarget ? -1 : undefined}
      {...rootProps(rest, `${styles.heading} ${styles.size[size ?? (level === 1 ? 'section' : 'card')]}`)}
    >
      {children}
    </Element>
  );
}
