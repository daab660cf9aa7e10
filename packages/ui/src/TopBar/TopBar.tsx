import { type ReactNode, use } from 'react';
import { ShellContext } from '../AppShell/ShellContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useAppWords } from '../words/useAppWords.ts';
import * as styles from './TopBar.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface TopBarProps extends RootProps {
  /** Name of the page. The screen's heading is in `PageHeader`. */
  title: string;
  /** Group of the page in the `Sidebar`, before its name. Hidden on a phone. */
  group?: string | undefined;
  /** Only outside an `AppShell`, which otherwise handles it. */
  onToggleSidebar?: (() => void) | undefined;
  /** Only outside an `AppShell`. */
  isSidebarCollapsed?: boolean | undefined;
  /** Small controls of the application, such as `ThemeToggle`. */
  actions?: ReactNode | undefined;
  /** A `UserMenu`, at the end. */
  userMenu?: ReactNode | undefined;
}

/** The `banner` landmark above every screen. For actions of one screen use `PageHeader`. */
export function TopBar(props: TopBarProps) {
  const { title, group, onToggleSidebar, isSidebarCollapsed = false, actions, userMenu } = props;
  const words = useAppWords('topBar');
  const shell = use(ShellContext);
  const isExpanded = shell?.isDrawer
    ? shell.isDrawerOpen
    : !(shell?.isSidebarCollapsed ?? isSidebarCollapsed);
  return (
    <header {...rootProps(props, styles.bar)}>
      <IconButton
        icon="sidebar"
        label={words.toggleSidebar}
        isExpanded={isExpanded}
        onPress={() => (shell ? shell.toggleSidebar() : onToggleSidebar?.())}
      />
      <div className={styles.place}>
        {group !== undefined && (
          <>
            <span className={styles.group}>{group}</span>
            <span className={styles.separator}>
              <Icon name="chevronRight" size="small" />
            </span>
          </>
        )}
        <span className={styles.title}>{title}</span>
      </div>
      <div className={styles.end}>
        {actions}
        {userMenu}
      </div>
    </header>
  );
}
