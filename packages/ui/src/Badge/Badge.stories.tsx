import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Inline } from '../Stack/Stack.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  title: 'Data/Badge',
  component: Badge,
  args: { tone: 'positive' as const, children: 'Active' },
});

export const Default = meta.story({});

export const Variants = meta.story({
  render: () => (
    <Inline>
      {(['neutral', 'positive', 'warning', 'danger', 'info'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
});

export const LongWords = meta.story({
  args: { children: 'x'.repeat(200) },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
