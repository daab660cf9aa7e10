import { wirePolicyVersions } from '@planner/api-client/testing';
import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { WithdrawDialog } from './WithdrawDialog.tsx';

const [inForce, former] = wirePolicyVersions.privacy;
if (!inForce || !former) throw new Error('There are no versions');

const meta = preview.meta({
  title: 'Features/Legal/WithdrawDialog',
  component: WithdrawDialog,
  parameters: { docs: { story: { inline: false } } },
  args: { version: inForce, former, isPending: false, onWithdraw: fn(), onClose: fn() },
});

export const InForce = meta.story({
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Withdraw version 3?' });
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw version 3' }));
    await expect(await screen.findByText('Enter a reason')).toBeInTheDocument();
    await expect(args.onWithdraw).not.toHaveBeenCalled();
  },
});

export const Past = meta.story({
  args: { version: former },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Withdraw version 2?' });
    await expect(screen.getByText('The text in force does not change.')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Reason for the public'), ' It named a person ');
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw version 2' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith('It named a person');
  },
});

export const Refused = meta.story({
  args: { errorMessage: 'Version 3 is in force. Publish another version first' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Withdraw version 3?' });
    await expect(
      screen.getByText('Version 3 is in force. Publish another version first'),
    ).toBeInTheDocument();
  },
});
