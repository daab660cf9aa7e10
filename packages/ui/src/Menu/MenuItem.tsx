import type { IconName } from '../icons/Icon.tsx';
import { useMenuParts } from './MenuParts.ts';

export interface MenuItemProps {
  /** What it does, in a word or two. Typing the first letters jumps to it. */
  children: string;
  icon?: IconName;
  /** `danger` for what destroys. */
  tone?: 'default' | 'danger';
  /** Where it goes: a real link, which the host's `NavigationProvider` follows. */
  href?: string;
  /** What it does, for an item without `href`. The menu closes. */
  onAction?: () => void;
  isDisabled?: boolean;
}

/** One action or link of a `Menu`. */
export function MenuItem(props: MenuItemProps) {
  const { Item } = useMenuParts();
  return <Item {...props} />;
}
