import type { PointerEvent } from 'react';
import * as styles from './Sidebar.css.ts';

interface SidebarLabelProps {
  children: string;
}

/** One line. Truncated text shows in full on hover; assistive technology always reads it in full. */
export function SidebarLabel({ children }: SidebarLabelProps) {
  const setTitleIfTruncated = ({ currentTarget: label }: PointerEvent<HTMLSpanElement>) => {
    label.title = label.scrollWidth > label.clientWidth ? children : '';
  };
  return (
    <span className={styles.label} onPointerEnter={setTitleIfTruncated}>
      {children}
    </span>
  );
}
