import type { ReactNode } from 'react';
import * as styles from './Footer.css.ts';

export interface FooterProps {
  /** One line, such as “Planner. All rights reserved 2026”. */
  children: ReactNode;
}

/** The `contentinfo` landmark at the end of a page. */
export function Footer({ children }: FooterProps) {
  return <footer className={styles.footer}>{children}</footer>;
}
