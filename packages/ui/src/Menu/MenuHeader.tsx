import type { ReactNode } from 'react';
import { header } from './Menu.css.ts';

export interface MenuHeaderProps {
  /** Text, such as whose menu it is. Nothing that can be pressed. */
  children: ReactNode;
}

/** A block above the items of a `Menu`, whose direct child it must be. It describes the menu and cannot be chosen. */
export const MenuHeader = ({ children }: MenuHeaderProps) => <div className={header}>{children}</div>;
