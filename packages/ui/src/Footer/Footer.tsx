import type { ReactNode } from 'react';
import * as styles from './Footer.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface FooterProps extends RootProps {
  /** One line, such as “Planner. All rights reserved 2026”. */
  children: ReactNode;
}

/** The `contentinfo` landmark at the end of a page. */
export function Footer({ children, ...rest }: FooterProps) {
  return <footer {...rootProps(rest, styles.footer)}>{children}</footer>;
}
