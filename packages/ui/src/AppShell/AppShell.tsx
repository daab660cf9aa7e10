import { type ReactNode, useMemo, useState } from 'react';
import { useMediaQuery } from '../media/useMediaQuery.ts';
import { useAppWords } from '../words/useAppWords.ts';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { media } from '../theme/breakpoints.ts';
import * as styles from './AppShell.css.ts';
import { SidebarDrawer } from './SidebarDrawer.tsx';
import { ShellContext } from './ShellContext.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface AppShellProps extends RootProps<HTMLDivElement> {
  /** A `Sidebar`. */
  sidebar: ReactNode;
  /** A `TopBar`; sticky. */
  topBar: ReactNode;
  /** A `Footer`, at the end of the page or of the window. */
  footer: ReactNode;
  /** `Banner`s about the whole application, such as being offline, above the screen. */
  notices?: ReactNode | undefined;
  /** The screen, inside `main#main`. */
  children: ReactNode;
  /** Rail on wide screens; persist it. Tablets start with a rail, phones with a closed drawer, without changing it. Without it the shell keeps its own. */
  isSidebarCollapsed?: boolean | undefined;
  /** At first. @default false */
  defaultSidebarCollapsed?: boolean | undefined;
  /** Called when the user folds or unfolds the sidebar. */
  onSidebarCollapsedChange?: ((isCollapsed: boolean) => void) | undefined;
  /** A dialog that opened on its own covers the page: closes the drawer, which would be above it. */
  isCovered?: boolean | undefined;
}

/** Frame of an application's screens. Without navigation use `PublicLayout`, for signing in `AuthLayout`. */
export function AppShell(props: AppShellProps) {
  const { sidebar, topBar, footer, children, onSidebarCollapsedChange } = props;
  const [isOwnRail, setOwnRail] = useState(props.defaultSidebarCollapsed ?? false);
  const { isSidebarCollapsed = isOwnRail } = props;
  const words = useAppWords('appShell');
  const isPhone = useMediaQuery(media.phone);
  const isWide = useMediaQuery(media.aboveTablet);
  const [isTabletRail, setTabletRail] = useState(true);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  // The drawer must not reopen when the window becomes narrow again.
  if (isDrawerOpen && (!isPhone || props.isCovered)) setDrawerOpen(false);

  const shell = useMemo(() => {
    const isCollapsed = isWide ? isSidebarCollapsed : !isPhone && isTabletRail;
    return {
      isSidebarCollapsed: isCollapsed,
      isDrawer: isPhone,
      isDrawerOpen,
      toggleSidebar: () => {
        if (isPhone) setDrawerOpen((isOpen) => !isOpen);
        else if (isWide) {
          setOwnRail(!isCollapsed);
          onSidebarCollapsedChange?.(!isCollapsed);
        } else setTabletRail(!isCollapsed);
      },
    };
  }, [isPhone, isWide, isSidebarCollapsed, isTabletRail, isDrawerOpen, onSidebarCollapsedChange]);

  return (
    <ShellContext value={shell}>
      <SkipLink />
      <div {...rootProps(props, styles.shell)}>
        {isPhone ? (
          <SidebarDrawer
            label={words.drawer}
            closeLabel={words.closeDrawer}
            isOpen={isDrawerOpen}
            onClose={() => setDrawerOpen(false)}
          >
            {sidebar}
          </SidebarDrawer>
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
