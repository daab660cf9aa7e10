import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import { Menu } from '../../Menu/Menu.tsx';
import * as styles from './toolbar.css.ts';

export interface ToolbarMenuProps {
  /** What the list is for, such as "Text style". */
  label: string;
  /** What holds now; part of the button's name. */
  current?: string;
  icon?: IconName;
  isDisabled?: boolean;
  children: ReactNode;
}

/** A button of the toolbar that opens a list of choices. Words show what holds now where there is no picture. */
export const ToolbarMenu = ({ label, current, icon, isDisabled, children }: ToolbarMenuProps) => (
  <Menu
    label={label}
    placement="bottom start"
    trigger={
      <Button
        aria-label={current ? `${label}: ${current}` : label}
        isDisabled={isDisabled}
        className={icon ? styles.button : `${styles.button} ${styles.words}`}
      >
        {icon ? <Icon name={icon} /> : <span>{current}</span>}
        <Icon name="chevronDown" size="small" />
      </Button>
    }
  >
    {children}
  </Menu>
);
