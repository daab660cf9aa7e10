import type { ReactNode } from 'react';
import { darkTheme, lightTheme } from '../theme/themes.css.ts';
import { keepLinksBeside } from './keepLinksBeside.ts';
import * as styles from './PreviewFrame.css.ts';

export interface PreviewFrameProps {
  /** Names what is shown, for screen readers. */
  label: string;
  theme: 'light' | 'dark';
  /** `page` as on a desktop, `phone` 390 px. @default 'page' */
  width?: 'page' | 'phone';
  children: ReactNode;
}

/** It scrolls, also by keyboard. */
const SCROLLABLE = { tabIndex: 0 };

/**
 * A piece of page as it looks elsewhere: in the other theme, or on a phone. Its links open in a new tab, so that whoever
 * writes what is shown stays. For the page's own parts use `Card`.
 */
export const PreviewFrame = ({ label, theme, width = 'page', children }: PreviewFrameProps) => (
  <section
    aria-label={label}
    {...SCROLLABLE}
    ref={keepLinksBeside}
    className={`${styles.frame} ${styles.width[width]} ${theme === 'dark' ? darkTheme : lightTheme}`}
  >
    {children}
  </section>
);
