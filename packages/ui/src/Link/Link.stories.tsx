import { expect, fireEvent, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';
import { NavigationProvider } from './NavigationProvider.tsx';

const navigate = fn();

const meta = preview.meta({
  title: 'Actions/Link',
  component: Link,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the link' },
      { keys: ['Enter'], does: 'Follows it' },
    ],
  },
  args: { href: '/forgot-password?from=login#form', children: 'Reset it' },
  decorators: (Story) => (
    <NavigationProvider navigate={navigate}>
      <Story />
    </NavigationProvider>
  ),
  beforeEach: () => {
    navigate.mockClear();
  },
});

export const Default = meta.story({
  render: (args) => (
    <Text as="p">
      Forgot your password? <Link {...args} />
    </Text>
  ),
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Reset it' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: 'Reset it' }));
    await expect(navigate).toHaveBeenCalledTimes(2);
    await expect(navigate).toHaveBeenLastCalledWith('/forgot-password?from=login#form');
  },
});

export const Variants = meta.story({
  render: (args) => (
    <Stack align="start">
      <Link {...args}>Default</Link>
      <Link {...args} variant="quiet">
        Quiet
      </Link>
      <Link {...args} variant="plain">
        Plain
      </Link>
      <Link {...args} isExternal href="https://planner.example">
        planner.example
      </Link>
    </Stack>
  ),
});

const stop = (event: Event) => event.preventDefault();

/** Clicks the browser handles: modifier keys, downloads, other sites. */
export const HandledByBrowser = meta.story({
  render: () => (
    <Stack align="start">
      <Link href="/users">Users</Link>
      <Link href="#main">Content</Link>
      <Link href="https://planner.example/">Elsewhere</Link>
      <Link href="/terms" isExternal>
        Terms
      </Link>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    // The test page must not navigate: stop the browser after our own handler.
    document.body.addEventListener('click', stop);
    try {
      for (const keys of [
        { ctrlKey: true },
        { metaKey: true },
        { shiftKey: true },
        { altKey: true },
        { button: 1 },
      ])
        await fireEvent.click(canvas.getByRole('link', { name: 'Users' }), keys);
      for (const link of canvasElement.querySelectorAll('a:not([href="/users"])'))
        await fireEvent.click(link);
    } finally {
      document.body.removeEventListener('click', stop);
    }
    await expect(navigate).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'Terms (opens in a new tab)' })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
});

export const LongWords = meta.story({
  args: { children: `${'a-very-long-address'.repeat(12)}@example.com` },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  args: { isExternal: true, href: 'https://planner.example' },
  globals: { direction: 'rtl' },
});
