import { wirePolicyVersions } from '@planner/api-client/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ready } from '../testing/index.ts';
import { messages } from './messages.ts';
import { PolicyHistoryView } from './PolicyHistoryView.tsx';

const versions = wirePolicyVersions.privacy;

const meta = preview.meta({
  title: 'Features/Legal/PolicyHistoryView',
  component: PolicyHistoryView,
  args: {
    versions: ready(versions),
    before: 2,
    after: 3,
    contents: { before: versions[1]?.content, after: versions[0]?.content },
    hasOlder: false,
    isLoadingOlder: false,
    isPending: false,
    hasUnsavedChanges: false,
    onRetry: fn(),
    onLoadOlder: fn(),
    onBeforeChange: fn(),
    onAfterChange: fn(),
    onRestore: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Differences' })).toBeVisible());
  },
});

export const ComparesAndRestores = meta.story({
  // Looks like `Ready`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Compare'), '1');
    await expect(args.onBeforeChange).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore version 2' }));
    await expect(args.onRestore).toHaveBeenCalledWith(2);
  },
});

/** Shows the full author where the selects truncate it. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Differences' })).toBeVisible());
    await expect(canvas.getByLabelText('Compare')).toHaveAccessibleDescription(/^Saved by .*, 2026/);
  },
});

export const UnsavedWork = meta.story({
  args: { hasUnsavedChanges: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Differences' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Restore version 2' })).toBeDisabled();
  },
});

export const More = meta.story({
  args: { hasOlder: true },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Differences' })).toBeVisible());
    await expect(canvas.getByText('Showing the newest 3.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load older versions' }));
    await expect(args.onLoadOlder).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ args: { versions: { status: 'loading' } } });

export const Failed = meta.story({
  args: { versions: { status: 'failed', message: messages.listVersions, isRetrying: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Nothing = meta.story({ args: { versions: ready([]) } });
