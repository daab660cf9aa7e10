import type { IconName } from '../icons/Icon.tsx';
import { useMenuParts } from './MenuParts.ts';

export interface MenuItemProps {
  /** The action in a word or two. Typing its first letters selects it. */
  children: string;
  /** Identifies the item in the `selectedKeys` of its section. */
  id?: string;
  /** Icon before the text. */
  icon?: IconName;
  /** Keys that do the same without the menu, such as `Mod+Alt+1`; `Mod` is Command on a Mac, else Control. Shown only. */
  shortcut?: string;
  /** `danger` for destructive actions. */
  tone?: 'default' | 'danger';
  /** Makes the item a link, followed through `NavigationProvider`. */
  href?: string;
  /** For an item without `href`; also called for one that is selected already. The menu closes. */
  onAction?: () => void;
  /** Can be reached with the arrow keys, but not chosen. */
  isDisabled?: boolean;
}

/** One action or link of a `Menu`. */
export function MenuItem(props: MenuItemProps) {
  const { Item } = useMenuParts();
  return <Item {...props} />;
}
