import type { ReactNode } from 'react';
import type { ThemeName } from '../theme/ThemeName.ts';
import { darkTheme, lightTheme } from '../theme/themes.css.ts';
import { keepPageOnLinkClick } from './keepPageOnLinkClick.ts';
import * as styles from './PreviewFrame.css.ts';

export interface PreviewFrameProps {
  /** Name of the region. */
  label: string;
  /** Theme inside the frame. */
  theme: ThemeName;
  /** `phone` is 390 px wide. @default 'page' */
  width?: 'page' | 'phone';
  /** What to preview. */
  children: ReactNode;
}

/** Keyboard users must be able to scroll it. */
const SCROLLABLE = { tabIndex: 0 };

/** Previews part of a page in another theme or width. Links open in a new tab: the author must not lose the page. */
export const PreviewFrame = ({ label, theme, width = 'page', children }: PreviewFrameProps) => (
  <section
    aria-label={label}
    {...SCROLLABLE}
    ref={keepPageOnLinkClick}
    className={`${styles.frame} ${styles.width[width]} ${theme === 'dark' ? darkTheme : lightTheme}`}
  >
    {children}
  </section>
);
