import type { IconName } from '../icons/Icon.tsx';

/** A link in the first level of `Sidebar`. */
export interface SidebarLinkEntry {
  kind: 'link';
  label: string;
  icon: IconName;
  href: string;
  /** Number of pending items, and its accessible text (“3 unread”). */
  count?: { value: number; label: string };
}

/** Links of `Sidebar` under a label that opens and closes. */
export interface SidebarGroupEntry {
  kind: 'group';
  id: string;
  label: string;
  icon: IconName;
  items: readonly { label: string; href: string }[];
}

/** What `Sidebar` lists, in this order. */
export type SidebarEntry = SidebarLinkEntry | SidebarGroupEntry;
