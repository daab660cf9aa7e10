import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { inTimeZone } from '../../testing/index.ts';
import { PublishDialog } from './PublishDialog.tsx';

const meta = preview.meta({
  title: 'Features/Legal/PublishDialog',
  component: PublishDialog,
  parameters: { docs: { story: { inline: false } } },
  args: {
    title: 'Privacy Policy',
    before: '<h2>Data</h2><p>We keep your name.</p>',
    after: '<h2>Data</h2><p>We keep your address.</p>',
    scheduled: null,
    isPending: false,
    onPublish: fn(),
    onClose: fn(),
  },
});

export const Now = meta.story({
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Publish Privacy Policy' });
    await waitFor(() => expect(screen.getByText('address').tagName).toBe('INS'));
    await expect(screen.getByText('1 change')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Note for the public'), 'We <b>keep</b> less');
    await userEvent.click(screen.getByRole('button', { name: 'Publish now' }));
    await expect(args.onPublish).toHaveBeenCalledWith({ note: 'We <b>keep</b> less' });
  },
});

/** They don't block it. */
export const OpenComments = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { openComments: 3 },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Publish Privacy Policy' });
    await waitFor(() => expect(screen.getByText('3 comments are open')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish now' })).toBeEnabled());
  },
});

export const Pictures = meta.story({
  args: {
    after:
      '<p><img src="https://pictures.example/a.png" alt="A"><img src="//pictures.example/b.png" alt="B"><img src="/c.png" alt="C"><img src="data:image/png;base64,AAAA" alt="D"></p>',
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(
      await screen.findByText('Readers load pictures from other sites: pictures.example'),
    ).toBeInTheDocument();
  },
});

export const DeadReference = meta.story({
  args: {
    before: '<h2>Data</h2><p id="c-1">1. We keep your name.</p><p>2. As in <a href="#c-1">1</a>.</p>',
    after:
      '<h2 id="d%20e">Data</h2><p>2. As in <a href="#c-1">1</a>, <a href="#d%2520e">data</a>, <a href="#top">top</a>, <a href="#">here</a> and <a href="#old">an old place</a>.</p>',
  },
  play: async () => {
    await expect(
      await screen.findByText(
        'Links that lead nowhere, because what they lead to is gone: “1”, “an old place”',
      ),
    ).toBeVisible();
  },
});

export const AtAMoment = meta.story({
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Publish Privacy Policy' });
    await screen.findByText('1 change');
    await userEvent.click(screen.getByRole('radio', { name: 'At a moment' }));
    await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    await expect(await screen.findByText('Enter a complete date')).toBeVisible();
    await expect(args.onPublish).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Date'), '2026-11-30');
    await userEvent.clear(screen.getByLabelText('Time'));
    await userEvent.type(screen.getByLabelText('Time'), '09:30');
    await expect(screen.getByText(/^In force from Monday, Nov 30, 2026/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Schedule for Nov 30, 2026' }));
    const inForceAt = new Date('2026-11-30T09:30:00').toISOString();
    await expect(args.onPublish).toHaveBeenCalledWith({
      note: null,
      inForceAt,
      isAnnounced: true,
      replaces: null,
    });
  },
});

/** The company's time zone counts, not the browser's. */
export const InZone = meta.story({
  decorators: [inTimeZone('Australia/Sydney')],
  play: async ({ args }) => {
    await screen.findByText('1 change');
    await userEvent.click(screen.getByRole('radio', { name: 'At a moment' }));
    await expect(
      screen.getByText('At most a year ahead, in the time zone Australia/Sydney.'),
    ).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Date'), '2027-10-03');
    await userEvent.clear(screen.getByLabelText('Time'));
    await userEvent.type(screen.getByLabelText('Time'), '02:30');
    await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    await expect(await screen.findByText(/^02:30 does not exist on this day/)).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Date'));
    await userEvent.type(screen.getByLabelText('Date'), '2027-04-04');
    await expect(
      screen.getByText(/^In force from Sunday, Apr 4, 2027.*GMT\+11 \(Australia\/Sydney\)\.$/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'The second time' }));
    await expect(
      screen.getByText(/^In force from Sunday, Apr 4, 2027.*GMT\+10 \(Australia\/Sydney\)\.$/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Schedule for Apr 4, 2027' }));
    await expect(args.onPublish).toHaveBeenCalledWith({
      note: null,
      inForceAt: '2027-04-03T16:30:00.000Z',
      isAnnounced: true,
      replaces: null,
    });
  },
});

export const MomentOnly = meta.story({
  args: {
    isMomentOnly: true,
    scheduled: {
      version: 4,
      savedAt: '2026-11-14T09:30:00.000Z',
      savedBy: 'Ada Admin',
      savedByEmail: 'ada@example.org',
      bytes: 56,
      inForceAt: new Date('2026-11-30T09:00:00').toISOString(),
      note: 'We keep less than before.',
      isAnnounced: false,
      withdrawnAt: null,
      withdrawnReason: null,
    },
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Change the moment of version 4' });
    await screen.findByText('1 change');
    await expect(screen.queryByLabelText('Note for the public')).not.toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('Time'));
    await userEvent.type(screen.getByLabelText('Time'), '18:15');
    await userEvent.click(screen.getByRole('button', { name: 'Change the moment' }));
    await expect(args.onPublish).toHaveBeenCalledWith({
      note: 'We keep less than before.',
      inForceAt: new Date('2026-11-30T18:15:00').toISOString(),
      isAnnounced: false,
      replaces: 4,
    });
  },
});

export const MomentOfOutdated = meta.story({
  args: { ...MomentOnly.input.args, lacks: 5 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(
      await screen.findByText(/^This text lacks what version 5 has changed since/),
    ).toBeInTheDocument();
  },
});

/** Where it takes two people. */
export const ByAnother = meta.story({
  args: { needsApproval: true },
  play: async () => {
    await expect(await screen.findByText(/^You have written in this draft/)).toBeInTheDocument();
    await screen.findByText('1 change');
    await expect(screen.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  },
});

export const Refused = meta.story({
  args: { errorMessage: 'Version 4 is scheduled already' },
  play: async ({ args }) => {
    // The dialog fades in.
    await waitFor(() => expect(screen.getByText('Version 4 is scheduled already')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
