import * as styles from './Sidebar.css.ts';

interface SidebarLabelProps {
  children: string;
}

/** Wraps rather than being cut. */
export function SidebarLabel({ children }: SidebarLabelProps) {
  return <span className={styles.label}>{children}</span>;
}
