import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Isolate } from './Isolate.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Text/Isolate',
  component: Isolate,
  args: { children: 'amelia.okafor@example.com' },
  // Letters of other scripts come from fonts of the machine.
  parameters: { visual: { disable: true } },
});

export const Default = meta.story({});

/** A Hebrew name keeps its order and leaves the number behind it where it is. */
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
