import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Text } from '../Text/Text.tsx';
import { Kbd } from './Kbd.tsx';

const meta = preview.meta({ title: 'Text/Kbd', component: Kbd, args: { keys: 'Esc' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Esc').tagName).toBe('KBD');
  },
});

export const Together = meta.story({
  args: { keys: 'Mod+Shift+K' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ctrl Shift K')).toBeVisible();
  },
});

export const InText = meta.story({
  render: (args) => (
    <Text as="p">
      Press <Kbd {...args} keys="Mod+K" /> to search, and <Kbd {...args} /> to close.
    </Text>
  ),
});

export const RightToLeft = meta.story({
  ...InText.input,
  globals: { direction: 'rtl' },
});
