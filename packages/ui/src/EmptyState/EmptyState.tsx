import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is missing: “No users found”. */
  title: string;
  /** What the user can do about it. */
  description: string;
  /** Icon above the title. */
  icon?: IconName;
  /** One `Button` or `LinkButton`. */
  action?: ReactNode;
}

/** Replaces an empty list. If loading failed use `ErrorState`, while loading `Skeleton`. */
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
