import { type ReactNode, useId } from 'react';
import { Heading } from '../Text/Heading.tsx';
import * as styles from './Card.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface CardProps extends RootProps<HTMLDivElement> {
  /** `none` for content that runs edge to edge, such as rows. @default 'l', or 'm' with a title */
  padding?: 'none' | 'm' | 'l' | undefined;
  /** `form` limits the width for readability. @default 'full' */
  width?: 'full' | 'form' | undefined;
  /** Header of the card; makes it a named region. */
  title?: string | undefined;
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** A part of another card: its content and title without a surface. Needs a title. */
  isPart?: boolean | undefined;
  /** The title in a line with the content, which takes few lines. Needs a title. */
  isBar?: boolean | undefined;
  /** Small `Button`s at the end of the header; needs a title. */
  actions?: ReactNode | undefined;
  /** Content of the card. */
  children: ReactNode;
}

/** Groups one subject on its own surface. Don't nest cards. Not a button: put a `Link` or `Button` inside. */
export function Card(props: CardProps) {
  const { title, isPart = false, headingLevel = isPart ? 3 : 2, actions, width = 'full', children } = props;
  const { padding = title ? 'm' : 'l' } = props;
  const titleId = useId();
  const card = isPart ? styles.part : width === 'form' ? `${styles.card} ${styles.form}` : styles.card;
  const root = rootProps(props, card);
  if (!title)
    return (
      <div {...root}>
        <div className={styles.body[padding]}>{children}</div>
      </div>
    );
  const heading = (
    <div id={titleId}>
      <Heading level={headingLevel}>{title}</Heading>
    </div>
  );
  if (props.isBar)
    return (
      <section aria-labelledby={titleId} {...rootProps(props, `${card} ${styles.bar}`)}>
        {heading}
        <div className={styles.beside}>{children}</div>
      </section>
    );
  return (
    <section aria-labelledby={titleId} {...root}>
      <div data-slot="header" className={isPart ? styles.partHeader : styles.header}>
        {heading}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={isPart ? undefined : `${styles.body[padding]} ${styles.headed}`}>{children}</div>
    </section>
  );
}
