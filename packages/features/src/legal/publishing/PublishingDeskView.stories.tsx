import { wirePolicyVersions } from '@planner/api-client/testing';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { PublishingDeskView } from './PublishingDeskView.tsx';

const [inForce] = wirePolicyVersions.privacy;
if (!inForce) throw new Error('No version is in force');

const scheduled = {
  ...inForce,
  version: 4,
  state: 'scheduled' as const,
  inForceAt: '2026-11-30T08:00:00.000Z',
  note: 'We keep <b>less</b> than before.',
  isAnnounced: true,
};
const draft = {
  version: 7,
  savedAt: inForce.savedAt,
  savedBy: 'Ada Admin',
  savedByEmail: 'admin@planner.local',
};

const LONG_NAME =
  'Maximiliane Theodora von Hohenlohe-Schillingsfürst-Waldenburg, Rechtsanwältin, Kanzlei Müller & Partner';

const meta = preview.meta({
  title: 'Features/Legal/PublishingDeskView',
  component: PublishingDeskView,
  args: {
    desk: { inForce, former: null, scheduledFrom: null, scheduled: null, draft: null },
    counts: { version: 3, accepted: 1200, notAccepted: 34 },
    isPending: false,
    onDiscardDraft: fn(),
    onEditScheduled: fn(),
    onChangeMoment: fn(),
    onCancelScheduled: fn(),
    onDismissError: fn(),
    onShowAcceptances: fn(),
  },
});

export const InForce = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1,200 of 1,234 users have accepted it, 34 have not/)).toBeVisible();
  },
});

export const NothingPublished = meta.story({
  args: {
    desk: { inForce: null, former: null, scheduledFrom: null, scheduled: null, draft: null },
    counts: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has been published yet.')).toBeVisible();
  },
});

export const Scheduled = meta.story({
  args: { desk: { inForce, former: null, scheduledFrom: null, scheduled, draft: null } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Version 4 comes into force on Nov 30, 2026/)).toBeVisible();
    await expect(canvas.getByText('Note: We keep <b>less</b> than before.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the scheduled version' }));
    await expect(args.onEditScheduled).toHaveBeenCalledWith(scheduled);
    await userEvent.click(canvas.getByRole('button', { name: 'Change the moment...' }));
    await expect(args.onChangeMoment).toHaveBeenCalledWith(scheduled);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the publication' }));
    await expect(args.onCancelScheduled).not.toHaveBeenCalled();
    const question = await screen.findByRole('alertdialog', { name: 'Cancel the publication?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel the publication' }));
    await expect(args.onCancelScheduled).toHaveBeenCalledWith(scheduled);
  },
});

export const Outdated = meta.story({
  args: {
    desk: { inForce: { ...inForce, version: 5 }, former: null, scheduled, scheduledFrom: 3, draft: null },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^It lacks what version 5 has changed since/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Carry the changes over' }));
    await expect(args.onEditScheduled).toHaveBeenCalledWith(scheduled);
  },
});

export const SharedDraft = meta.story({
  args: { desk: { inForce, former: null, scheduledFrom: null, scheduled: null, draft } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/draft was saved by Ada Admin, .* It is not public/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard the draft' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard the draft?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Discard the draft' }));
    await expect(args.onDiscardDraft).toHaveBeenCalledOnce();
  },
});

/** The history has the whole name, and the address. */
export const LongName = meta.story({
  args: {
    desk: {
      inForce,
      former: null,
      scheduledFrom: null,
      scheduled: { ...scheduled, savedBy: LONG_NAME },
      draft: { ...draft, savedBy: LONG_NAME },
    },
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByText(/saved by Maximiliane Theodora von Hohe…, /);
    await expect(first?.closest('[title]')).toHaveAttribute('title', LONG_NAME);
    await expect(second?.closest('[title]')).toHaveAttribute('title', LONG_NAME);
    await expect(canvas.queryByText(/Waldenburg/)).not.toBeInTheDocument();
  },
});

/** Whatever arrives late, and the first draft, leave the height as it is. */
export const Steady = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ desk, ...args }) => (
    <>
      <PublishingDeskView {...args} desk={desk} counts={undefined} />
      <PublishingDeskView {...args} desk={desk} counts={{ version: 3, accepted: 0, notAccepted: 1 }} />
      <PublishingDeskView
        {...args}
        desk={{ ...desk, draft: { ...draft, savedBy: inForce.savedBy } }}
        counts={{ version: 3, accepted: 12_345, notAccepted: 23_456 }}
      />
      <PublishingDeskView {...args} desk={{ ...desk, draft: { ...draft, savedBy: LONG_NAME } }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const { style } = canvasElement;
    const bars = [...canvasElement.querySelectorAll('section')];
    for (const [width, size] of [
      [320, ''],
      [360, ''],
      [390, ''],
      [768, ''],
      [1440, ''],
      [360, '200%'],
      [768, '200%'],
      [1440, '200%'],
    ] as const) {
      style.inlineSize = `${width}px`;
      document.documentElement.style.fontSize = size;
      const heights = bars.map((bar) => bar.getBoundingClientRect().height);
      await expect(heights).toEqual([heights[0], heights[0], heights[0], heights[0]]);
    }
    style.inlineSize = document.documentElement.style.fontSize = '';
    // A page has one.
    for (const bar of bars.slice(1)) bar.style.display = 'none';
  },
});

export const Failed = meta.story({
  args: { errorMessage: 'Failed to save the draft' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismissError).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({
  args: { desk: { inForce, former: null, scheduledFrom: null, scheduled, draft } },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
