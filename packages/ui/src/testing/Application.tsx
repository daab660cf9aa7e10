import { useState } from 'react';
import { AppShell, type AppShellProps } from '../AppShell/AppShell.tsx';
import { Brand, useBrand } from '../Brand/Brand.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { NavigationProvider } from '../Link/NavigationProvider.tsx';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { sidebarEntries, sidebarFooterEntries } from './sidebarEntries.ts';

export interface ApplicationProps extends Partial<AppShellProps> {
  /** Title of the top bar; also selects the current sidebar entry. */
  title: string;
  href: string;
}

const nothing = () => {};

/** An application without data, to show screens in their frame in stories. */
export function Application(props: ApplicationProps) {
  const [href, setHref] = useState(props.href);
  const { name } = useBrand();
  return (
    <NavigationProvider navigate={setHref}>
      <AppShell
        defaultSidebarCollapsed={props.isSidebarCollapsed}
        onSidebarCollapsedChange={props.onSidebarCollapsedChange}
        isCovered={props.isCovered}
        sidebar={
          <Sidebar
            label="Main"
            brand={<Brand />}
            items={sidebarEntries}
            footerItems={sidebarFooterEntries}
            currentHref={href}
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
        footer={<Footer>{`${name}. All rights reserved 2026`}</Footer>}
      >
        {props.children}
      </AppShell>
    </NavigationProvider>
  );
}
