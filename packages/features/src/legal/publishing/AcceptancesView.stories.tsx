import { wirePolicyVersions } from '@planner/api-client/testing';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ready } from '../../testing/index.ts';
import { storyExport } from '../../testing/storyList.ts';
import { AcceptancesView } from './AcceptancesView.tsx';

const lan = {
  userId: '0192f3c4-8b21-7d4f-8c66-2a7b3c1d0e02',
  name: 'Nguyễn Thị Lan',
  email: 'lan.nguyen@example.org',
  version: 3,
  acceptedAt: '2026-11-14T09:30:00.000Z',
  source: 'Android 4.2, 203.0.113.7',
  proof: 'e3b0c442'.repeat(8),
};
const NOBODY = { version: null, acceptedAt: null, source: null, proof: null };

const meta = preview.meta({
  title: 'Features/Legal/AcceptancesView',
  component: AcceptancesView,
  args: {
    state: ready([lan, { ...lan, userId: 'x', name: 'محمد الأمين', email: 'm@example.org', version: 1 }]),
    onRetry: fn(),
    versions: wirePolicyVersions.privacy,
    version: 3,
    isAccepted: true,
    hasOlder: true,
    isLoadingOlder: false,
    exports: storyExport('exportAcceptances'),
    onVersionChange: fn(),
    onAcceptedChange: fn(),
    onLoadOlder: fn(),
  },
});

export const Ready = meta.story({});

export const Operated = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/as version 1, which has the same text/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Have not' }));
    await expect(args.onAcceptedChange).toHaveBeenCalledWith(false);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Version' }), 'Version 2');
    await expect(args.onVersionChange).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Load more users' }));
    await expect(args.onLoadOlder).toHaveBeenCalledOnce();
  },
});

export const HaveNot = meta.story({
  args: { state: ready([{ ...lan, ...NOBODY }]), isAccepted: false, hasOlder: false },
  globals: { viewport: { value: 'phone' } },
});

export const Nobody = meta.story({
  args: { state: ready([]), hasOlder: false },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has accepted this text yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled();
  },
});

export const Everyone = meta.story({
  args: { state: ready([]), isAccepted: false, hasOlder: false },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Everyone has accepted this text.')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' }, hasOlder: false } });

export const Failed = meta.story({
  args: {
    state: { status: 'failed', message: 'Failed to fetch the acceptances', isRetrying: false },
    hasOlder: false,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
