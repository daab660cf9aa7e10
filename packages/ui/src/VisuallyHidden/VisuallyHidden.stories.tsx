import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'of 1,248' },
});

/** Read as “page 3 of 1,248”, shown as “page 3”. */
export const Default = meta.story({
  render: (args) => (
    <Text as="p">
      Page 3 <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('of 1,248').getBoundingClientRect();
    await expect(width * height).toBeLessThanOrEqual(1);
    await expect(canvas.getByText(/Page 3/)).toHaveTextContent('Page 3 of 1,248');
  },
});
