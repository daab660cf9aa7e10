import type { ReactNode } from 'react';
import { type Navigate, NavigationContext } from './navigation.ts';

export interface NavigationProviderProps {
  /** Client-side navigation to an application URL. */
  navigate: Navigate;
  /** The application. */
  children: ReactNode;
}

/** Routes plain clicks on the kit's links through the host's router. Without it the browser navigates. */
export const NavigationProvider = ({ navigate, children }: NavigationProviderProps) => (
  <NavigationContext value={navigate}>{children}</NavigationContext>
);
