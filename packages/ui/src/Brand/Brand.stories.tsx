import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { Brand, BrandMark } from './Brand.tsx';

const meta = preview.meta({ title: 'Shell/Brand', component: Brand });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Planner Admin')).toBeVisible();
  },
});

export const Variants = meta.story({
  render: () => (
    <Stack align="start">
      <Brand />
      <Brand size="large" />
      <BrandMark />
      <BrandMark size="large" />
    </Stack>
  ),
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
