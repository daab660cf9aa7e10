import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { NavigationProvider } from '../Link/NavigationProvider.tsx';
import { Inline } from '../Stack/Stack.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = preview.meta({
  title: 'Actions/LinkButton',
  component: LinkButton,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the link' },
      { keys: ['Enter'], does: 'Follows it' },
    ],
  },
  args: { href: '/users/add-user', children: 'Add User' },
});

const navigate = fn();

export const Default = meta.story({
  args: { variant: 'primary', icon: 'add' },
  decorators: (Story) => (
    <NavigationProvider navigate={navigate}>
      <Story />
    </NavigationProvider>
  ),
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <NavigationProvider navigate={navigate}>
      <LinkButton {...args} />
    </NavigationProvider>
  ),
  beforeEach: () => {
    navigate.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Add User' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('link', { name: 'Add User' }));
    await expect(navigate.mock.calls).toEqual([['/users/add-user'], ['/users/add-user']]);
  },
});

export const Variants = meta.story({
  render: (args) => (
    <Inline>
      <LinkButton {...args} variant="primary" size="large" />
      <LinkButton {...args} />
      <LinkButton {...args} variant="quiet" size="small" icon="arrowLeft" />
      <LinkButton {...args} variant="danger" />
    </Inline>
  ),
});

export const FullWidth = meta.story({
  args: { isFullWidth: true, variant: 'primary' },
  globals: { viewport: { value: 'phone' } },
});

export const LongWords = meta.story({
  args: { children: 'Wiederherstellungsbestätigung'.repeat(6) },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ args: { icon: 'arrowLeft' }, globals: { direction: 'rtl' } });
