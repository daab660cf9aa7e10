'use client';

import '@planner/ui/theme';
import '@planner/ui/fonts';
import {
  AppShell,
  Brand,
  BrandProvider,
  Footer,
  NavigationProvider,
  ScreenError,
  Sidebar,
  type ThemeName,
  ThemeToggle,
  ToastHost,
  TopBar,
  createIcons,
} from '@planner/ui';
import { useEffect, useState } from 'react';
import { Customers } from './Customers';
import { NewOrder } from './NewOrder';
import { OrderDetail } from './OrderDetail';
import { Orders } from './Orders';
import { Stock } from './Stock';
import { navigate, useAddress } from './useAddress';

const Icon = createIcons({
  order: 'M5 3h14v18l-3-2-4 2-4-2-3 2zM9 8h6M9 12h6',
  customer: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 4-6 8-6s8 2 8 6',
  stock: 'M3 8l9-5 9 5v8l-9 5-9-5zM3 8l9 5 9-5M12 13v8',
});

const SCREENS = [
  { href: '/', label: 'Orders', icon: <Icon name="order" /> },
  { href: '/customers', label: 'Customers', icon: <Icon name="customer" /> },
  { href: '/stock', label: 'Stock', icon: <Icon name="stock" /> },
];

function Screen({ path }: { path: string }) {
  const [, id = ''] = /^\/orders\/(\d+)$/.exec(path) ?? [];
  if (path === '/') return <Orders />;
  if (path === '/new') return <NewOrder />;
  if (id) return <OrderDetail id={id} />;
  if (path === '/customers') return <Customers />;
  if (path === '/stock') return <Stock />;
  return <ScreenError title="Page not found" message="The address may have changed." />;
}

export function App() {
  const { path } = useAddress();
  const [theme, setTheme] = useState<ThemeName>('light');
  const current = SCREENS.find(({ href }) => href === path) ?? SCREENS[0];
  const title = current?.label ?? '';
  useEffect(() => {
    document.documentElement.className = theme;
  }, [theme]);
  useEffect(() => {
    document.title = `${title} · Order desk`;
  }, [title]);
  return (
    <BrandProvider brand={{ name: 'Order desk', logo: 'M4 7h16v12H4zM8 7V4h8v3' }}>
      <NavigationProvider navigate={navigate}>
        <AppShell
          sidebar={
            <Sidebar
              label="Main"
              brand={<Brand />}
              currentHref={current?.href ?? ''}
              items={SCREENS.map((screen) => ({ kind: 'link', ...screen }))}
            />
          }
          topBar={<TopBar title={title} actions={<ThemeToggle theme={theme} onChange={setTheme} />} />}
          footer={<Footer>Order desk</Footer>}
        >
          <Screen key={path} path={path} />
        </AppShell>
        <ToastHost />
      </NavigationProvider>
    </BrandProvider>
  );
}
