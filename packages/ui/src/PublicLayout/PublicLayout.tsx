import type { ReactNode } from 'react';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import * as styles from './PublicLayout.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface PublicLayoutProps extends RootProps<HTMLDivElement> {
  /** `form` 640 px, `text` 544 px, about 70 letters, `full` as wide as the application. @default 'text' */
  width?: 'form' | 'text' | 'full' | undefined;
  /** The `banner` landmark, such as a `Brand` and a link. */
  header?: ReactNode | undefined;
  /** A `Footer`. */
  footer?: ReactNode | undefined;
  /** The page, inside `main#main`, with its heading. */
  children: ReactNode;
}

/** Page without the application's navigation: policies, contact. For a short form before sign-in use `AuthLayout`. */
export function PublicLayout({ width = 'text', header, footer, children, ...rest }: PublicLayoutProps) {
  return (
    <div {...rootProps(rest, styles.page)}>
      {header && <SkipLink />}
      {header && <header className={styles.header}>{header}</header>}
      <main id="main" tabIndex={-1} className={styles.width[width]}>
        {children}
      </main>
      {footer}
    </div>
  );
}
