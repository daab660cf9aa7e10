import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import { Menu } from '../../Menu/Menu.tsx';
import * as styles from './toolbar.css.ts';

/** Runs a command after the menu has closed, which returns the focus to its button; only then can the text take it. */
export const afterMenu = (run: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(run));
};

export interface ToolbarMenuProps {
  label: string;
  /** Current choice; part of the button's name. */
  current?: string;
  icon?: IconName;
  isDisabled?: boolean;
  children: ReactNode;
}

export const ToolbarMenu = ({ label, current, icon, isDisabled, children }: ToolbarMenuProps) => (
  <Menu
    label={label}
    placement="bottom start"
    trigger={
      <Button
        aria-label={current ? `${label}: ${current}` : label}
        isDisabled={isDisabled}
        className={icon ? styles.button : `${styles.button} ${styles.textTrigger}`}
      >
        {icon ? <Icon name={icon} /> : <span>{current}</span>}
        <Icon name="chevronDown" size="small" />
      </Button>
    }
  >
    {children}
  </Menu>
);
