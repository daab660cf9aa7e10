import type { ReactNode } from 'react';
import { useShell } from '../AppShell/ShellContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  /** Where one is, in a word or two. The heading of the screen is the `PageHeader`'s. */
  title: string;
  /** Inside an `AppShell` the shell does it; needed only around a `Sidebar` that stands alone. */
  onToggleSidebar?: () => void;
  /** As `onToggleSidebar`: inside an `AppShell` the shell knows. */
  isSidebarCollapsed?: boolean;
  /** @default 'Toggle sidebar' */
  toggleLabel?: string;
  /** Small controls for the whole application, such as `ThemeToggle`. */
  actions?: ReactNode;
  /** A `UserMenu`, at the end. */
  userMenu?: ReactNode;
}

/** The bar above every screen: the `banner` landmark. Actions of one screen belong into its `PageHeader`. */
export function TopBar(props: TopBarProps) {
  const { title, onToggleSidebar, isSidebarCollapsed = false, actions, userMenu } = props;
  const { toggleLabel = 'Toggle sidebar' } = props;
  const shell = useShell();
  const isExpanded = shell?.isDrawer
    ? shell.isDrawerOpen
    : !(shell?.isSidebarCollapsed ?? isSidebarCollapsed);
  return (
    <header className={styles.bar}>
      <IconButton
        icon="sidebar"
        label={toggleLabel}
        isExpanded={isExpanded}
        onPress={() => (shell ? shell.toggleSidebar() : onToggleSidebar?.())}
      />
      <span className={styles.title}>{title}</span>
      <div className={styles.end}>
        {actions}
        {userMenu}
      </div>
    </header>
  );
}
