import { exportSelectedUsers, exportUsers } from '@planner/api-client';
import { delay, errorBody, http, wireUsers } from '@planner/api-client/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { catchSavedFiles, unreachable, withProviders } from '../../testing/index.ts';
import { useApi } from '../app/ApiProvider.tsx';
import { ExportList } from './ExportList.tsx';

const SELECTED = wireUsers.slice(0, 2).map(({ _id }) => _id);
const onRequest = fn();

const meta = preview.meta({
  title: 'Features/Shared/ExportList',
  component: ExportList,
  parameters: { docs: { story: { inline: false } } },
  decorators: [withProviders],
  beforeEach: () => localStorage.removeItem('export'),
  args: {
    list: { name: 'users', one: 'user', many: 'users' },
    total: 23,
    mutationOf: () => ({}),
    onClose: fn(),
  },
  render: function ExportUsers(args) {
    const client = useApi();
    return (
      <ExportList
        {...args}
        mutationOf={(onProgress, { query, isSelected }) => ({
          mutationFn: (signal) =>
            isSelected
              ? exportSelectedUsers(client, { ids: SELECTED }, query, { signal, onProgress })
              : exportUsers(client, query, { signal, onProgress }),
          meta: { isQuiet: true },
        })}
      />
    );
  },
});

export const Exported = meta.story({
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^23 users exported to users-/));
  },
});

export const Cancelled = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/users/export', async () => {
        await delay('infinite');
      }),
    );
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/users/export', ({ response }) => response(503).json(errorBody('Back in a minute'))));
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Back in a minute'));
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/users/export', ({ response }) => response.untyped(unreachable()), { once: true }));
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/the server cannot be reached/));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^23 users exported to users-/));
  },
});

const CHOICES = {
  operation: 'exportUsers' as const,
  columns: [
    { value: 'name', label: 'Name' },
    { value: 'email', label: 'Email' },
  ],
  selected: 2,
};

export const Choosing = meta.story({
  args: { choices: CHOICES },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('button', { name: 'Export 2 users' })).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), 'All 23 users that match');
    await expect(screen.getByRole('button', { name: 'Export 23 users' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const ExportsAsChosen = meta.story({
  args: { choices: CHOICES },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/users/export', async ({ request }) => {
        onRequest(new URL(request.url).search, await request.clone().json());
      }),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Name' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'CSV with semicolons');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Times' }), 'UTC (ISO 8601)');
    const savedFiles = catchSavedFiles();
    await userEvent.click(screen.getByRole('button', { name: 'Export 2 users' }));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        '2 users exported to users-2-selected-2026-11-15.csv in your downloads.',
      ),
    );
    await expect(await savedFiles()).toEqual([['users-2-selected-2026-11-15.csv', expect.any(String)]]);
    await expect(onRequest).toHaveBeenLastCalledWith('?columns=email&separator=semicolon', { ids: SELECTED });
  },
});

export const ExportsAWorkbook = meta.story({
  args: { choices: CHOICES },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Format' }), 'Excel workbook');
    await userEvent.click(screen.getByRole('button', { name: 'Export 2 users' }));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        /^2 users exported to users-2-selected-.*\.xlsx in/,
      ),
    );
  },
});

export const RemembersTheChoices = meta.story({
  args: { choices: CHOICES },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    localStorage.setItem('export', '{"format":"tab","isLocalTime":false,"without":{"users":["name"]}}');
  },
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: 'Name' })).not.toBeChecked();
    await expect(screen.getByRole('checkbox', { name: 'Email' })).toBeChecked();
    await expect(screen.getByRole('combobox', { name: 'Format' })).toHaveDisplayValue('CSV with tabs');
  },
});

export const RefusedAsChosen = meta.story({
  args: { choices: { ...CHOICES, selected: 0 } },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/users/export', ({ response }) => response(503).json(errorBody('Back in a minute'))));
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Name' }));
    await userEvent.click(screen.getByRole('button', { name: 'Export 23 users' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Back in a minute'));
    await expect(screen.getByRole('checkbox', { name: 'Name' })).not.toBeChecked();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export 23 users' })).toHaveFocus());
  },
});
