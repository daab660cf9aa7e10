import { errorBody, http } from '@planner/api-client/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { withProviders } from '../../testing/index.ts';
import { Enroll } from './Enroll.tsx';
import { SecondFactors } from './SecondFactors.tsx';

const meta = preview.meta({
  title: 'Features/Settings/SecondFactors',
  component: SecondFactors,
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false } } },
  decorators: [withProviders],
  args: { onChange: fn() },
});

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const AddsApp = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an authenticator app' }));
    const dialog = await dialogOf('Add an authenticator app');
    await userEvent.type(await dialog.findByRole('textbox', { name: /Code/ }), '287082');
    await userEvent.click(dialog.getByRole('button', { name: 'Add app' }));
    const codes = await dialogOf('Store your recovery codes');
    await waitFor(() => expect(codes.getByText('7kq2-mx9h-fp3d-wztc-b8ns-4vgr')).toBeVisible());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(codes.getByRole('button', { name: 'I have stored them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const AddFailed = meta.story({
  beforeEach: ({ msw }) => {
    const expired = 'This took too long, or too many answers were wrong. Start again';
    msw.use(http.post('/settings/factors', ({ response }) => response(410).json(errorBody(expired))));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an authenticator app' }));
    const dialog = await dialogOf('Add an authenticator app');
    await userEvent.type(await dialog.findByRole('textbox', { name: /Code/ }), '287082');
    await userEvent.click(dialog.getByRole('button', { name: 'Add app' }));
    await waitFor(() => expect(dialog.getByText(/This took too long/)).toBeVisible());
    await expect(dialog.getByRole('textbox', { name: /Code/ })).toHaveValue('287082');
  },
});

export const Renames = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Rename / }));
    const dialog = await dialogOf('Rename second factor');
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), ' 2{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Removes = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove / }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove second factor' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
  },
});

export const RemoveRefused = meta.story({
  beforeEach: ({ msw }) => {
    const refusal = 'Administrators need a second factor here. Add another one before you remove this';
    msw.use(http.delete('/settings/factors/{id}', ({ response }) => response(409).json(errorBody(refusal))));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove / }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove second factor' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.getByText(/Administrators need a second factor here/)).toBeVisible());
  },
});

export const CreatesCodes = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create new recovery codes' }));
    const codes = await dialogOf('Store your recovery codes');
    await waitFor(() => expect(codes.getByText(/7kq2/)).toBeVisible());
  },
});

export const Required = meta.story({
  render: () => <Enroll onEnrolled={() => {}} onLogout={() => {}} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Administrators need a second factor here/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
});
