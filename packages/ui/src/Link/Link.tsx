import type { ReactNode, Ref } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import { useLinkTarget } from '../Button/buttonProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Link.css.ts';
import { useLinkNavigation } from './NavigationProvider.tsx';

export interface LinkProps {
  /** Address. `NavigationProvider` routes those of the application. */
  href: string;
  /** `default` in text; `quiet` for secondary links; `plain` where context shows that it is a link. @default 'default' */
  variant?: 'default' | 'quiet' | 'plain';
  /** Opens in a new tab and announces it. */
  isExternal?: boolean;
  /** Text of the link, which makes sense on its own. */
  children: ReactNode;
  /** The anchor element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Navigates to a URL. For actions use `Button`, for the main next step `LinkButton`. */
export function Link({ href, variant = 'default', isExternal, children, ref }: LinkProps) {
  const words = useWords('link');
  const target = useLinkTarget(useLinkNavigation());
  return (
    <a
      {...target}
      ref={ref}
      href={href}
      className={`${styles.link} ${styles.variant[variant]}`}
      {...(isExternal && { target: '_blank', rel: 'noreferrer' })}
    >
      {children}
      {isExternal && (
        <span className={styles.external}>
          <Icon name="externalLink" size="small" />
          <VisuallyHidden>{words.opensInNewTab}</VisuallyHidden>
        </span>
      )}
    </a>
  );
}
