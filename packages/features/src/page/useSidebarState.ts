import { useState } from 'react';
import { parseJson, storage } from '../shared/app/storage.ts';

const COLLAPSED_KEY = 'sidebar.collapsed';
const EXPANDED_KEY = 'sidebar.expanded';

const readExpanded = (): string[] => {
  const value = parseJson(storage.read(EXPANDED_KEY) ?? '');
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
};

/** Whether the sidebar is a rail, stored across visits. */
export const useIsSidebarCollapsed = () => {
  const [isCollapsed, setCollapsed] = useState(() => storage.read(COLLAPSED_KEY) === 'true');
  const collapse = (next: boolean) => {
    setCollapsed(next);
    storage.write(COLLAPSED_KEY, String(next));
  };
  return [isCollapsed, collapse] as const;
};

/** Expanded groups of the sidebar, stored across visits. Opens the group of the current path. */
export const useExpandedGroups = (currentGroup: string | undefined) => {
  const [expanded, setExpanded] = useState(readExpanded);
  const [openedGroup, setOpenedGroup] = useState<string>();

  // Once per navigation into a group, so that the user can close it again.
  if (openedGroup !== currentGroup) {
    setOpenedGroup(currentGroup);
    if (currentGroup && !expanded.includes(currentGroup)) setExpanded([...expanded, currentGroup]);
  }

  const expand = (next: string[]) => {
    setExpanded(next);
    storage.write(EXPANDED_KEY, JSON.stringify(next));
  };
  return { expanded, expand };
};
