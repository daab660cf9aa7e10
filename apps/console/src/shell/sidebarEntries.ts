import type { SidebarEntry } from '@planner/ui';
import { paths } from '../paths.ts';
import { navigation } from './navigation.ts';

const HREF = paths.messages();

/** The sidebar's entries; that of the messages says how many are unread. */
export const sidebarEntries = (value: number): SidebarEntry[] =>
  navigation.map((entry) =>
    value > 0 && entry.kind === 'link' && entry.href === HREF
      ? { ...entry, count: { value, label: `${value} unread` } }
      : entry,
  );
