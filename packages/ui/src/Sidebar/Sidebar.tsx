import type { ReactNode } from 'react';
import { useShell } from '../AppShell/ShellContext.ts';
import * as styles from './Sidebar.css.ts';
import type { SidebarEntry } from './SidebarEntry.ts';
import { SidebarGroup } from './SidebarGroup.tsx';
import { SidebarGroupFlyout } from './SidebarGroupFlyout.tsx';
import { SidebarLink } from './SidebarLink.tsx';

export interface SidebarProps {
  /** Name of the navigation: “Main”. */
  label: string;
  /** A `Brand`, linked or not; the rail shows its mark only. */
  brand: ReactNode;
  items: readonly SidebarEntry[];
  /** Entries at the bottom, always in sight. */
  footerItems?: readonly SidebarEntry[];
  /** `href` of the entry that is the current page. */
  currentHref: string;
  /** Icons only. Inside an `AppShell` the shell decides. @default false */
  isCollapsed?: boolean;
  /** Ids of the groups that are open. */
  expandedGroups: readonly string[];
  onExpandedGroupsChange: (expandedGroups: string[]) => void;
}

/**
 * Main navigation of an application: links, and groups of links that open in place. As a rail it shows icons with tooltips,
 * and a group opens beside its icon when pressed: by mouse, touch and keyboard alike, without changing the width the person
 * chose. For a few views of one thing use `Tabs`. Keyboard: Tab walks through links and groups, Enter or Space opens a
 * group, Escape closes a group beside the rail.
 */
export function Sidebar(props: SidebarProps) {
  const {
    label,
    brand,
    items,
    footerItems = [],
    currentHref,
    expandedGroups,
    onExpandedGroupsChange,
  } = props;
  const shell = useShell();
  const isRail = shell?.isSidebarCollapsed ?? props.isCollapsed ?? false;

  const entry = (item: SidebarEntry) => {
    if (item.kind === 'link')
      return (
        <li key={item.href}>
          <SidebarLink {...item} isCurrent={item.href === currentHref} isRail={isRail} />
        </li>
      );
    if (isRail) return <SidebarGroupFlyout key={item.id} group={item} currentHref={currentHref} />;
    const isExpanded = expandedGroups.includes(item.id);
    const others = expandedGroups.filter((id) => id !== item.id);
    return (
      <SidebarGroup
        key={item.id}
        group={item}
        currentHref={currentHref}
        isExpanded={isExpanded}
        onToggle={() => onExpandedGroupsChange(isExpanded ? others : [...others, item.id])}
      />
    );
  };

  return (
    <nav aria-label={label} className={isRail ? `${styles.nav} ${styles.rail}` : styles.nav}>
      <div className={styles.brand}>{brand}</div>
      <ul className={styles.entries}>{items.map(entry)}</ul>
      {footerItems.length > 0 && <ul className={styles.footer}>{footerItems.map(entry)}</ul>}
    </nav>
  );
}
