import type { ReactNode, Ref } from 'react';
import { Heading } from '../Text/Heading.tsx';
import { Isolate } from '../Text/Isolate.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The screen's heading of level 1. */
  title: string;
  /** One quiet line below it: a count, a date. */
  description?: ReactNode;
  /** A `SearchField` for what the screen lists. */
  search?: ReactNode;
  /** One or a few `FilterSelect`s beside the search, in a fragment. */
  filters?: ReactNode;
  /** One or a few `Button`s for the screen, in a fragment; the primary one last. */
  actions?: ReactNode;
  /** Reaches the heading, which takes focus when the screen is entered. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** Head of a screen: what it is, and what can be done with all of it. For the head of a card use the `title` of `Card`. */
export function PageHeader({ title, description, search, filters, actions, titleRef }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.words}>
        <Heading level={1} size="section" isFocusTarget ref={titleRef}>
          {title}
        </Heading>
        {description && (
          <Text as="p" tone="muted">
            <Isolate>{description}</Isolate>
          </Text>
        )}
      </div>
      {(search || filters || actions) && (
        <div className={styles.tools}>
          {search && <div className={styles.search}>{search}</div>}
          {filters && <div className={styles.filters}>{filters}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </div>
  );
}
