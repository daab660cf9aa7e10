import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Conflict } from './Conflict.tsx';

const meta = preview.meta({
  title: 'Features/Shared/Conflict',
  component: Conflict,
  args: {
    subject: 'this user',
    differences: [
      { label: 'Full Name', mine: 'Nguyễn Thị Lan', theirs: 'Lan Nguyen' },
      { label: 'Weight (kg)', mine: '54.5', theirs: '' },
    ],
    isPending: false,
    onKeepMine: fn(),
    onTakeTheirs: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine (overwrite)' }));
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce();
  },
});

export const NoDifference = meta.story({ args: { differences: [] } });

export const Pending = meta.story({ args: { isPending: true } });

export const Phone = meta.story({ globals: { viewport: { value: 'small' } } });
