import type { ReactNode } from 'react';
import { useLinkNavigation } from '../Link/NavigationProvider.tsx';
import * as styles from './List.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface ListProps extends RootProps<HTMLUListElement> {
  /** Name, if there is no heading: “Recent users”. */
  label?: string | undefined;
  /** `ListItem`s. */
  children: ReactNode;
}

/** Items of one kind. Not for comparing facts (Table), facts about one thing (DescriptionList), or layout (Stack). */
export const List = ({ label, children, ...rest }: ListProps) => (
  // Safari drops the list role from lists without bullets.
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles
  <ul role="list" aria-label={label} {...rootProps(rest, styles.list)}>
    {children}
  </ul>
);

export interface ListItemProps extends RootProps<HTMLLIElement> {
  /** Leading content: an `Avatar`, an `Icon`. */
  before?: ReactNode | undefined;
  /** Trailing content: a `Badge`, a date, an `IconButton`. Wraps if there is no room. */
  after?: ReactNode | undefined;
  /** Makes the item a link, named by its content. It must contain no other control. */
  href?: string | undefined;
  /** Content of the item. */
  children: ReactNode;
}

/** One entry of a `List`. */
export function ListItem({ before, after, href, children, ...rest }: ListItemProps) {
  const navigate = useLinkNavigation();
  return (
    <li {...rootProps(rest, styles.item)}>
      {before ? <div className={styles.end}>{before}</div> : null}
      {href === undefined ? (
        <div className={styles.body}>{children}</div>
      ) : (
        <a href={href} onClick={navigate} className={`${styles.body} ${styles.link}`}>
          {children}
        </a>
      )}
      {after ? <div className={styles.end}>{after}</div> : null}
    </li>
  );
}
