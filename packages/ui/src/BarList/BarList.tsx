import type { ReactNode } from 'react';
import * as styles from './BarList.css.ts';

/** One line of the list. */
export interface BarListItem {
  /** Unique in the list. */
  id: string;
  /** What is counted: words or a `Badge`. */
  label: ReactNode;
  /** 0 or more. */
  value: number;
  /** The value as it is to be read, grouped for the reader's language. */
  text: string;
}

export interface BarListProps {
  /** Names the list: “Subscriptions by status”. */
  label: string;
  items: readonly BarListItem[];
}

const PERCENT = 100;

/** How some things compare, each with its figure and a bar for its share of the whole. For a figure over time use `BarChart`. */
export function BarList({ label, items }: BarListProps) {
  const total = Math.max(
    1,
    items.reduce((sum, { value }) => sum + value, 0),
  );
  return (
    <ul aria-label={label} className={styles.list}>
      {items.map(({ id, label: words, value, text }) => (
        <li key={id} className={styles.item}>
          <div className={styles.words}>
            {words}
            <span className={styles.value}>{text}</span>
          </div>
          {/* Only for the eye: the figure says it. */}
          <div aria-hidden className={styles.track}>
            <div className={styles.bar} style={{ inlineSize: `${(value / total) * PERCENT}%` }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
