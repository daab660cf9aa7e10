import type { IconName } from '../icons/Icon.tsx';

export interface SidebarLinkEntry {
  kind: 'link';
  label: string;
  icon: IconName;
  href: string;
  /** Number of pending items, and its accessible text (“3 unread”). */
  count?: { value: number; label: string };
}

export interface SidebarGroupEntry {
  kind: 'group';
  id: string;
  label: string;
  icon: IconName;
  items: readonly { label: string; href: string }[];
}

export type SidebarEntry = SidebarLinkEntry | SidebarGroupEntry;
