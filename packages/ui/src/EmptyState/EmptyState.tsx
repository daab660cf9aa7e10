import type { ReactNode } from 'react';
import { IconSlot, type IconContent } from '../icons/Icon.tsx';
import { Isolate, Text } from '../Text/Text.tsx';
import * as styles from './EmptyState.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** What is missing: “No users found”. */
  title: string;
  /** What the user can do about it. */
  description: string;
  /** Icon above the title. */
  icon?: IconContent | undefined;
  /** One `Button` or `LinkButton`. */
  action?: ReactNode | undefined;
}

/** Replaces an empty list. If loading failed use `ErrorState`, while loading `Skeleton`. */
export const EmptyState = ({ title, description, icon, action, ...rest }: EmptyStateProps) => (
  <div {...rootProps(rest, styles.blank)}>
    {icon && (
      <span className={`${styles.picture} ${styles.tone.neutral}`}>
        <IconSlot icon={icon} />
      </span>
    )}
    <div className={styles.words}>
      <Text as="p" size="card" weight="semibold">
        {title}
      </Text>
      <Text as="p" tone="muted">
        <Isolate>{description}</Isolate>
      </Text>
    </div>
    {action}
  </div>
);
