import { type ReactNode, useState } from 'react';
import { AppShell } from '../../AppShell/AppShell.tsx';
import { Brand } from '../../Brand/Brand.tsx';
import { Footer } from '../../Footer/Footer.tsx';
import { NavigationProvider } from '../../Link/NavigationProvider.tsx';
import { Sidebar } from '../../Sidebar/Sidebar.tsx';
import { sidebarEntries, sidebarFooterEntries } from '../../Sidebar/sidebarEntries.ts';
import { ThemeToggle } from '../../ThemeToggle/ThemeToggle.tsx';
import { TopBar } from '../../TopBar/TopBar.tsx';
import { UserMenu } from '../../UserMenu/UserMenu.tsx';

export interface ApplicationProps {
  /** Where one is; also decides which entry of the sidebar is the current one. */
  title: string;
  href: string;
  /** Whether the person wants the sidebar as a rail. @default false */
  isSidebarCollapsed?: boolean;
  onSidebarCollapsedChange?: (isCollapsed: boolean) => void;
  /** A dialog that opened by itself lies over everything. */
  isCovered?: boolean;
  /** Messages above the screen. */
  notices?: ReactNode;
  /** The screen. */
  children: ReactNode;
}

const nothing = () => {};

/** For stories: a whole application but for its data, so that a screen is seen in its frame. */
export function Application(props: ApplicationProps) {
  const [isCollapsed, setCollapsed] = useState(props.isSidebarCollapsed ?? false);
  const [href, setHref] = useState(props.href);
  const [groups, setGroups] = useState<string[]>([]);
  return (
    <NavigationProvider navigate={setHref}>
      <AppShell
        isSidebarCollapsed={isCollapsed}
        onSidebarCollapsedChange={(next) => {
          setCollapsed(next);
          props.onSidebarCollapsedChange?.(next);
        }}
        isCovered={props.isCovered}
        sidebar={
          <Sidebar
            label="Main"
            brand={<Brand />}
            items={sidebarEntries}
            footerItems={sidebarFooterEntries}
            currentHref={href}
            expandedGroups={groups}
            onExpandedGroupsChange={setGroups}
          />
        }
        topBar={
          <TopBar
            title={props.title}
            actions={<ThemeToggle theme="light" onChange={nothing} />}
            userMenu={<UserMenu name="Admin" email="admin@planner.example" onLogout={nothing} />}
          />
        }
        notices={props.notices}
        footer={<Footer>Planner Admin. All rights reserved 2026</Footer>}
      >
        {props.children}
      </AppShell>
    </NavigationProvider>
  );
}
