import { createContext, useContext } from 'react';

/** What the parts of a shell know of each other. */
export interface Shell {
  /** Icons only. */
  isSidebarCollapsed: boolean;
  /** The sidebar lies over the page and is called with the toggle, as on a phone. */
  isDrawer: boolean;
  isDrawerOpen: boolean;
  toggleSidebar: () => void;
}

/** Filled by AppShell; empty around a TopBar or Sidebar that stands alone. */
export const ShellContext = createContext<Shell | undefined>(undefined);

/** The shell around, if there is one. */
export const useShell = (): Shell | undefined => useContext(ShellContext);
