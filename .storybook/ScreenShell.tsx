import { brand } from '@planner/brand';
import { groupLabelOf, groupOf, sidebarEntries } from '@planner/console/navigation';
import { PublicScreen } from '@planner/console/PublicScreen';
import { screens, type ScreenName } from '@planner/console/screens';
import {
  AppShell,
  Brand,
  CommandButton,
  Footer,
  Link,
  MenuItem,
  MenuSection,
  Sidebar,
  ThemeToggle,
  TopBar,
  UserMenu,
} from '@planner/ui';
import { type PropsWithChildren, useState } from 'react';

const ignore = () => {};
const yes = () => true;
const ALL_RIGHTS = { offers: yes, can: yes };
const UNREAD = { messages: 3 };
const YEAR = new Date().getFullYear();

const themeItems = (
  <MenuSection title="Theme" selectionMode="single" selectedKeys={['light']}>
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
);

/** The shell around a screen, without a session: of a signed-in administrator, or of a public page. Sign-in screens have none. */
export function ScreenShell({ name, children }: PropsWithChildren<{ name: ScreenName }>) {
  const { path, title, sidebar, isPublicPage } = screens[name];
  const group = groupOf(path);
  const [isCollapsed, setCollapsed] = useState(false);
  const [expanded, setExpanded] = useState(group ? [group] : []);
  if (isPublicPage)
    return <PublicScreen width={name === 'contact' ? 'form' : 'text'}>{children}</PublicScreen>;
  if (!group && !sidebar) return children;
  return (
    <AppShell
      isSidebarCollapsed={isCollapsed}
      onSidebarCollapsedChange={setCollapsed}
      sidebar={
        <Sidebar
          label="Main"
          brand={
            <Link href={screens.dashboard.path} variant="plain">
              <Brand />
            </Link>
          }
          items={sidebarEntries({ rights: ALL_RIGHTS, unread: UNREAD })}
          footerItems={sidebarEntries({ rights: ALL_RIGHTS, isFooter: true })}
          currentHref={path}
          expandedGroups={expanded}
          onExpandedGroupsChange={setExpanded}
        />
      }
      topBar={
        <TopBar
          group={groupLabelOf(name)}
          title={title}
          actions={
            <>
              <CommandButton label="Search or go to" onPress={ignore} />
              <ThemeToggle theme="light" onChange={ignore} />
            </>
          }
          userMenu={
            <UserMenu name="Admin" email="admin@planner.example" items={themeItems} onLogout={ignore} />
          }
        />
      }
      footer={<Footer>{`${brand.name}. All rights reserved ${YEAR}`}</Footer>}
    >
      {children}
    </AppShell>
  );
}
