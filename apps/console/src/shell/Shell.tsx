import { brand } from '@planner/brand';
import { useSession } from '@planner/features/auth';
import { useUnansweredMessages } from '@planner/features/inbox';
import {
  chunkLoadErrors,
  connection,
  prefetchCode,
  unsaved,
  useExpandedGroups,
  useIsSidebarCollapsed,
  useTheme,
} from '@planner/features/page';
import {
  Announcements,
  ConnectionBanner,
  DisconnectedContext,
  SlowRequestMonitor,
  textTitle,
  usePersonName,
  useRights,
} from '@planner/features/shared';
import {
  AppShell,
  Banner,
  Brand,
  EmptyState,
  Footer,
  formatCount,
  Link,
  LinkButton,
  MenuItem,
  MenuSection,
  Sidebar,
  type ThemePreference,
  ThemeToggle,
  TopBar,
  UserMenu,
} from '@planner/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router-dom';
import { PaletteHost } from '../palette/PaletteHost.tsx';
import { paths, screenAt } from '../paths.ts';
import { accessTo, screens, titleOf, type ScreenName } from '../screens.ts';
import { currentHrefOf, groupLabelOf, groupOf, labelOf, sidebarEntries } from './navigation.ts';
import { usePathname, useScreenName } from './useScreen.ts';

/** Replaced by the build. */
declare const APP_VERSION: string | undefined;

const YEAR = new Date().getFullYear();

/** The choice of the settings, in the account menu: the toggle beside it has no "System". */
const ThemeItems = () => {
  const { preference, choose } = useTheme();
  // A logout may follow, and it also works offline.
  useEffect(() => prefetchCode(() => import('../entries/SignIn.tsx')), []);
  const item = (id: ThemePreference) => ({ id, onAction: () => choose(id) });
  return (
    <MenuSection title="Theme" selectionMode="single" selectedKeys={[preference]}>
      <MenuItem {...item('light')} icon="sun">
        Light
      </MenuItem>
      <MenuItem {...item('dark')} icon="moon">
        Dark
      </MenuItem>
      <MenuItem {...item('system')} icon="monitor">
        System
      </MenuItem>
    </MenuSection>
  );
};

/** A component of its own: a change of the theme renders nothing else. */
const ThemeSwitch = () => {
  const { theme, choose } = useTheme();
  return <ThemeToggle theme={theme} onChange={choose} />;
};

/** Replaces a screen that the account may not open. */
const NotAllowed = () => (
  <EmptyState
    icon="info"
    title="Your access does not include this page"
    description="An administrator with access to everything can change that."
    action={<LinkButton href={paths.dashboard()}>Back to the dashboard</LinkButton>}
  />
);

/** Replaces a screen that the server doesn't offer: bookmarks and links may still lead here. */
const NotOffered = ({ name }: { name: ScreenName }) => {
  const { label, icon } = labelOf(name);
  return (
    <EmptyState
      icon={icon}
      title={`This server has no ${label.toLowerCase()}`}
      description={screens[name].notOffered ?? 'A newer version of the server may have them.'}
      action={<LinkButton href={paths.dashboard()}>Back to the dashboard</LinkButton>}
    />
  );
};

/** The screen, or why it is not shown. */
const Screen = () => {
  const name = useScreenName();
  const rights = useRights();
  const isDown = useSyncExternalStore(connection.subscribe, connection.isDown);
  const access = name && accessTo(name, rights);
  return (
    <DisconnectedContext value={isDown}>
      {access === 'refused' && <NotAllowed />}
      {name && access === 'missing' && <NotOffered name={name} />}
      {(access === undefined || access === 'open') && <Outlet />}
    </DisconnectedContext>
  );
};

const Notices = () => {
  const isDown = useSyncExternalStore(connection.subscribe, connection.isDown);
  const isOutdated = useSyncExternalStore(chunkLoadErrors.subscribe, chunkLoadErrors.isOutdated);
  const { daysToEnroll } = useSession();
  return (
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
  );
};

const Navigation = () => {
  const pathname = usePathname();
  const { expanded, expand } = useExpandedGroups(groupOf(pathname));
  const rights = useRights();
  const unanswered = { messages: useUnansweredMessages() };
  return (
    <Sidebar
      label="Main"
      brand={
        <Link href={paths.dashboard()} variant="plain">
          <Brand />
        </Link>
      }
      items={sidebarEntries({ rights, unanswered })}
      footerItems={sidebarEntries({ rights, isFooter: true })}
      currentHref={currentHrefOf(pathname)}
      expandedGroups={expanded}
      onExpandedGroupsChange={expand}
    />
  );
};

const ScreenBar = () => {
  const { name: screen, id = '' } = screenAt(usePathname()) ?? {};
  const { legalTexts } = useRights();
  const { user, logOut } = useSession();
  const personName = usePersonName(id);
  const leave = () => unsaved.leave(logOut);
  return (
    <TopBar
      group={groupLabelOf(screen)}
      title={
        screen === 'editLegalText'
          ? textTitle(id, legalTexts)
          : ((screen === 'user' ? personName : undefined) ?? titleOf(screen))
      }
      actions={
        <>
          <PaletteHost onLogout={leave} />
          <ThemeSwitch />
        </>
      }
      userMenu={
        <UserMenu
          name={user?.name || 'Admin'}
          email={user?.email ?? ''}
          version={APP_VERSION}
          items={
            <>
              <MenuSection title={screens.settings.title} isTitleHidden>
                <MenuItem icon="settings" href={paths.settings()}>
                  {screens.settings.title}
                </MenuItem>
              </MenuSection>
              <ThemeItems />
            </>
          }
          onLogout={leave}
        />
      }
    />
  );
};

/** Each part reads what it shows: a change of a list's search, order or page renders none of them. */
export const Shell = () => {
  const [isCollapsed, collapse] = useIsSidebarCollapsed();
  return (
    <AppShell
      isSidebarCollapsed={isCollapsed}
      onSidebarCollapsedChange={collapse}
      isCovered={useSession().isInterrupted}
      sidebar={<Navigation />}
      topBar={<ScreenBar />}
      footer={<Footer>{`${brand.name}. All rights reserved ${YEAR}`}</Footer>}
      notices={<Notices />}
    >
      <Announcements>
        <Screen />
      </Announcements>
    </AppShell>
  );
};
