import type { ReactNode, Ref } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useTooltipTarget } from '../Tooltip/tooltipTarget.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Link.css.ts';
import { useLinkNavigation } from './navigation.ts';

export interface LinkProps {
  href: string;
  /** `default` in text; `quiet` for side matters; `plain` where the place shows that it is a link, such as a list of names. */
  variant?: 'default' | 'quiet' | 'plain';
  /** Opens in a new tab, and says so. */
  isExternal?: boolean;
  /** Words for `isExternal`, read by screen readers. @default '(opens in a new tab)' */
  externalLabel?: string;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes to an address. What does something is a `Button`; the main way on, in the look of a button, is a `LinkButton`. */
export function Link(props: LinkProps) {
  const {
    href,
    variant = 'default',
    isExternal,
    externalLabel = '(opens in a new tab)',
    children,
    ref,
  } = props;
  const navigate = useLinkNavigation();
  return (
    <a
      {...useTooltipTarget(ref)}
      href={href}
      onClick={navigate}
      className={`${styles.link} ${styles.variant[variant]}`}
      {...(isExternal && { target: '_blank', rel: 'noreferrer' })}
    >
      {children}
      {isExternal && (
        <span className={styles.external}>
          <Icon name="externalLink" size="small" />
          <VisuallyHidden>{externalLabel}</VisuallyHidden>
        </span>
      )}
    </a>
  );
}
