import type { ReactNode } from 'react';
import { IconSlot, type IconContent } from '../icons/Icon.tsx';
import { useLinkNavigation } from '../Link/NavigationProvider.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './StatCard.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface StatCardProps extends RootProps<HTMLDivElement> {
  /** What is counted: “Total Users”. */
  label: string;
  /** The formatted value: “12,480”. */
  value: string;
  /** Icon beside the label. */
  icon: IconContent;
  /** A small line below the value. Reserved while loading. */
  note?: ReactNode | undefined;
  /** URL of the list behind the value; makes the card a link. */
  href?: string | undefined;
  /** Shows a skeleton of the final size. */
  isLoading?: boolean | undefined;
}

/** One key figure, in a row of two to four. For facts about one thing use `DescriptionList`. */
export function StatCard({ label, value, icon, note, href, isLoading = false, ...rest }: StatCardProps) {
  const figure = (
    <>
      <span className={styles.label}>
        <IconSlot icon={icon} />
        {label}
      </span>
      <span className={styles.value}>{isLoading ? <LoadingLine /> : value}</span>
    </>
  );
  const navigate = useLinkNavigation();
  return (
    <div aria-busy={isLoading} {...rootProps(rest, styles.card)}>
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
