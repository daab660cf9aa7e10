import { wirePolicyVersions } from '@planner/api-client/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
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
    hasUnsavedWork: false,
    onRetry: fn(),
    onLoadOlder: fn(),
    onBeforeChange: fn(),
    onAfterChange: fn(),
    onRestore: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'What differs' })).toBeVisible());
    await userEvent.selectOptions(canvas.getByLabelText('Compare'), '1');
    await expect(args.onBeforeChange).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore version 2' }));
    await expect(args.onRestore).toHaveBeenCalledWith(2);
  },
});

/** Who saved is told in full where the choices are cut off. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'What differs' })).toBeVisible());
    await expect(canvas.getByLabelText('Compare')).toHaveAccessibleDescription(/^Saved by .*, 2026/);
  },
});

export const UnsavedWork = meta.story({
  args: { hasUnsavedWork: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'What differs' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Restore version 2' })).toBeDisabled();
  },
});

export const More = meta.story({
  args: { hasOlder: true },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'What differs' })).toBeVisible());
    await expect(canvas.getByText('The newest 3 are listed.')).toBeVisible();
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
