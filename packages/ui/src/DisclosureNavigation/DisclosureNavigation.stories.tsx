import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { NavigationProvider } from '../Link/NavigationProvider.tsx';
import { keyboard } from './DisclosureNavigation.keyboard.ts';
import { DisclosureNavigation } from './DisclosureNavigation.tsx';

const navigate = fn();

const meta = preview.meta({
  title: 'Shell/DisclosureNavigation',
  component: DisclosureNavigation,
  parameters: { keyboard },
  args: {
    label: 'Help topics',
    currentHref: '/help/users/delete',
    groups: [
      {
        title: 'Users',
        links: [
          { label: 'Add a user', href: '/help/users/add' },
          { label: 'Delete a user', href: '/help/users/delete' },
        ],
      },
      { title: 'Categories', links: [{ label: 'Icons', href: '/help/categories/icons' }] },
    ],
  },
  beforeEach: () => {
    navigate.mockClear();
  },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <Story />
      </NavigationProvider>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Help topics' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Delete a user');
    await expect(canvas.queryByRole('link', { name: 'Icons' })).not.toBeInTheDocument();
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const users = canvas.getByRole('button', { name: 'Users' });
    await expect(users).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Add a user' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/help/users/add');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(users).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Categories' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Categories' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Icons' }));
    await expect(navigate).toHaveBeenLastCalledWith('/help/categories/icons');
  },
});

export const AllClosed = meta.story({ args: { currentHref: undefined } });

export const Long = meta.story({
  args: {
    currentHref: '/a',
    groups: [
      {
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(3),
        links: [{ label: 'Unbreakable'.repeat(18).slice(0, 200), href: '/a' }],
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
