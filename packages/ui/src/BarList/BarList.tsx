import type { ReactNode } from 'react';
import { firstOnly, named } from '../development.ts';
import type { BadgeProps } from '../Badge/Badge.tsx';
import { useLinkNavigation } from '../Link/NavigationProvider.tsx';
import * as styles from './BarList.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

/** A row of `BarList`: a label, its bar and its value. */
export interface BarListItem {
  id: string;
  /** Text or a `Badge`. */
  label: ReactNode;
  value: number;
  /** Makes the row a link, named by its label and value. */
  href?: string | undefined;
  /** The formatted value. */
  text: string;
  /** Color of the bar: that of a state. @default the accent color */
  tone?: BadgeProps['tone'] | undefined;
}

export interface BarListProps extends RootProps<HTMLUListElement> {
  /** Names the list: “Subscriptions by status”. */
  label: string;
  /** One bar each, in this order. */
  items: ReadonlyArray<BarListItem>;
}

const PERCENT = 100;

const Words = ({ href, children }: { href: string | undefined; children: ReactNode }) => {
  const navigate = useLinkNavigation();
  return href === undefined ? (
    <div className={styles.words}>{children}</div>
  ) : (
    <a href={href} onClick={navigate} className={`${styles.words} ${styles.link}`}>
      {children}
    </a>
  );
};

/** Compares a few values, each with a bar for its share of the total. For a value over time use `BarChart`. */
export function BarList({ label, items: given, ...rest }: BarListProps) {
  const isFirst = firstOnly(`BarList “${label}”`, 'bar', 'id');
  const items = given.filter(({ id }) => isFirst(id));
  const total = Math.max(
    1,
    items.reduce((sum, { value }) => sum + value, 0),
  );
  return (
    <ul aria-label={named('BarList', label)} {...rootProps(rest, styles.list)}>
      {items.map(({ id, label: words, value, text, href, tone }) => (
        <li key={id} className={styles.item}>
          <Words href={href}>
            {words}
            <span className={styles.value}>{text}</span>
          </Words>
          {/* Decorative: the value is in the text. */}
          <div aria-hidden className={styles.track}>
            <div
              className={`${styles.bar} ${styles.tone[tone ?? 'accent']}`}
              style={{ inlineSize: `${(value / total) * PERCENT}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
