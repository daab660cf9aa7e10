import { useState } from 'react';
import { storage } from '../storage/storage.ts';

const COLLAPSED_KEY = 'sidebar.collapsed';
const EXPANDED_KEY = 'sidebar.expanded';

/** The remembered groups; whatever else is stored there counts as none. */
export const readExpanded = (stored: string | null): string[] => {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

/** How the sidebar stands: remembered over visits, and the group of the current path opens by itself. */
export const useSidebarState = (currentGroup: string | undefined) => {
  const [isCollapsed, setIsCollapsed] = useState(() => storage.read(COLLAPSED_KEY) === 'true');
  const [expanded, setExpanded] = useState(() => readExpanded(storage.read(EXPANDED_KEY)));
  const [openedGroup, setOpenedGroup] = useState<string>();

  // Once for each arrival: somebody who closes the group again means it.
  if (openedGroup !== currentGroup) {
    setOpenedGroup(currentGroup);
    if (currentGroup && !expanded.includes(currentGroup)) setExpanded([...expanded, currentGroup]);
  }

  return {
    isCollapsed,
    collapse: (next: boolean) => {
      setIsCollapsed(next);
      storage.write(COLLAPSED_KEY, String(next));
    },
    expanded,
    expand: (next: string[]) => {
      setExpanded(next);
      storage.write(EXPANDED_KEY, JSON.stringify(next));
    },
  };
};
