import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What there is none of: “No users found”. */
  title: string;
  /** What to do about it. */
  description: string;
  icon?: IconName;
  /** One `Button` or `LinkButton` that does it. */
  action?: ReactNode;
}

/** In place of a list that is empty. A list that could not be had is an `ErrorState`; one that is on its way a `Skeleton`. */
export const EmptyState = ({ title, description, icon, action }: EmptyStateProps) => (
  <div className={styles.blank}>
    {icon && (
      <span className={`${styles.picture} ${styles.tone.neutral}`}>
        <Icon name={icon} />
      </span>
    )}
    <div className={styles.words}>
      <Text as="p" size="card" weight="semibold">
        {title}
      </Text>
      <Text as="p" tone="muted">
        {description}
      </Text>
    </div>
    {action}
  </div>
);
