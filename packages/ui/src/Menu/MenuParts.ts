import { type ComponentType, createContext, use } from 'react';
import type { MenuItemProps } from './MenuItem.tsx';
import type { MenuSectionProps } from './MenuSection.tsx';

/** What items and sections are made of. */
interface Parts {
  Item: ComponentType<MenuItemProps>;
  Section: ComponentType<MenuSectionProps>;
}

/**
 * Hands the implementation of items and sections down to them, so that a screen which mentions items does not load the
 * code of a menu that nobody has opened.
 */
export const MenuParts = createContext<Parts | null>(null);

export function useMenuParts(): Parts {
  const parts = use(MenuParts);
  if (!parts) throw new Error('MenuItem and MenuSection belong inside a Menu.');
  return parts;
}
