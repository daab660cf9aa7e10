import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { IconContent } from '../icons/Icon.tsx';
import { header } from './Menu.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

interface Parts {
  Item: ComponentType<MenuItemProps>;
  Section: ComponentType<MenuSectionProps>;
  Submenu: ComponentType<SubmenuProps>;
}

/** Implementation of items and sections, passed by context: screens with a closed menu don't load it. */
export const MenuParts = createContext<Parts | null>(null);

function useMenuParts(): Parts {
  const parts = use(MenuParts);
  if (!parts) throw new Error('MenuItem, MenuSection and Submenu must be inside a Menu.');
  return parts;
}

export interface MenuItemProps extends Pick<RootProps<HTMLDivElement>, 'ref' | 'className'> {
  /** Identifies the item in the `selectedKeys` of its section; not an `id` of the page. */
  id?: string | undefined;
  /** The action in a word or two. Typing its first letters selects it. */
  children: string;
  /** Icon before the text. */
  icon?: IconContent | undefined;
  /** Keys that do the same without the menu, such as `Mod+Alt+1`; `Mod` is Command on a Mac, else Control. Shown only. */
  shortcut?: string | undefined;
  /** `danger` for destructive actions. */
  tone?: 'default' | 'danger' | undefined;
  /** Makes the item a link, followed through `NavigationProvider`. */
  href?: string | undefined;
  /** For an item without `href`; also called for one that is selected already. The menu closes. */
  onAction?: (() => void) | undefined;
  /** Can be reached with the arrow keys, but not chosen. */
  isDisabled?: boolean | undefined;
}

/** One action or link of a `Menu`. */
export function MenuItem(props: MenuItemProps) {
  const { Item } = useMenuParts();
  return <Item {...props} />;
}

export interface MenuSectionProps extends Pick<RootProps, 'ref' | 'className'> {
  /** Name of the group; visible unless `isTitleHidden`. */
  title: string;
  /** Keeps the title for screen readers only. @default false */
  isTitleHidden?: boolean | undefined;
  /** `single`: one item is checked, as with radio buttons; `multiple`: each can be, and the menu stays open on Space. */
  selectionMode?: 'single' | 'multiple' | undefined;
  /** The `id`s of the checked items. */
  selectedKeys?: Iterable<string> | undefined;
  /** Called with all `id`s that are checked then. */
  onSelectionChange?: ((keys: ReadonlySet<string>) => void) | undefined;
  /** `MenuItem` elements. */
  children: ReactNode;
}

/** A named group of menu items with a line above. */
export function MenuSection(props: MenuSectionProps) {
  const { Section } = useMenuParts();
  return <Section {...props} />;
}

export interface SubmenuProps extends Pick<MenuItemProps, 'ref' | 'className' | 'icon' | 'isDisabled'> {
  /** Text of the item that opens it. Typing its first letters selects it. */
  label: string;
  /** `MenuItem`, `MenuSection` and `Submenu`. */
  children: ReactNode;
}

/** An item of a `Menu` with further items beside it. For up to five of them use a `MenuSection`: all are seen at once. */
export function Submenu(props: SubmenuProps) {
  const parts = useMenuParts();
  return <parts.Submenu {...props} />;
}

export interface MenuHeaderProps extends RootProps<HTMLDivElement> {
  /** Text only, such as whose menu it is. */
  children: ReactNode;
}

/** Text above the items of a `Menu`. Must be a direct child. */
export const MenuHeader = ({ children, ...rest }: MenuHeaderProps) => (
  <div {...rootProps(rest, header)}>{children}</div>
);
