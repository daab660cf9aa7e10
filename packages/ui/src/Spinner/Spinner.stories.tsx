import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Inline } from '../Stack/Stack.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading users…' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading users…');
  },
});

export const Variants = meta.story({
  render: (args) => (
    <Inline gap="xl">
      <Spinner {...args} size="small" />
      <Spinner {...args} size="medium" />
      <Spinner {...args} size="large" />
      <Spinner {...args} size="small" isLabelVisible />
      <Spinner {...args} isLabelVisible />
    </Inline>
  ),
});

export const LongWords = meta.story({
  args: { label: `Loading ${'Donaudampfschifffahrtsgesellschaft'.repeat(5)}…`, isLabelVisible: true },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ args: { isLabelVisible: true }, globals: { direction: 'rtl' } });
