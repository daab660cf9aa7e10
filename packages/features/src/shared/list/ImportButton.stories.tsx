import { expect, screen } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { withProviders } from '../../testing/index.ts';
import { ImportButton } from './ImportButton.tsx';

const meta = preview.meta({
  title: 'Features/Shared/ImportButton',
  component: ImportButton,
  decorators: [withProviders],
  args: { list: 'users' as const, noun: { one: 'user', many: 'users' }, labels: { name: 'Full Name' } },
});

export const Opens = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (let time = 0; time < 2; time += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
      await expect(await screen.findByRole('dialog', { name: 'Import users' })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
  },
});
