import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import { useLinkTarget } from '../Button/buttonProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Link.css.ts';
import { useLinkNavigation } from './NavigationProvider.tsx';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface LinkProps extends RootProps<HTMLAnchorElement> {
  /** Address. `NavigationProvider` routes those of the application. */
  href: string;
  /** `default` in text; `quiet` for secondary links; `plain` where context shows that it is a link. @default 'default' */
  variant?: 'default' | 'quiet' | 'plain' | undefined;
  /** Opens in a new tab and announces it. */
  isExternal?: boolean | undefined;
  /** Text of the link, which makes sense on its own. */
  children: ReactNode;
}

/** Navigates to a URL. For actions use `Button`, for the main next step `LinkButton`. */
export function Link({ href, variant = 'default', isExternal, children, ...rest }: LinkProps) {
  const words = useWords('link');
  const target = useLinkTarget(useLinkNavigation());
  return (
    <a
      {...rootProps(rest, `${styles.link} ${styles.variant[variant]}`)}
      {...target}
      href={href}
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
