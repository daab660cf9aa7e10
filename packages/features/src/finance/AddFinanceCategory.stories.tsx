import { errorBody, http } from '@planner/api-client/testing';
import { delay } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectAlert, gatewayPage, serverFault, unreachable, withProviders } from '../testing/index.ts';
import { AddFinanceCategory } from './AddFinanceCategory.tsx';

const meta = preview.meta({
  title: 'Features/Finance/AddFinanceCategory',
  component: AddFinanceCategory,
  decorators: [withProviders],
  args: { userId: 'me', cancelHref: '/finances/all-categories', onDone: fn(), onDirtyChange: fn() },
  beforeEach: () => {
    requests.length = 0;
  },
});

const requests: unknown[] = [];

const submit = () => userEvent.type(screen.getByLabelText('Category Name'), 'Groceries{Enter}');

/** What was typed stays, and the form can be sent again. */
const expectToStay = async () => {
  await expect(screen.getByLabelText('Category Name')).toHaveValue('Groceries');
  await expect(screen.getByRole('button', { name: 'Add Category' })).toBeEnabled();
};

const recording = http.post('/finance-categories', async ({ request }) => {
  requests.push(await request.clone().json());
});

export const Added = meta.story({
  beforeEach: ({ msw }) => msw.use(recording),
  play: async ({ args }) => {
    await submit();
    await waitFor(() =>
      expect(args.onDone.mock.calls).toEqual([[expect.objectContaining({ name: 'Groceries' })]]),
    );
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await expect(requests).toEqual([{ name: 'Groceries', color: '#3b82f6', role: 'admin', user_id: 'me' }]);
  },
});

/** However fast it is sent, one category is added. */
export const SentTwice = meta.story({
  beforeEach: ({ msw }) => msw.use(recording),
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText('Category Name'), 'Groceries{Enter}{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(requests).toHaveLength(1);
  },
});

export const Slow = meta.story({
  beforeEach: ({ msw }) => msw.use(http.post('/finance-categories', () => delay('infinite'))),
  play: async () => {
    await submit();
    await waitFor(() => expect(screen.getByRole('button', { name: /Adding\.\.\./ })).toBeVisible());
  },
});

export const RefusedField = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/finance-categories', ({ response }) =>
        response(422).json(errorBody('Check the fields', { name: 'There is one of this name' })),
      ),
    );
  },
  play: async () => {
    await submit();
    await waitFor(() =>
      expect(screen.getByLabelText('Category Name')).toHaveAccessibleDescription('There is one of this name'),
    );
  },
});

export const ServerFault = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post('/finance-categories', ({ response }) => response.untyped(serverFault())));
  },
  play: async ({ args }) => {
    await submit();
    await expectAlert('Failed to add category');
    await expectToStay();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

export const ProxysPage = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post('/finance-categories', ({ response }) => response.untyped(gatewayPage())));
  },
  play: async () => {
    await submit();
    await expectAlert('Failed to add category');
    await expectToStay();
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post('/finance-categories', ({ response }) => response.untyped(unreachable())));
  },
  play: async () => {
    await submit();
    await expectAlert(/^Failed to add category: the server cannot be reached/);
    await expectToStay();
  },
});
