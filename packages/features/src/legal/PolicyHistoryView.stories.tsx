import { wirePolicyVersions } from '@planner/api-client/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ready } from '../testing/index.ts';
import { errorTexts } from './queries.ts';
import { PolicyHistoryView } from './PolicyHistoryView.tsx';

const versions = wirePolicyVersions.privacy;

const meta = preview.meta({
  title: 'Features/Legal/PolicyHistoryView',
  component: PolicyHistoryView,
  args: {
    title: 'Terms & Conditions',
    versions: ready(versions),
    before: 2,
    after: 3,
    contents: { before: versions[1]?.content, after: versions[0]?.content },
    hasOlder: false,
    isLoadingOlder: false,
    hasUnsavedChanges: false,
    onRetry: fn(),
    onLoadOlder: fn(),
    onBeforeChange: fn(),
    onAfterChange: fn(),
    onShowCancelled: fn(),
    onRestore: fn(),
    onWithdraw: undefined,
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
    await expect(args.onRestore).not.toHaveBeenCalled();
  },
});

export const States = meta.story({
  args: {
    versions: ready(
      versions.map((version, index) => ({
        ...version,
        state: (['scheduled', 'inForce', 'withdrawn'] as const)[index],
      })),
    ),
  },
  play: async ({ canvas, args }) => {
    const compare = await canvas.findByLabelText('Compare');
    await expect(
      within(compare).getByRole('option', { name: /^Version 1 .* withdrawn$/ }),
    ).toBeInTheDocument();
    await expect(
      within(compare).getByRole('option', { name: /^Version 3 .* scheduled$/ }),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore version 2' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
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
  args: { versions: { status: 'failed', message: errorTexts.listVersions, isRetrying: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Nothing = meta.story({ args: { versions: ready([]) } });
