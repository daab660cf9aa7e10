import { createContext } from 'react';

interface Shell {
  isSidebarCollapsed: boolean;
  isDrawer: boolean;
  isDrawerOpen: boolean;
  toggleSidebar: () => void;
}

/** Undefined around a TopBar or Sidebar outside an AppShell. */
export const ShellContext = createContext<Shell | undefined>(undefined);
