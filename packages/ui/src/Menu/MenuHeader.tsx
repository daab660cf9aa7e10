import type { ReactNode } from 'react';
import { header } from './Menu.css.ts';

export interface MenuHeaderProps {
  /** Text only, such as whose menu it is. */
  children: ReactNode;
}

/** Text above the items of a `Menu`. Must be a direct child. */
export const MenuHeader = ({ children }: MenuHeaderProps) => <div className={header}>{children}</div>;
