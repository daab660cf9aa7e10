import { brand } from '@planner/brand';
import { groupLabelOf, groupOf, sidebarEntries } from '@planner/console/navigation';
import { PublicScreen } from '@planner/console/PublicScreen';
import { screens, type ScreenName } from '@planner/console/screens';
import { AppShell, Brand, Footer, Sidebar, ThemeToggle, TopBar, UserMenu } from '@planner/ui';
import { type PropsWithChildren, useState } from 'react';

const ignore = () => {};
const yes = () => true;
const ALL_RIGHTS = { offers: yes, can: yes };
const YEAR = new Date().getFullYear();

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
          brand={<Brand />}
          items={sidebarEntries({ rights: ALL_RIGHTS })}
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
          actions={<ThemeToggle theme="light" onChange={ignore} />}
          userMenu={<UserMenu name="Admin" email="admin@planner.example" onLogout={ignore} />}
        />
      }
      footer={<Footer>{`${brand.name}. All rights reserved ${YEAR}`}</Footer>}
    >
      {children}
    </AppShell>
  );
}
