import { type ReactNode, useId } from 'react';
import { Heading } from '../Text/Heading.tsx';
import * as styles from './Card.css.ts';

export interface CardProps {
  /** `none` for what goes from edge to edge, such as rows. @default 'l', or 'm' under a title */
  padding?: 'none' | 'm' | 'l';
  /** `form` ends where a form is wide enough to be read. @default 'full' */
  width?: 'full' | 'form';
  /** Head of the card; makes it a region of that name. */
  title?: string;
  /** Place of the title in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Small `Button`s at the end of the head; shown with a title only. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One matter on its own surface. Not inside another card, and not as a button: put a `Link` or `Button` into it. */
export function Card(props: CardProps) {
  const { title, headingLevel = 2, actions, padding = title ? 'm' : 'l', width = 'full', children } = props;
  const titleId = useId();
  const card = width === 'form' ? `${styles.card} ${styles.form}` : styles.card;
  if (!title)
    return (
      <div className={card}>
        <div className={styles.body[padding]}>{children}</div>
      </div>
    );
  return (
    <section className={card} aria-labelledby={titleId}>
      <div className={styles.header}>
        <div id={titleId}>
          <Heading level={headingLevel}>{title}</Heading>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={`${styles.body[padding]} ${styles.headed}`}>{children}</div>
    </section>
  );
}
