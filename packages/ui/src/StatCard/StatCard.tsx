import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { useLinkNavigation } from '../Link/NavigationProvider.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './StatCard.css.ts';

export interface StatCardProps {
  /** What is counted: “Total Users”. */
  label: string;
  /** The formatted value: “12,480”. */
  value: string;
  /** Icon beside the label. */
  icon: IconName;
  /** A small line below the value. Reserved while loading. */
  note?: ReactNode;
  /** URL of the list behind the value; makes the card a link. */
  href?: string;
  /** Shows a skeleton of the final size. */
  isLoading?: boolean;
}

/** One key figure, in a row of two to four. For facts about one thing use `DescriptionList`. */
export function StatCard({ label, value, icon, note, href, isLoading = false }: StatCardProps) {
  const figure = (
    <>
      <span className={styles.label}>
        <Icon name={icon} />
        {label}
      </span>
      <span className={styles.value}>{isLoading ? <LoadingLine /> : value}</span>
    </>
  );
  const navigate = useLinkNavigation();
  return (
    <div aria-busy={isLoading} className={styles.card}>
      {href === undefined ? (
        figure
      ) : (
        <a href={href} onClick={navigate} className={styles.link}>
          {figure}
        </a>
      )}
      {note && <span className={styles.note}>{isLoading ? <LoadingLine /> : note}</span>}
    </div>
  );
}

const LoadingLine = () => (
  <span className={styles.line}>
    <Skeleton width="short" />
  </span>
);
