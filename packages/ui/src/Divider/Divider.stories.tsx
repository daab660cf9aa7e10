import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = preview.meta({
  title: 'Layout/Divider',
  component: Divider,
  render: (args) => (
    <Stack gap="m">
      <Text as="p">Amelia Okafor, administrator since 2021</Text>
      <Divider {...args} />
      <Text as="p">Last seen two days ago</Text>
    </Stack>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'horizontal');
  },
});

export const Labeled = meta.story({
  args: { label: 'or' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('or')).toBeVisible();
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
});

export const Vertical = meta.story({
  args: { orientation: 'vertical' },
  render: (args) => (
    <Inline gap="s">
      <Button>Edit</Button>
      <Divider {...args} />
      <Button>Delete</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator');
    await expect(line).toHaveAttribute('aria-orientation', 'vertical');
    await expect(line.getBoundingClientRect().height).toBeGreaterThan(16);
  },
});

export const Long = meta.story({
  args: { label: 'Unbreakable'.repeat(18) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
