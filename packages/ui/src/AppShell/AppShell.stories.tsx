import { useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Application } from '../testing/Application.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Grid, Stack } from '../Stack/Stack.tsx';
import { StatCard } from '../StatCard/StatCard.tsx';
import { Text } from '../Text/Text.tsx';
import { AppShell, type AppShellProps } from './AppShell.tsx';

function CoveredOnInterrupt(props: AppShellProps) {
  const [isCovered, setCovered] = useState(false);
  useEffect(() => {
    const cover = () => setCovered(true);
    addEventListener('interruption', cover);
    return () => removeEventListener('interruption', cover);
  }, []);
  return <Application title="Dashboard" href="/dashboard" {...props} isCovered={isCovered} />;
}

const meta = preview.meta({
  title: 'Shell/AppShell',
  component: AppShell,
  args: {
    isSidebarCollapsed: false,
    onSidebarCollapsedChange: fn(),
    sidebar: null,
    topBar: null,
    footer: null,
    children: (
      <Stack gap="m">
        <PageHeader title="Dashboard" description="Totals of the platform" />
        <Grid columns="cards" gap="m">
          <StatCard icon="users" label="Total Users" value="12,480" />
          <StatCard icon="habits" label="Active Habits" value="6" />
          <StatCard icon="finances" label="Finance Categories" value="6" />
          <StatCard icon="workouts" label="Workout Categories" value="5" />
        </Grid>
      </Stack>
    ),
  },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        does: 'Moves to the skip link, then through sidebar, top bar and content',
      },
      {
        keys: ['Escape'],
        does: 'Closes the drawer on a phone and returns focus to its button',
      },
    ],
    layout: 'fullscreen',
  },
  render: (args) => <Application title="Dashboard" href="/dashboard" {...args} />,
});

export const Desktop = meta.story({
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, userEvent, args }) => {
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(canvas.getByRole(landmark)).toBeVisible();
    const navigation = canvas.getByRole('navigation', { name: 'Main' });
    await expect(navigation.offsetWidth).toBe(248);

    const toggle = canvas.getByRole('button', { name: 'Toggle sidebar' });
    await userEvent.click(toggle);
    await expect(args.onSidebarCollapsedChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Main' }).offsetWidth).toBe(64));
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await expect(args.onSidebarCollapsedChange).toHaveBeenLastCalledWith(false);
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'laptop' } },
  args: { children: <Button>Of the screen</Button> },
  play: async ({ canvas, userEvent }) => {
    const stops: string[] = [];
    for (;;) {
      await userEvent.tab();
      if (document.activeElement === document.body) break;
      const { activeElement: stop } = document;
      stops.push(stop?.getAttribute('aria-label') ?? stop?.textContent ?? '');
    }
    const order = ['Skip to content', 'Dashboard', 'Settings', 'Toggle sidebar', 'Of the screen'];
    await expect(stops.filter((name) => order.includes(name))).toEqual(order);

    const toggle = canvas.getByRole('button', { name: 'Toggle sidebar' });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    await expect(toggle).toHaveFocus();
  },
});

export const KeyboardOnAPhone = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.queryByRole('navigation')).not.toBeInTheDocument());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Toggle sidebar' });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const drawer = await canvas.findByRole<HTMLDialogElement>('dialog', { name: 'Sidebar' });
    await expect(drawer.matches(':modal')).toBe(true);
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toggle).toHaveFocus());
  },
});

export const SkipsToContent = meta.story({
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});

export const DesktopRail = meta.story({
  args: { isSidebarCollapsed: true },
  globals: { viewport: { value: 'laptop' } },
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle sidebar' });
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Main' }).offsetWidth).toBe(64));
    await userEvent.click(toggle);
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Main' }).offsetWidth).toBe(248));
    await userEvent.click(toggle);
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Main' }).offsetWidth).toBe(64));
    await expect(args.onSidebarCollapsedChange).not.toHaveBeenCalled();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('navigation')).not.toBeInTheDocument());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const PhoneDrawer = meta.story({
  // The focused toggle's tooltip may or may not be open; other stories picture the drawer.
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.queryByRole('navigation')).not.toBeInTheDocument());
    const toggle = canvas.getByRole('button', { name: 'Toggle sidebar' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    const drawer = canvas.getByRole<HTMLDialogElement>('dialog', { name: 'Sidebar' });
    await expect(drawer.matches(':modal')).toBe(true);
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await expect(within(drawer).getByRole('navigation', { name: 'Main' })).toBeVisible();

    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(toggle).toHaveFocus();

    await userEvent.click(toggle);
    const beside = canvas.getByRole('button', { name: 'Close' });
    await expect(beside.offsetHeight).toBe(window.innerHeight);
    await userEvent.click(beside);
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(toggle).toHaveFocus();

    await userEvent.click(toggle);
    await userEvent.click(canvas.getByRole('link', { name: 'Messages' }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();

    await expect(args.onSidebarCollapsedChange).not.toHaveBeenCalled();
  },
});

/** A dialog that opens on its own must not be below the modal drawer. */
export const DrawerClosesForDialog = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <CoveredOnInterrupt {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle sidebar' }));
    const drawer = canvas.getByRole('dialog', { name: 'Sidebar' });
    await expect(drawer).toBeVisible();
    dispatchEvent(new Event('interruption'));
    await waitFor(() => expect(drawer).not.toBeVisible());
  },
});

export const PhoneDrawerOpen = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.queryByRole('navigation')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle sidebar' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Users' }));
    await expect(canvas.getByRole('link', { name: 'All Users' })).toBeVisible();
  },
});

const notices = (
  <>
    <Banner tone="warning">You are offline. What you see may be out of date.</Banner>
    <Banner tone="info">Still working on it: the server takes longer than usual.</Banner>
  </>
);

export const Notices = meta.story({
  globals: { viewport: { value: 'laptop' } },
  args: { notices },
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('status')
      .map((words) => words.parentElement?.getBoundingClientRect());
    const heading = canvas.getByRole('heading', { name: 'Dashboard', level: 1 }).getBoundingClientRect();
    await expect(second!.top - first!.bottom).toBeGreaterThanOrEqual(8);
    await expect(heading.top - second!.bottom).toBeGreaterThanOrEqual(16);
  },
});

export const NoticesOnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { notices } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl', viewport: { value: 'laptop' } } });

export const RightToLeftDrawer = meta.story({
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.queryByRole('navigation')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle sidebar' }));
    await expect(canvas.getByRole('navigation').getBoundingClientRect().right).toBe(window.innerWidth);
  },
});

export const LongPage = meta.story({
  args: {
    children: (
      <Stack gap="m">
        <PageHeader title="All Users" />
        {Array.from({ length: 30 }, (_, index) => (
          <Card key={index} padding="m">
            <Text>Entry {index + 1}</Text>
          </Card>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    window.scrollTo(0, 600);
    await waitFor(() => expect(window.scrollY).toBe(600));
    await expect(bar.getBoundingClientRect().top).toBe(0);
    await expect(canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
  },
});
