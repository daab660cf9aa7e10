import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Text/Text',
  component: Text,
  args: { children: 'Sphinx of black quartz, judge my vow.' },
});

export const Default = meta.story({});

export const Variants = meta.story({
  render: (args) => (
    <Stack gap="s">
      {(['default', 'muted', 'positive', 'danger'] as const).map((tone) => (
        <Text {...args} key={tone} as="p" tone={tone} />
      ))}
      {(['small', 'body', 'card'] as const).map((size) => (
        <Text {...args} key={size} as="p" size={size} />
      ))}
      {(['regular', 'medium', 'semibold'] as const).map((weight) => (
        <Text {...args} key={weight} as="p" weight={weight} />
      ))}
    </Stack>
  ),
});

export const Numeric = meta.story({
  render: () => (
    <Stack gap="xs" align="start">
      <Text numeric>1,111.11</Text>
      <Text numeric>9,999.99</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [ones, nines] = ['1,111.11', '9,999.99'].map(
      (figure) => canvas.getByText(figure).getBoundingClientRect().width,
    );
    await expect(ones).toBe(nines);
  },
});

export const Truncated = meta.story({
  args: { truncate: true, children: 'One line, whatever comes. '.repeat(20) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const line = canvas.getByText(/One line/);
    await expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const LongWords = meta.story({
  args: { as: 'p', children: 'x'.repeat(200) },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Both ends of an id; copying and screen readers get all of it. */
export const TruncatedInTheMiddle = meta.story({
  args: { children: '7c1de0a4-5a0e-7b7e-9d42-f00dfeedbeef', truncate: 'middle', numeric: true },
  play: async ({ canvas }) => {
    const id = canvas.getByTitle('7c1de0a4-5a0e-7b7e-9d42-f00dfeedbeef');
    await expect(id).toHaveTextContent('7c1de0a4-5a0e-7b7e-9d42-f00dfeedbeef');
    await expect(id).toHaveAttribute('data-short', '7c1d…beef');
  },
});
