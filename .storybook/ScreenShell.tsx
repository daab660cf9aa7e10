import { brand } from '@planner/brand';
import { groupLabelOf, groupOf, sidebarEntries } from '@planner/console/navigation';
import { PublicScreen } from '@planner/console/PublicScreen';
import { isPublic, screenNames, screens, type ScreenName } from '@planner/console/screens';
import { fixtures } from '@planner/api-client/testing';
import { ConnectionBanner, DisconnectedContext } from '@planner/features/shared';
import {
  AppShell,
  Brand,
  CommandButton,
  Footer,
  Link,
  MenuItem,
  MenuSection,
  Sidebar,
  type ThemeName,
  ThemeToggle,
  TopBar,
  UserMenu,
} from '@planner/ui';
import type { PropsWithChildren } from 'react';

const ignore = () => {};
const yes = () => true;
const ALL_RIGHTS = { offers: yes, can: yes, legalTexts: [] };
const UNANSWERED = { messages: 9 };
const YEAR = new Date().getFullYear();

const menuItems = (theme: ThemeName) => (
  <>
    <MenuSection title={screens.settings.title} isTitleHidden>
      <MenuItem icon="settings" href={screens.settings.path}>
        {screens.settings.title}
      </MenuItem>
    </MenuSection>
    <MenuSection title="Theme" selectionMode="single" selectedKeys={[theme]}>
      <MenuItem id="light" icon="sun">
        Light
      </MenuItem>
      <MenuItem id="dark" icon="moon">
        Dark
      </MenuItem>
      <MenuItem id="system" icon="monitor">
        System
      </MenuItem>
    </MenuSection>
  </>
);

/** Also true for versions of a policy. */
const isOnPublicPage = (path: string) =>
  screenNames.some((name) => screens[name].isPublicPage && path.startsWith(screens[name].path));

export interface ScreenShellProps extends PropsWithChildren {
  name: ScreenName;
  theme: ThemeName;
  /** Whether the server cannot be reached. */
  isDown: boolean;
}

/**
 * The shell around a screen, without a session: of a signed-in administrator, or of a public page. Sign-in screens have none. A check
 * compares it with the console's.
 */
export function ScreenShell({ name, theme, isDown, children }: ScreenShellProps) {
  const { path, title } = screens[name];
  const group = groupOf(path);
  if (isOnPublicPage(path))
    return <PublicScreen width={name === 'contact' ? 'form' : 'text'}>{children}</PublicScreen>;
  if (isPublic(name)) return children;
  return (
    <AppShell
      sidebar={
        <Sidebar
          label="Main"
          brand={
            <Link href={screens.dashboard.path} variant="plain">
              <Brand />
            </Link>
          }
          items={sidebarEntries({ rights: ALL_RIGHTS, unanswered: UNANSWERED })}
          footerItems={sidebarEntries({ rights: ALL_RIGHTS, isFooter: true })}
          currentHref={path}
          defaultExpandedGroups={group ? [group] : []}
        />
      }
      topBar={
        <TopBar
          group={groupLabelOf(name)}
          title={title}
          actions={
            <>
              <CommandButton label="Search or go to" onPress={ignore} />
              <ThemeToggle theme={theme} onChange={ignore} />
            </>
          }
          userMenu={
            <UserMenu
              name={fixtures.signedInUser.name ?? ''}
              email={fixtures.signedInUser.email}
              items={menuItems(theme)}
              onLogout={ignore}
            />
          }
        />
      }
      footer={<Footer>{`${brand.name}. All rights reserved ${YEAR}`}</Footer>}
      notices={<ConnectionBanner isDown={isDown} isOutdated={false} onReload={ignore} />}
    >
      <DisconnectedContext value={isDown}>{children}</DisconnectedContext>
    </AppShell>
  );
}
