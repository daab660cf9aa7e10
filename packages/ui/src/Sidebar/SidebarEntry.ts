import type { IconName } from '../icons/Icon.tsx';

/** A place to go to. */
export interface SidebarLinkEntry {
  kind: 'link';
  label: string;
  icon: IconName;
  href: string;
  /** How many things wait there: the number, and the words that assistive technology says in its place (“3 unread”). */
  count?: { value: number; label: string };
}

/** Places that belong together, under a heading that opens and closes. */
export interface SidebarGroupEntry {
  kind: 'group';
  /** Unique among the groups; stands in `expandedGroups`. */
  id: string;
  label: string;
  icon: IconName;
  items: readonly { label: string; href: string }[];
}

/** One line of a Sidebar. */
export type SidebarEntry = SidebarLinkEntry | SidebarGroupEntry;
