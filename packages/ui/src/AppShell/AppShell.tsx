import { type ReactNode, useMemo, useState } from 'react';
import { useMediaQuery } from '../media/useMediaQuery.ts';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { media } from '../theme/breakpoints.ts';
import * as styles from './AppShell.css.ts';
import { Drawer } from './Drawer.tsx';
import { ShellContext } from './ShellContext.ts';

export interface AppShellProps {
  /** A `Sidebar`. */
  sidebar: ReactNode;
  /** A `TopBar`; stays in sight while the page scrolls. */
  topBar: ReactNode;
  /** A `Footer`; at the end of the page, or of the window where the page is shorter. */
  footer: ReactNode;
  /** `Banner`s that concern the whole application, such as that it is offline; above the screen. Without any, no space is taken. */
  notices?: ReactNode;
  /** The screen, inside `main#main`. */
  children: ReactNode;
  /** Whether the person wants the sidebar as a rail of icons on a wide screen: worth remembering. */
  isSidebarCollapsed: boolean;
  onSidebarCollapsedChange: (isCollapsed: boolean) => void;
  /** A dialog that the person has not asked for, such as a sign-in, is over the page: the drawer, which would lie over it, closes. */
  isCovered?: boolean;
  /** Name of the sidebar where it is a drawer. @default 'Sidebar' */
  drawerLabel?: string;
}

/**
 * Frame of an application's screens. The wish of `isSidebarCollapsed` counts on a wide screen. On a tablet the sidebar
 * starts as a rail and opens for the time being; on a phone it is a drawer, closed until called. Both leave the wish as it
 * is, so that a visit from a phone does not change the desktop. For pages without navigation use `PublicLayout`, to sign in
 * `AuthLayout`.
 */
export function AppShell(props: AppShellProps) {
  const { sidebar, topBar, footer, children, isSidebarCollapsed, onSidebarCollapsedChange } = props;
  const isPhone = useMediaQuery(media.phone);
  const isWide = useMediaQuery(media.aboveTablet);
  const [isTabletRail, setTabletRail] = useState(true);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  // A window made wider has no drawer; made narrow again it must not find one open.
  if (isDrawerOpen && (!isPhone || props.isCovered)) setDrawerOpen(false);

  const shell = useMemo(() => {
    const isCollapsed = isWide ? isSidebarCollapsed : !isPhone && isTabletRail;
    return {
      isSidebarCollapsed: isCollapsed,
      isDrawer: isPhone,
      isDrawerOpen,
      toggleSidebar: () => {
        if (isPhone) setDrawerOpen((isOpen) => !isOpen);
        else if (isWide) onSidebarCollapsedChange(!isCollapsed);
        else setTabletRail(!isCollapsed);
      },
    };
  }, [isPhone, isWide, isSidebarCollapsed, isTabletRail, isDrawerOpen, onSidebarCollapsedChange]);

  return (
    <ShellContext value={shell}>
      <SkipLink />
      <div className={styles.shell}>
        {isPhone ? (
          <Drawer
            label={props.drawerLabel ?? 'Sidebar'}
            isOpen={isDrawerOpen}
            onClose={() => setDrawerOpen(false)}
          >
            {sidebar}
          </Drawer>
        ) : (
          <div className={shell.isSidebarCollapsed ? styles.rail : styles.sidebar}>{sidebar}</div>
        )}
        <div className={styles.column}>
          <div className={styles.topBar}>{topBar}</div>
          <main id="main" tabIndex={-1} className={styles.main}>
            <div className={styles.notices}>{props.notices}</div>
            {children}
          </main>
          {footer}
        </div>
      </div>
    </ShellContext>
  );
}
