import { brand } from '@planner/brand';
import { useSession } from '@planner/features/auth';
import { useUnreadMessages } from '@planner/features/inbox';
import { chunkLoadErrors, connection, unsaved, useSidebarState } from '@planner/features/page';
import {
  Announcements,
  ConnectionBanner,
  DisconnectedContext,
  SlowRequestMonitor,
  useRights,
} from '@planner/features/shared';
import { AppShell, Banner, Brand, Footer, formatCount, Link, Sidebar, TopBar, UserMenu } from '@planner/ui';
import { useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PaletteHost } from '../palette/PaletteHost.tsx';
import { paths } from '../paths.ts';
import { isAllowed, isOffered } from '../rights.ts';
import { titleOf, type ScreenName } from '../screens.ts';
import { NotAllowed, NotOffered } from './NotFound.tsx';
import { ThemeItems, ThemeSwitch } from './ThemeControls.tsx';
import { groupLabelOf, groupOf, sidebarEntries } from './navigation.ts';
import { useScreenName } from './useScreen.ts';

/** Replaced by the build. */
declare const APP_VERSION: string | undefined;

const YEAR = new Date().getFullYear();

const Screen = ({ name }: { name: ScreenName | undefined }) => {
  const rights = useRights();
  if (name && !isAllowed(name, rights)) return <NotAllowed />;
  return name && !isOffered(name, rights) ? <NotOffered name={name} /> : <Outlet />;
};

export const Shell = () => {
  const { pathname } = useLocation();
  const screen = useScreenName();
  const group = groupOf(pathname);
  const sidebar = useSidebarState(group);
  const { user, isInterrupted, daysToEnroll, logOut } = useSession();
  const rights = useRights();
  const unreadMessages = useUnreadMessages();

  const isDown = useSyncExternalStore(connection.subscribe, connection.isDown);
  const isOutdated = useSyncExternalStore(chunkLoadErrors.subscribe, chunkLoadErrors.isOutdated);

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
          items={sidebarEntries({ rights, unread: { messages: unreadMessages } })}
          footerItems={sidebarEntries({ rights, isFooter: true })}
          currentHref={pathname}
          expandedGroups={sidebar.expanded}
          onExpandedGroupsChange={sidebar.expand}
        />
      }
      topBar={
        <TopBar
          group={groupLabelOf(screen)}
          title={titleOf(screen)}
          actions={
            <>
              <PaletteHost onLogout={() => unsaved.leave(logOut)} />
              <ThemeSwitch />
            </>
          }
          userMenu={
            <UserMenu
              name={user?.name || 'Admin'}
              email={user?.email ?? ''}
              version={APP_VERSION}
              items={<ThemeItems />}
              onLogout={() => unsaved.leave(logOut)}
            />
          }
        />
      }
      footer={<Footer>{`${brand.name}. All rights reserved ${YEAR}`}</Footer>}
      notices={
        <>
          <ConnectionBanner isDown={isDown} isOutdated={isOutdated} onReload={() => location.reload()} />
          <SlowRequestMonitor />
          {daysToEnroll !== undefined && (
            <Banner tone="warning">
              Administrators need a second factor in {formatCount(daysToEnroll, 'day')}.{' '}
              <Link href={paths.settings()}>Add one in your settings</Link>
            </Banner>
          )}
        </>
      }
    >
      <DisconnectedContext value={isDown}>
        <Announcements>
          <Screen name={screen} />
        </Announcements>
      </DisconnectedContext>
    </AppShell>
  );
};
