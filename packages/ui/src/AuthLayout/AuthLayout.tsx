import type { ReactNode, Ref } from 'react';
import { BrandMark } from '../Brand/BrandMark.tsx';
import { Heading } from '../Text/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './AuthLayout.css.ts';

export interface AuthLayoutProps {
  /** The page's heading of level 1. */
  title: string;
  /** One quiet line below it. */
  subtitle?: ReactNode;
  /** A `Form`. */
  children: ReactNode;
  /** A line below the form, with the way to a neighbouring page: “Forgot your password? Reset it”. */
  footer?: ReactNode;
  /** Reaches the heading, which takes focus when the page is entered from another one. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/**
 * Page for one short form before anybody is signed in: one card in the middle of the window. For public pages to read use
 * `PublicLayout`, for screens of the application `AppShell`.
 */
export function AuthLayout({ title, subtitle, children, footer, titleRef }: AuthLayoutProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.card}>
        <BrandMark size="large" />
        <div className={styles.words}>
          <Heading level={1} size="title" isFocusTarget ref={titleRef}>
            {title}
          </Heading>
          {subtitle && (
            <Text as="p" tone="muted">
              {subtitle}
            </Text>
          )}
        </div>
        {children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </main>
  );
}
