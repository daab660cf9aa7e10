import type { ReactNode } from 'react';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import * as styles from './PublicLayout.css.ts';

export interface PublicLayoutProps {
  /** `form` 640 px, `text` 800 px for texts to read, `full` as wide as screens of the application. @default 'text' */
  width?: 'form' | 'text' | 'full';
  /** Head of the page, such as a `Brand` and a link; the `banner` landmark. */
  header?: ReactNode;
  /** A `Footer`. */
  footer?: ReactNode;
  /** The page, inside `main#main`; it brings its heading. */
  children: ReactNode;
}

/**
 * Page for everybody, without the navigation of the application: policies, contact. For one short form before signing in
 * use `AuthLayout`.
 */
export function PublicLayout({ width = 'text', header, footer, children }: PublicLayoutProps) {
  return (
    <div className={styles.page}>
      {header && <SkipLink />}
      {header && <header className={styles.header}>{header}</header>}
      <main id="main" tabIndex={-1} className={styles.width[width]}>
        {children}
      </main>
      {footer}
    </div>
  );
}
