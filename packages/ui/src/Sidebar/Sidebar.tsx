import { type ReactNode, use, useId } from 'react';
import { named } from '../development.ts';
import { ShellContext } from '../AppShell/ShellContext.ts';
import * as styles from './Sidebar.css.ts';
import { type SidebarEntry, SidebarLink, type SidebarGroupEntry } from './SidebarLink.tsx';
import { SidebarGroupFlyout } from './SidebarGroupFlyout.tsx';
import { Icon, IconSlot } from '../icons/Icon.tsx';
import { rootProps, type RootProps } from '../root/rootProps.ts';
import { useOwnValue } from '../root/useOwnValue.ts';

interface SidebarGroupProps {
  group: SidebarGroupEntry;
  currentHref: string;
  isExpanded: boolean;
  onToggle: () => void;
}

function SidebarGroup({ group, currentHref, isExpanded, onToggle }: SidebarGroupProps) {
  const listId = useId();
  const holdsCurrent = group.items.some(({ href }) => href === currentHref);
  return (
    <li>
      <button
        type="button"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? listId : undefined}
        className={styles.item[isExpanded || holdsCurrent ? 'open' : 'other']}
        onClick={onToggle}
      >
        <IconSlot icon={group.icon} />
        <span className={styles.label}>{group.label}</span>
        <span className={isExpanded ? `${styles.chevron} ${styles.chevronOpen}` : styles.chevron}>
          <Icon name="chevronRight" size="small" />
        </span>
      </button>
      {isExpanded && (
        <ul id={listId} className={styles.group}>
          {group.items.map((item) => (
            <li key={item.href}>
              <SidebarLink {...item} isCurrent={item.href === currentHref} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

export interface SidebarProps extends RootProps {
  /** Name of the navigation: “Main”. */
  label: string;
  /** A `Brand`; the rail shows only its mark. */
  brand: ReactNode;
  /** Links and groups of links, in this order. */
  items: ReadonlyArray<SidebarEntry>;
  /** Entries at the bottom, always visible. */
  footerItems?: ReadonlyArray<SidebarEntry> | undefined;
  /** `href` of the current page's entry. */
  currentHref: string;
  /** Shows icons only. Inside an `AppShell` the shell decides. @default false */
  isCollapsed?: boolean | undefined;
  /** Ids of the open groups. Without it the sidebar keeps its own. */
  expandedGroups?: ReadonlyArray<string> | undefined;
  /** Open at first. @default [] */
  defaultExpandedGroups?: ReadonlyArray<string> | undefined;
  /** Called with the ids of the open groups. */
  onExpandedGroupsChange?: ((expandedGroups: string[]) => void) | undefined;
}

/** Main navigation: links, and groups that open in place, or as flyouts in the rail. */
export function Sidebar(props: SidebarProps) {
  const {
    label,
    brand,
    items,
    footerItems = [],
    currentHref,
    defaultExpandedGroups = [],
    onExpandedGroupsChange,
  } = props;
  const { value: expandedGroups, change: expand } = useOwnValue(
    props.expandedGroups,
    defaultExpandedGroups,
    (groups) => onExpandedGroupsChange?.([...groups]),
  );
  const shell = use(ShellContext);
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
        onToggle={() => expand(isExpanded ? others : [...others, item.id])}
      />
    );
  };

  return (
    <nav
      aria-label={named('Sidebar', label)}
      {...rootProps(props, isRail ? `${styles.nav} ${styles.rail}` : styles.nav)}
    >
      <div className={styles.brand}>{brand}</div>
      <ul className={styles.entries}>{items.map(entry)}</ul>
      {footerItems.length > 0 && <ul className={styles.footer}>{footerItems.map(entry)}</ul>}
    </nav>
  );
}
