import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { catchSavedFiles, expectCopied, ready } from '../../testing/index.ts';
import { AddAppView, AddPasskeyView } from './AddFactorView.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const OFFER = {
  challenge: 'abc',
  app: {
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    uri: 'otpauth://totp/Planner%20Admin:admin%40planner.local?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Planner%20Admin',
  },
};

const meta = preview.meta({
  title: 'Features/Settings/AddFactorView',
  component: AddAppView,
  parameters: { docs: { story: { inline: false } } },
  args: {
    state: ready(OFFER),
    fieldErrors: undefined,
    isPending: false,
    onDismissMessage: fn(),
    onSubmit: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
});

const findDialog = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const App = meta.story({
  play: async ({ args }) => {
    const dialog = await findDialog('Add an authenticator app');
    await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await expect(dialog.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add app' }));
    await expect(dialog.getByRole('textbox', { name: /Code/ })).toHaveAccessibleDescription(
      /Code is required/,
    );
    await userEvent.type(dialog.getByRole('textbox', { name: /Code/ }), '287 082');
    await userEvent.click(dialog.getByRole('button', { name: 'Add app' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: '287082', name: 'Authenticator app' });
  },
});

export const CopiesTheKey = meta.story({
  // Looks like `App`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const dialog = await findDialog('Add an authenticator app');
    const button = dialog.getByRole('button', { name: 'Copy the key' });
    await expectCopied(button, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  },
});

export const WrongCode = meta.story({ args: { fieldErrors: { code: 'This code is wrong or was used.' } } });

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Failed to start', isRetrying: false } },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Passkey = meta.story({
  render: ({ state: _state, onRetry: _onRetry, ...args }) => (
    <AddPasskeyView {...args} onSubmit={({ name }) => args.onSubmit({ name, code: '' })} />
  ),
  play: async ({ args }) => {
    const dialog = await findDialog('Add a passkey');
    await userEvent.clear(dialog.getByRole('textbox', { name: /Name/ }));
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveAccessibleDescription(
      /Name is required/,
    );
    await userEvent.keyboard('Laptop{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Laptop', code: '' });
  },
});

const CODES = Array.from({ length: 10 }, (_, index) => `7kq2-mx9h-fp3d-wztc-b8ns-4vg${index}`);

export const Codes = meta.story({
  render: ({ onClose }) => <RecoveryCodes codes={CODES} onClose={onClose} />,
  play: async ({ args }) => {
    const dialog = await findDialog('Store your recovery codes');
    await expect(dialog.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(dialog.getByRole('button', { name: 'I have stored them' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const KeepsTheCodes = meta.story({
  // Looks like `Codes`.
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ onClose }) => <RecoveryCodes codes={CODES} email="ada@example.org" onClose={onClose} />,
  play: async () => {
    const dialog = await findDialog('Store your recovery codes');
    const text = `${CODES.join('\n')}\n`;
    await expectCopied(dialog.getByRole('button', { name: 'Copy the recovery codes' }), text);
    const savedFiles = catchSavedFiles();
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(await savedFiles()).toEqual([
      [expect.stringMatching(/^recovery-codes-ada-example-org-[\d-]{10}\.txt$/), text],
    ]);
  },
});
