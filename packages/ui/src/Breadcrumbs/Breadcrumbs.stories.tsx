import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { NavigationProvider } from '../Link/NavigationProvider.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const navigate = fn();

const meta = preview.meta({
  title: 'Shell/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the next page above' },
      { keys: ['Enter'], does: 'Opens it' },
    ],
  },
  beforeEach: () => void navigate.mockClear(),
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <Story />
      </NavigationProvider>
    ),
  ],
  args: {
    items: [
      { label: 'Legal texts', href: '/legal' },
      { label: 'Privacy Policy', href: '/legal/privacy' },
    ],
    current: 'Version 12',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getByText('Version 12')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Version 12' })).toBeNull();
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Legal texts' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/legal/privacy');
  },
});

/** Above a heading that names the current page. */
export const WithoutCurrent = meta.story({
  args: { current: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
  },
});

export const Long = meta.story({
  args: {
    items: [
      {
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        href: '/a',
      },
      { label: 'A page with a great many words in its name that needs several lines', href: '/b' },
    ],
    current: 'Unbreakable'.repeat(12),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
