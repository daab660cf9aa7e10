import type { FactorList } from '@planner/api-client';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ready, STORY_NOW } from '../../testing/index.ts';
import { SecondFactorsView } from './SecondFactorsView.tsx';

const LIST: FactorList = {
  factors: [
    {
      id: '0192f3c4-8b21-7d4f-8c66-2a7b3c1d0e11',
      kind: 'passkey',
      name: 'Laptop',
      createdAt: '2026-05-04T10:00:00.000Z',
      lastUsedAt: '2026-11-14T16:20:00.000Z',
    },
    {
      id: '0192f3c4-8b21-7d4f-8c66-2a7b3c1d0e12',
      kind: 'app',
      name: 'Authenticator app',
      createdAt: '2026-11-10T10:00:00.000Z',
      lastUsedAt: null,
    },
  ],
  recoveryCodesLeft: 8,
  isRequired: false,
  passkeysUnavailable: null,
};

const NONE: FactorList = { ...LIST, factors: [], recoveryCodesLeft: 0 };

const meta = preview.meta({
  title: 'Features/Settings/SecondFactorsView',
  component: SecondFactorsView,
  args: {
    state: ready(LIST),
    now: STORY_NOW,
    isRemoving: false,
    isCreatingCodes: false,
    onDismissMessage: fn(),
    onAdd: fn(),
    onRename: fn(),
    onRemove: fn(),
    onCreateCodes: fn(),
    onRetry: fn(),
  },
});

export const Several = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText(/Recovery codes left: 8/)).toBeVisible();
  },
});

export const Operated = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith('passkey');
    await userEvent.click(canvas.getByRole('button', { name: 'Add an authenticator app' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith('app');
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Laptop' }));
    await expect(args.onRename).toHaveBeenCalledWith(LIST.factors[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Create new recovery codes' }));
    await expect(args.onCreateCodes).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Laptop' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove second factor' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledWith(LIST.factors[0], expect.any(Function));
  },
});

export const None = meta.story({ args: { state: ready(NONE) } });

export const FewCodes = meta.story({ args: { state: ready({ ...LIST, recoveryCodesLeft: 1 }) } });

export const OverHttp = meta.story({
  args: { state: ready({ ...NONE, passkeysUnavailable: 'insecure' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Passkeys need https/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  },
});

export const OldBrowser = meta.story({
  args: { passkeyProblem: 'This browser does not support passkeys.', state: ready(NONE) },
});

export const LastIsRequired = meta.story({
  args: {
    errorMessage: 'Administrators need a second factor here. Add another one before you remove this',
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Failed to fetch your second factors', isRetrying: false } },
});

export const LongName = meta.story({
  args: {
    state: ready({ ...LIST, factors: LIST.factors.map((one) => ({ ...one, name: 'x'.repeat(200) })) }),
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
