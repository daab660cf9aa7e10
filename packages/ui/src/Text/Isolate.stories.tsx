import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Isolate, Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Text/Isolate',
  component: Isolate,
  args: { children: 'amelia.okafor@example.com' },
  // System fonts differ between machines.
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Default = meta.story({});

export const InASentence = meta.story({
  render: () => (
    <Text as="p">
      <Isolate>נועה לוי</Isolate> 3 habits
    </Text>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByText('נועה לוי').getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText(/3 habits/).lastChild as Node);
    const number = range.getBoundingClientRect();
    const isMirrored = document.documentElement.dir === 'rtl';
    const [before, after] = isMirrored ? [number.right, name.left] : [name.right, number.left];
    await expect(before).toBeLessThanOrEqual(after);
  },
});
