import type { ReactNode, Ref } from 'react';
import { Heading } from '../Text/Heading.tsx';
import { Isolate, Text } from '../Text/Text.tsx';
import * as styles from './PageHeader.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface PageHeaderProps extends RootProps<HTMLDivElement> {
  /** The screen's level 1 heading. */
  title: string;
  /** Name of the thing that the screen is about, shown behind the title and a colon. */
  item?: string | undefined;
  /** A short line below: a count, a date. */
  description?: ReactNode | undefined;
  /** Large `Avatar` of the person that the screen is about. */
  avatar?: ReactNode | undefined;
  /** Below the title: badges, an address and other facts in an `Inline`. */
  facts?: ReactNode | undefined;
  /** A `SearchField` for the screen's list. */
  search?: ReactNode | undefined;
  /** `FilterSelect`s beside the search, in an `Overflow`. */
  filters?: ReactNode | undefined;
  /** `Button`s for the whole screen, in a fragment; primary last, those before it in an `Overflow` if there is a search. */
  actions?: ReactNode | undefined;
  /** The heading, which takes focus on navigation. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** Header of a screen: its title and actions. For the header of a card use the `title` of `Card`. */
export function PageHeader(props: PageHeaderProps) {
  const { title, item, description, avatar, facts, search, filters, actions, titleRef } = props;
  const look = filters ? styles.filtered : search ? styles.searched : styles.plain;
  const searchBox = search && <div className={styles.search}>{search}</div>;
  return (
    <div {...rootProps(props, styles.header)}>
      <div className={look}>
        {avatar}
        <div className={styles.words}>
          <Heading level={1} size="section" isFocusTarget ref={titleRef}>
            {title}
            {item !== undefined && (
              <>
                : <Isolate>{item}</Isolate>
              </>
            )}
          </Heading>
          {description && (
            <Text as="p" tone="muted">
              <Isolate>{description}</Isolate>
            </Text>
          )}
          {facts && <div className={styles.facts}>{facts}</div>}
        </div>
        {!filters && searchBox}
        {actions && <div className={styles.actions}>{actions}</div>}
        {filters && (
          <div className={styles.find}>
            {searchBox}
            <div className={styles.filters}>{filters}</div>
          </div>
        )}
      </div>
    </div>
  );
}
