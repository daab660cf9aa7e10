import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { useMenuButton } from '../Button/buttonProps.ts';
import { MenuHeader, MenuItem, MenuSection } from '../Menu/MenuItem.tsx';
import { useAppWords } from '../words/useAppWords.ts';
import * as styles from './UserMenu.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface UserMenuProps extends RootProps<HTMLButtonElement> {
  /** Name of the signed-in user. */
  name: string;
  /** E-mail address of the signed-in user. */
  email: string;
  /** Version of the application, for reports. */
  version?: string | undefined;
  /** `MenuItem`s and `MenuSection`s above Logout. */
  items?: ReactNode | undefined;
  /** Called when the user logs out. */
  onLogout: () => void;
}

const Trigger = ({
  name,
  role,
  ...rest
}: Pick<UserMenuProps, 'name' | keyof RootProps> & { role: string }) => (
  <button {...useMenuButton()} type="button" {...rootProps(rest, styles.button)}>
    <Avatar name={name} />
    <span className={styles.words}>
      <span className={styles.name} title={name}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.label}>{role}</span>
    </span>
  </button>
);

/** Shows who is signed in, with a menu to log out. For other menus use `Menu`. */
export function UserMenu(props: UserMenuProps) {
  const words = useAppWords('userMenu');
  const { name, email, version, items, onLogout, ...rest } = props;
  return (
    <Menu label={words.menu} trigger={<Trigger {...rest} name={name} role={words.role} />}>
      <MenuHeader>
        <span className={styles.person}>
          <span className={styles.personName}>
            <bdi>{name}</bdi>
          </span>
          <span className={styles.fact}>{words.role}</span>
          <span className={styles.fact}>
            <bdi>{email}</bdi>
          </span>
          {version && <span className={styles.fact}>{version}</span>}
        </span>
      </MenuHeader>
      {items}
      <MenuSection title={words.logout} isTitleHidden>
        <MenuItem icon="logOut" onAction={onLogout}>
          {words.logout}
        </MenuItem>
      </MenuSection>
    </Menu>
  );
}
