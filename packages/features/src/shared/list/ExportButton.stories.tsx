import { expect, screen } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { lacking, withProviders } from '../../testing/index.ts';
import { ExportButton } from './ExportButton.tsx';

const meta = preview.meta({
  title: 'Features/Shared/ExportButton',
  component: ExportButton,
  decorators: [withProviders],
  beforeEach: () => localStorage.removeItem('export'),
  args: {
    list: { name: 'users', one: 'user', many: 'users' },
    total: 1,
    choices: { operation: 'exportUsers' as const, columns: [{ value: 'name', label: 'Name' }] },
    mutationOf: () => ({ mutationFn: () => Promise.resolve(new Blob(['name\nAda\n'])) }),
    isDisabled: false,
  },
});

export const Exports = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Export 1 user' }));
    await expect(await screen.findByText(/exported to/)).toBeVisible();
    // While the message is shown.
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await screen.findByRole('dialog', { name: 'Export users' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const NoRows = meta.story({ args: { isDisabled: true } });

export const NotOffered = meta.story({
  decorators: [lacking('exportUsers')],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
