import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { SteadyText } from './SteadyText.tsx';

const SHORT = 'No draft.';
const LONG = 'The draft was saved by Ada Admin, Nov 14, 2026, 9:30 AM GMT+1. It is not public.';

const meta = preview.meta({
  title: 'Text/SteadyText',
  component: SteadyText,
  args: { children: SHORT, other: LONG },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(SHORT)).toBeVisible();
    await expect(canvas.queryByText(/^The draft/)).toBeNull();
  },
});

export const AsHighAsTheOther = meta.story({
  render: (args) => (
    <>
      <SteadyText {...args} />
      <SteadyText other={SHORT}>{LONG}</SteadyText>
    </>
  ),
  play: async ({ canvas }) => {
    const [short, long] = [SHORT, LONG].map(
      (text) => canvas.getByText(text).parentElement?.getBoundingClientRect().height,
    );
    await expect(short).toBeGreaterThan(40);
    await expect(short).toBe(long);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
