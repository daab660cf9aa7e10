import type { Ref } from 'react';
import * as styles from '../IconButton/IconButton.css.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { useLinkNavigation } from '../Link/navigation.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { useTooltipTarget } from '../Tooltip/tooltipTarget.ts';

export interface IconLinkProps {
  href: string;
  icon: IconName;
  /** Says where it goes; name for assistive technology, and the tooltip. */
  label: string;
  /** @default 'quiet' */
  variant?: 'quiet' | 'secondary';
  /** `medium` 36 px, `small` 32 px. @default 'medium' */
  size?: 'medium' | 'small';
  /** Side of the tooltip. @default 'top' */
  tooltipPlacement?: 'top' | 'bottom' | 'start' | 'end';
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link whose picture everybody knows, such as edit in a row: it opens in a new tab and can be copied. What does something
 * is an `IconButton`; in doubt use `Link` or `LinkButton`: words beat pictures.
 */
export const IconLink = ({ tooltipPlacement, ...props }: IconLinkProps) => (
  <Tooltip content={props.label} placement={tooltipPlacement}>
    <Anchor {...props} />
  </Tooltip>
);

function Anchor({ href, icon, label, variant = 'quiet', size = 'medium', ref }: IconLinkProps) {
  const navigate = useLinkNavigation();
  return (
    <a
      {...useTooltipTarget(ref)}
      // The tooltip says the name again, so it is no description.
      aria-describedby={undefined}
      aria-label={label}
      href={href}
      onClick={navigate}
      className={`${styles.button} ${styles.size[size]} ${styles.variant[variant]} ${styles.tone.default}`}
    >
      <Icon name={icon} />
    </a>
  );
}
