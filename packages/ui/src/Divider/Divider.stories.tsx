import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = preview.meta({ title: 'Layout/Divider', component: Divider });

export const Default = meta.story({
  render: () => (
    <Stack>
      <Text as="p">Profile</Text>
      <Divider />
      <Text as="p">Password</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
});
