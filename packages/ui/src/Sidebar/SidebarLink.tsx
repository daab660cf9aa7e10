import { memo } from 'react';
import { IconSlot, type IconContent } from '../icons/Icon.tsx';
import { useLinkNavigation } from '../Link/NavigationProvider.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { useTooltipTarget } from '../Tooltip/tooltipTarget.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Sidebar.css.ts';

/** A link in the first level of `Sidebar`. */
export interface SidebarLinkEntry {
  kind: 'link';
  label: string;
  icon: IconContent;
  href: string;
  /** Number of pending items, and its accessible text (“3 unanswered”). */
  count?: { value: number; label: string } | undefined;
}

/** Links of `Sidebar` under a label that opens and closes. */
export interface SidebarGroupEntry {
  kind: 'group';
  id: string;
  label: string;
  icon: IconContent;
  items: readonly { label: string; href: string }[];
}

/** What `Sidebar` lists, in this order. */
export type SidebarEntry = SidebarLinkEntry | SidebarGroupEntry;

interface SidebarLinkProps {
  label: string;
  href: string;
  icon?: IconContent | undefined;
  count?: SidebarLinkEntry['count'] | undefined;
  isCurrent: boolean;
  isRail?: boolean | undefined;
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
      <IconSlot icon={icon} />
      <span className={styles.label}>{label}</span>
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
