import { errorBody, fixtures, http, wireFinanceCategories } from '@planner/api-client/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import {
  editForm,
  expectAlert,
  gatewayPage,
  serverFault,
  unreachable,
  withProviders,
} from '../testing/index.ts';
import { EditFinanceCategory } from './EditFinanceCategory.tsx';

const [stored] = wireFinanceCategories;
const [category] = fixtures.financeCategories;
if (!stored || !category) throw new Error('There are no categories to edit');
const theirs = { ...stored, name: 'Their Name', color: '#16a34a' };

const meta = preview.meta({
  title: 'Features/Finance/EditFinanceCategory',
  component: EditFinanceCategory,
  decorators: [withProviders],
  args: { id: category.id, cancelHref: '/finances/all-categories', onDone: fn(), onDirtyChange: fn() },
  beforeEach: () => {
    saves.length = 0;
  },
});

/** What the server was sent: the version and the body. */
const saves: string[] = [];

const { changeName, expectToStay } = editForm('Category Name', 'Update Category');

/** A server on which somebody else has saved since: it refuses the version that was loaded, and takes the one stored now. */
const conflicting = http.put('/finance-categories/{id}', async ({ request, response }) => {
  const version = request.headers.get('If-Match');
  const body = await request.json();
  saves.push(`${version} ${body.name} ${body.color}`);
  if (version === '"2"') return response(200).json({ ...theirs, ...body }, { headers: { ETag: '"3"' } });
  const refusal = { ...errorBody('Somebody else has changed this in the meantime'), current: theirs };
  return response(409).json(refusal, { headers: { ETag: '"2"' } });
});

export const Saved = meta.story({
  play: async ({ args }) => {
    await changeName();
    await waitFor(() =>
      expect(args.onDone.mock.calls).toEqual([[expect.objectContaining({ name: 'My Name' })]]),
    );
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
});

export const NoSuchCategory = meta.story({
  args: { id: '0192f3c5-0000-7000-8000-000000000000' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This category no longer exists')).toBeVisible());
  },
});

export const LoadingFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/finance-categories/{id}', ({ response }) => response.untyped(gatewayPage()), { once: true }),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Failed to fetch category')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByLabelText('Category Name')).toHaveValue(category.name);
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.put('/finance-categories/{id}', ({ response }) => response.untyped(serverFault())));
  },
  play: async ({ args }) => {
    await changeName();
    await expectAlert('Failed to update category');
    await expectToStay();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

export const RefusedInTheServersWords = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/finance-categories/{id}', ({ response }) =>
        response(503).json(errorBody('The database is being repaired')),
      ),
    );
  },
  play: async () => {
    await changeName();
    await expectAlert('The database is being repaired');
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.put('/finance-categories/{id}', ({ response }) => response.untyped(unreachable())));
  },
  play: async () => {
    await changeName();
    await expectAlert(/^Something went wrong while updating the category: the server cannot be reached/);
    await expectToStay();
  },
});

/** A page of something else, told as a success: it is none. */
export const ForeignPage = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/finance-categories/{id}', ({ response }) =>
        response.untyped(
          new Response('<h1>Sign in to the Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } }),
        ),
      ),
    );
  },
  play: async ({ args }) => {
    await changeName();
    await expectAlert('Something went wrong while updating the category');
    await expectToStay();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

export const KeepMine = meta.story({
  beforeEach: ({ msw }) => msw.use(conflicting),
  play: async ({ args }) => {
    await changeName();
    await waitFor(() =>
      expect(screen.getByText('Somebody else has changed this category in the meantime')).toBeVisible(),
    );
    await expectToStay();
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine (overwrite)' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(saves).toEqual(['"1" My Name #3b82f6', '"2" My Name #3b82f6']);
  },
});

export const TakeTheirs = meta.story({
  beforeEach: ({ msw }) => msw.use(conflicting),
  play: async ({ args }) => {
    await changeName();
    await userEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));
    await expect(screen.getByLabelText('Category Name')).toHaveValue('Their Name');
    await expect(screen.getByRole('textbox', { name: 'Color' })).toHaveValue('#16a34a');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(screen.getByRole('button', { name: 'Update Category' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(saves).toEqual(['"1" My Name #3b82f6', '"2" Their Name #16a34a']);
  },
});
