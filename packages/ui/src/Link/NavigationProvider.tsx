import type { ReactNode } from 'react';
import { type Navigate, NavigationContext } from './navigation.ts';

export interface NavigationProviderProps {
  /** Goes to an address of the application without loading a new page. */
  navigate: Navigate;
  children: ReactNode;
}

/**
 * Lets the links of the kit inside it go through the host's router. They stay real links: with a modifier key, in a new tab
 * and from the context menu the browser follows them itself, and so it does without this provider.
 */
export const NavigationProvider = ({ navigate, children }: NavigationProviderProps) => (
  <NavigationContext value={navigate}>{children}</NavigationContext>
);
