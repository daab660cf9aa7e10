import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ title: 'Feedback/Skeleton', component: Skeleton });

export const Default = meta.story({});

export const Variants = meta.story({
  render: () => (
    <Stack>
      <Inline wrap={false}>
        <Skeleton shape="circle" />
        <Stack gap="xxs">
          <Skeleton width="medium" />
          <Skeleton width="short" />
        </Stack>
      </Inline>
      <Skeleton width="long" />
      <Skeleton width="full" />
      <Skeleton shape="block" />
    </Stack>
  ),
});

export const NoLayoutShift = meta.story({
  render: () => (
    <Inline align="start">
      <Stack gap="xxs">
        <Skeleton />
        <Text>end</Text>
      </Stack>
      <Stack gap="xxs">
        <Text>Amelia Okafor</Text>
        <Text>end</Text>
      </Stack>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [skeleton, words] = canvas.getAllByText('end').map((end) => end.getBoundingClientRect().top);
    await expect(skeleton).toBe(words);
  },
});
