import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Badge } from '../Badge/Badge.tsx';
import { Inline, Stack } from './Stack.tsx';

const items = ['One', 'Two', 'Three and more words'].map((word) => (
  <Badge key={word} tone="info">
    {word}
  </Badge>
));

const meta = preview.meta({ title: 'Layout/Inline', component: Inline, args: { children: items } });

export const Default = meta.story({});

export const Justifications = meta.story({
  render: (args) => (
    <Stack>
      {(['start', 'between', 'center', 'end'] as const).map((justify) => (
        <Inline {...args} key={justify} justify={justify} />
      ))}
    </Stack>
  ),
});

const many = Array.from({ length: 12 }, (_, index) => (
  <Badge key={index} tone="neutral">
    {`Number ${index + 1}`}
  </Badge>
));

export const Wraps = meta.story({
  args: { children: many },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByText(name).getBoundingClientRect().top;
    await expect(top('Number 12')).toBeGreaterThan(top('Number 1'));
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const left = (name: string) => canvas.getByText(name).getBoundingClientRect().left;
    await expect(left('One')).toBeGreaterThan(left('Two'));
  },
});
