import type { ReactNode, Ref } from 'react';
import { BrandMark } from '../Brand/Brand.tsx';
import { Heading } from '../Text/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './AuthLayout.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface AuthLayoutProps extends RootProps {
  /** The page's level 1 heading. */
  title: string;
  /** One or two sentences below the title. */
  subtitle?: ReactNode | undefined;
  /** A `Form`. */
  children: ReactNode;
  /** A line below the form that links to a related page: “Forgot your password? Reset it”. */
  footer?: ReactNode | undefined;
  /** The heading, which takes focus on navigation. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** A centered card for one short form before sign-in. For public pages use `PublicLayout`. */
export function AuthLayout({ title, subtitle, children, footer, titleRef, ...rest }: AuthLayoutProps) {
  return (
    <main id="main" tabIndex={-1} {...rootProps(rest, styles.page)}>
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
