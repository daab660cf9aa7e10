import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface DescriptionListProps extends RootProps<HTMLDListElement> {
  /** Each term once, most important first. */
  items: ReadonlyArray<{ term: string; description: ReactNode }>;
}

/** Named facts about one thing. For the same facts about many things use `Table`. */
export function DescriptionList({ items, ...rest }: DescriptionListProps) {
  return (
    <dl {...rootProps(rest, styles.list)}>
      {items.map(({ term, description }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
