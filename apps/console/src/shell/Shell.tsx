import { useLogOut, useSession } from '@planner/features/auth';
import { OfflineBanner, StillWorking, useUnreadMessages } from '@planner/features/shared';
import { AppShell, Banner, Brand, Footer, Link, Sidebar, ThemeToggle, TopBar, UserMenu } from '@planner/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { MissingPartsBanner } from '../failures/MissingPartsBanner.tsx';
import { PaletteHost } from '../palette/PaletteHost.tsx';
import { paths } from '../paths.ts';
import { useTheme } from '../theme/useTheme.ts';
import { titles } from '../titles.ts';
import { unsaved } from '../unsaved/unsaved.ts';
import { footerNavigation, groupOf } from './navigation.ts';
import { sidebarEntries } from './sidebarEntries.ts';
import { useScreenName } from './useScreenName.ts';
import { useSidebarState } from './useSidebarState.ts';

/** How long the message of a failed logout stays (specification §9). */
const MESSAGE_MS = 3000;

const YEAR = new Date().getFullYear();

/** The admin layout around every screen behind the sign-in: sidebar, top bar, footer. */
export const Shell = () => {
  const { pathname } = useLocation();
  const screen = useScreenName();
  const sidebar = useSidebarState(groupOf(pathname));
  const { theme, choose } = useTheme();
  const { user, isInterrupted } = useSession();
  const { logOut, errorMessage, dismissError } = useLogOut();

  return (
    <AppShell
      isSidebarCollapsed={sidebar.isCollapsed}
      onSidebarCollapsedChange={sidebar.collapse}
      isCovered={isInterrupted}
      sidebar={
        <Sidebar
          label="Main"
          brand={
            <Link href={paths.dashboard()} variant="plain">
              <Brand />
            </Link>
          }
          items={sidebarEntries(useUnreadMessages())}
          footerItems={footerNavigation}
          currentHref={pathname}
          expandedGroups={sidebar.expanded}
          onExpandedGroupsChange={sidebar.expand}
        />
      }
      topBar={
        <TopBar
          title={titles[screen]}
          actions={
            <>
              <PaletteHost onLogout={() => unsaved.leave(logOut)} />
              <ThemeToggle theme={theme} onChange={choose} />
            </>
          }
          userMenu={
            <UserMenu
              name={user?.name || 'Admin'}
              email={user?.email ?? ''}
              onLogout={() => unsaved.leave(logOut)}
            />
          }
        />
      }
      footer={<Footer>Planner Admin. All rights reserved {YEAR}</Footer>}
      notices={
        <>
          <OfflineBanner />
          <StillWorking />
          <MissingPartsBanner />
          {errorMessage && (
            <Banner tone="danger" timeoutMs={MESSAGE_MS} onDismiss={dismissError}>
              {errorMessage}
            </Banner>
          )}
        </>
      }
    >
      <Outlet />
    </AppShell>
  );
};
