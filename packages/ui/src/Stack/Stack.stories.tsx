import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from './Stack.tsx';

const items = ['One', 'Two', 'Three and more words'].map((word) => (
  <Badge key={word} tone="info">
    {word}
  </Badge>
));

const meta = preview.meta({ title: 'Layout/Stack', component: Stack, args: { children: items } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [one, two] = [canvas.getByText('One'), canvas.getByText('Two')].map((item) =>
      item.getBoundingClientRect(),
    );
    await expect(Math.round((two?.top ?? 0) - (one?.bottom ?? 0))).toBe(16);
  },
});

export const Gaps = meta.story({
  render: (args) => (
    <Stack gap="xl">
      {(['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl'] as const).map((gap) => (
        <Stack {...args} key={gap} gap={gap} align="start">
          <Badge tone="neutral">{gap}</Badge>
          <Badge tone="neutral">{gap}</Badge>
        </Stack>
      ))}
    </Stack>
  ),
});

export const Alignments = meta.story({
  render: (args) => (
    <Stack gap="xl">
      {(['start', 'center', 'end', 'stretch'] as const).map((align) => (
        <Stack {...args} key={align} align={align} />
      ))}
    </Stack>
  ),
});

export const RightToLeft = meta.story({ args: { align: 'start' }, globals: { direction: 'rtl' } });
