import type { PointerEvent } from 'react';
import * as styles from './Sidebar.css.ts';

interface SidebarLabelProps {
  children: string;
}

/** Words of an entry on one line. Where they are cut off, the pointer finds them whole; assistive technology always does. */
export function SidebarLabel({ children }: SidebarLabelProps) {
  const showWhole = ({ currentTarget: label }: PointerEvent<HTMLSpanElement>) => {
    label.title = label.scrollWidth > label.clientWidth ? children : '';
  };
  return (
    <span className={styles.label} onPointerEnter={showWhole}>
      {children}
    </span>
  );
}
