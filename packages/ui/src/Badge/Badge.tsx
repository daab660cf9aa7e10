import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface BadgeProps extends RootProps<HTMLSpanElement> {
  /** `positive`, `warning`, `danger` for states; `info`, `danger` for roles; `neutral` for the rest. */
  tone: 'neutral' | 'positive' | 'warning' | 'danger' | 'info';
  /** One or two words. They carry the meaning; color only supports it. */
  children: ReactNode;
}

/** State or kind of a thing in a word. Not for messages (Banner) or actions (Button). */
export const Badge = ({ tone, children, ...rest }: BadgeProps) => (
  <span {...rootProps(rest, `${styles.badge} ${styles.tone[tone]}`)}>{children}</span>
);
