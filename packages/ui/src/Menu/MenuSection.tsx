import type { ReactNode } from 'react';
import { useMenuParts } from './MenuParts.ts';

export interface MenuSectionProps {
  /** Name of the group; visible unless `isTitleHidden`. */
  title: string;
  /** Keeps the title for screen readers only. @default false */
  isTitleHidden?: boolean;
  /** `single`: one item is checked, as with radio buttons; `multiple`: each can be, and the menu stays open on Space. */
  selectionMode?: 'single' | 'multiple';
  /** The `id`s of the checked items. */
  selectedKeys?: Iterable<string>;
  /** Called with all `id`s that are checked then. */
  onSelectionChange?: (keys: ReadonlySet<string>) => void;
  /** `MenuItem` elements. */
  children: ReactNode;
}

/** A named group of menu items with a line above. */
export function MenuSection(props: MenuSectionProps) {
  const { Section } = useMenuParts();
  return <Section {...props} />;
}
