import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import { Menu } from '../../Menu/Menu.tsx';
import { useMenuButton } from '../../Button/buttonProps.ts';
import * as styles from './toolbar.css.ts';
import * as layout from './toolbarLayout.css.ts';

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

const iconTrigger = `${layout.tool} ${styles.button}`;
const textTrigger = `${iconTrigger} ${layout.textTool} ${styles.textTrigger}`;

const Trigger = ({ label, current, icon, isDisabled }: Omit<ToolbarMenuProps, 'children'>) => (
  <button
    {...useMenuButton()}
    type="button"
    aria-label={current ? `${label}: ${current}` : label}
    disabled={isDisabled}
    className={icon ? iconTrigger : textTrigger}
  >
    {icon ? <Icon name={icon} /> : <span>{current}</span>}
    <Icon name="chevronDown" size="small" />
  </button>
);

export const ToolbarMenu = ({ children, ...trigger }: ToolbarMenuProps) => (
  <Menu label={trigger.label} placement="bottom start" trigger={<Trigger {...trigger} />}>
    {children}
  </Menu>
);
