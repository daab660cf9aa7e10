import { type ComponentType, createContext, use } from 'react';
import type { MenuItemProps } from './MenuItem.tsx';
import type { MenuSectionProps } from './MenuSection.tsx';

interface Parts {
  Item: ComponentType<MenuItemProps>;
  Section: ComponentType<MenuSectionProps>;
}

/** Implementation of items and sections, passed by context: screens with a closed menu don't load it. */
export const MenuParts = createContext<Parts | null>(null);

export function useMenuParts(): Parts {
  const parts = use(MenuParts);
  if (!parts) throw new Error('MenuItem and MenuSection must be inside a Menu.');
  return parts;
}
