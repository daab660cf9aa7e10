import { memo } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { useLinkNavigation } from '../Link/navigation.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { useTooltipTarget } from '../Tooltip/tooltipTarget.ts';
import * as styles from './Sidebar.css.ts';
import type { SidebarLinkEntry } from './SidebarEntry.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SidebarLabel } from './SidebarLabel.tsx';

interface SidebarLinkProps {
  label: string;
  href: string;
  icon?: IconName;
  count?: SidebarLinkEntry['count'];
  isCurrent: boolean;
  isRail?: boolean;
}

const MAX_COUNT = 99;

// Of all links, a navigation changes two.
export const SidebarLink = memo(function SidebarLink({ isRail = false, ...props }: SidebarLinkProps) {
  if (!isRail) return <Anchor {...props} />;
  return (
    <Tooltip content={props.count ? `${props.label}, ${props.count.label}` : props.label} placement="end">
      <Anchor {...props} />
    </Tooltip>
  );
});

function Anchor({ label, href, icon, count, isCurrent }: Omit<SidebarLinkProps, 'isRail'>) {
  return (
    <a
      {...useTooltipTarget()}
      // The tooltip repeats the name, so it is not a description.
      aria-describedby={undefined}
      aria-current={isCurrent ? 'page' : undefined}
      href={href}
      onClick={useLinkNavigation()}
      className={styles.item[isCurrent ? 'current' : 'other']}
    >
      {icon && <Icon name={icon} />}
      <SidebarLabel>{label}</SidebarLabel>
      {count && (
        <>
          <VisuallyHidden>{count.label}</VisuallyHidden>
          <span aria-hidden className={styles.count}>
            {count.value > MAX_COUNT ? `${MAX_COUNT}+` : count.value}
          </span>
        </>
      )}
    </a>
  );
}
