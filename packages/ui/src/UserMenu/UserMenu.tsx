import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { MenuHeader } from '../Menu/MenuHeader.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import * as styles from './UserMenu.css.ts';

export interface UserMenuProps {
  name: string;
  email: string;
  /** What the person is. @default 'Administrator' */
  label?: string;
  /** More `MenuItem`s, above Logout. */
  items?: ReactNode;
  onLogout: () => void;
  /** @default 'Logout' */
  logoutLabel?: string;
  /** Name of the menu for assistive technology. @default 'Account' */
  menuLabel?: string;
}

/**
 * Who is signed in, and the way out. For other actions behind one button use `Menu`. Keyboard: Enter, Space or an arrow
 * opens, arrows walk, Escape closes and gives focus back.
 */
export function UserMenu(props: UserMenuProps) {
  const {
    name,
    email,
    label = 'Administrator',
    items,
    onLogout,
    logoutLabel = 'Logout',
    menuLabel = 'Account',
  } = props;
  return (
    <Menu
      label={menuLabel}
      trigger={
        <Button className={styles.button}>
          <Avatar name={name} />
          <span className={styles.words}>
            <span className={styles.name}>
              <bdi>{name}</bdi>
            </span>
            <span className={styles.label}>{label}</span>
          </span>
        </Button>
      }
    >
      <MenuHeader>
        <span className={styles.person}>
          <span className={styles.personName}>
            <bdi>{name}</bdi>
          </span>
          <span className={styles.fact}>{label}</span>
          <span className={styles.fact}>
            <bdi>{email}</bdi>
          </span>
        </span>
      </MenuHeader>
      {items}
      <MenuItem icon="logOut" onAction={onLogout}>
        {logoutLabel}
      </MenuItem>
    </Menu>
  );
}
