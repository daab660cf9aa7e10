import type { ReactNode } from 'react';
import * as styles from './Footer.css.ts';

export interface FooterProps {
  /** One line, such as “Planner Admin. All rights reserved 2026”. */
  children: ReactNode;
}

/** Last line of a page: the `contentinfo` landmark. For the end of a card use the `footer` of that card. */
export function Footer({ children }: FooterProps) {
  return <footer className={styles.footer}>{children}</footer>;
}
