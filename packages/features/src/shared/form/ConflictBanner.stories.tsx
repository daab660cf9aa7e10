import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ConflictBanner } from './ConflictBanner.tsx';
import { Differences } from './Differences.tsx';

const meta = preview.meta({
  title: 'Features/Form/ConflictBanner',
  component: ConflictBanner,
  args: {
    subject: 'this user',
    isPending: false,
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    children: (
      <Differences
        differences={[
          { label: 'Full Name', mine: 'Nguyễn Thị Lan', theirs: 'Lan Nguyen' },
          { label: 'Weight (kg)', mine: '54.5', theirs: '' },
        ]}
      />
    ),
  },
});

export const Default = meta.story({});

export const Chosen = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine (overwrite)' }));
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce();
  },
});

export const NoDifference = meta.story({ args: { children: <Differences differences={[]} /> } });

export const Pending = meta.story({ args: { isPending: true } });

export const Phone = meta.story({ globals: { viewport: { value: 'small' } } });
