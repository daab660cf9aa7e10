import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { useLinkNavigation } from '../Link/navigation.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './StatCard.css.ts';

export interface StatCardProps {
  /** What is counted: “Total Users”. */
  label: string;
  /** The figure as it is to be read, grouped for the reader's language: “12,480”. */
  value: string;
  icon: IconName;
  /** One small line below the figure. Its line is kept while loading when a note is given. */
  note?: ReactNode;
  /** Where the things counted are listed; the whole card is then one link. */
  href?: string;
  /** The figure is not known yet; the card has the size it will have. */
  isLoading?: boolean;
}

/** One figure of an overview, for a row of two to four. For facts about one thing use `DescriptionList`. */
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

/** Stands in the middle of a line as high as the text it stands for. */
const LoadingLine = () => (
  <span className={styles.line}>
    <Skeleton width="short" />
  </span>
);
