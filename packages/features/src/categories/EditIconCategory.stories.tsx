import { errorBody, fixtures, http, iconFile, wireHabitCategories } from '@planner/api-client/testing';
import { delay } from 'msw';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { useApi } from '../shared/useApi.ts';
import {
  editForm,
  expectAlert,
  gatewayPage,
  serverFault,
  unreachable,
  withProviders,
} from '../testing/index.ts';
import { EditIconCategory } from './EditIconCategory.tsx';
import type { Kind } from './kinds.ts';

const [stored] = wireHabitCategories;
const [category] = fixtures.habitCategories;
const [workout] = fixtures.workoutCategories;
if (!stored || !category || !workout) throw new Error('There are no categories to edit');
const theirs = { ...stored, name: 'Their Name', iconLight: stored.iconDark };

const meta = preview.meta({
  title: 'Features/Categories/EditIconCategory',
  component: EditIconCategory,
  decorators: [withProviders],
  args: {
    kind: 'habit' as Kind,
    id: category.id,
    cancelHref: '/habits/all-categories',
    onDone: fn(),
    onDirtyChange: fn(),
  },
  beforeEach: () => {
    saves.length = 0;
  },
});

/** What the server was sent: the version and the fields. */
const saves: string[] = [];

const fieldsOf = (form: FormData) =>
  [...form].map(([name, value]) => `${name}: ${value instanceof File ? value.name : value}`).join(', ');

const { changeName, expectToStay } = editForm('Name', 'Update Category');

/** A server on which somebody else has saved since: it refuses the version that was loaded, and takes the one stored now. */
const conflicting = http.put('/habit-categories/{id}', async ({ request, response }) => {
  const form = await request.formData();
  const version = request.headers.get('If-Match');
  saves.push(`${version} ${fieldsOf(form)}`);
  if (version === '"2"') return response(200).json(theirs, { headers: { ETag: '"3"' } });
  const body = { ...errorBody('Somebody else has changed this in the meantime'), current: theirs };
  return response(409).json(body, { headers: { ETag: '"2"' } });
});

const answering = (answer: 'fault' | 'page' | 'none') =>
  http.put('/habit-categories/{id}', ({ response }) => {
    if (answer === 'fault') return response.untyped(serverFault());
    return response.untyped(answer === 'page' ? gatewayPage() : unreachable());
  });

export const Saved = meta.story({
  beforeEach: () => {
    const timers = spyOn(globalThis, 'setTimeout');
    return () => timers.mockRestore();
  },
  play: async ({ args }) => {
    await changeName();
    await waitFor(() => expect(screen.getByText('Category updated successfully!')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Updated!' })).toBeDisabled();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await expect(args.onDone).not.toHaveBeenCalled();
    await waitFor(() => expect(setTimeout).toHaveBeenCalledWith(expect.any(Function), 1500));
    await waitFor(() =>
      expect(args.onDone.mock.calls).toEqual([[expect.objectContaining({ name: 'My Name' })]]),
    );
  },
});

export const WorkoutSaved = meta.story({
  args: { kind: 'workout', id: workout.id },
  play: async ({ args }) => {
    await changeName();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
});

/** Only the chosen icon is sent, with the version that was loaded. */
export const IconReplaced = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/habit-categories/{id}', async ({ request }) => {
        const form = await request.clone().formData();
        saves.push(`${request.headers.get('If-Match')} ${fieldsOf(form)}`);
      }),
    );
  },
  play: async ({ args }) => {
    await userEvent.upload(await screen.findByLabelText('Dark Image (Optional)'), iconFile('moon.png'));
    await screen.findByText('moon.png');
    await userEvent.click(screen.getByRole('button', { name: 'Update Category' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(saves).toEqual([`"1" name: ${category.name}, iconDark: moon.png`]);
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
      http.get('/habit-categories/{id}', ({ response }) => response.untyped(gatewayPage()), { once: true }),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Failed to fetch category')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByLabelText('Name')).toHaveValue(category.name);
  },
});

export const ServerFault = meta.story({
  beforeEach: ({ msw }) => msw.use(answering('fault')),
  play: async ({ args }) => {
    await changeName();
    await expectAlert('Failed to update category');
    await expectToStay();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

export const ProxysPage = meta.story({
  beforeEach: ({ msw }) => msw.use(answering('page')),
  play: async () => {
    await changeName();
    await expectAlert('Failed to update category');
    await expectToStay();
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => msw.use(answering('none')),
  play: async () => {
    await changeName();
    await expectAlert(/^Failed to update category: the server cannot be reached/);
    await expectToStay();
  },
});

/** Stands for the shell, which offers to give up a save that takes long. */
const GiveUp = () => (
  <button type="button" onClick={useApi().cancelSaves}>
    Give up
  </button>
);

/** The server may have got it: nobody can say that nothing was saved. */
export const GivenUp = meta.story({
  // Ends on the story's own button; the form looks as in `Unreachable`.
  parameters: { visual: { disable: true } },
  render: (args) => (
    <>
      <EditIconCategory {...args} />
      <GiveUp />
    </>
  ),
  beforeEach: ({ msw }) => msw.use(http.put('/habit-categories/{id}', () => delay('infinite'))),
  play: async () => {
    await changeName();
    await userEvent.click(screen.getByRole('button', { name: 'Give up' }));
    await expectAlert(
      'Failed to update category: you have cancelled it. It may have been done all the same.',
    );
    await expect(screen.queryByText('Upload cancelled. Nothing was saved.')).not.toBeInTheDocument();
    await expectToStay();
  },
});

export const GoneMeanwhile = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/habit-categories/{id}', ({ response }) =>
        response(404).json(errorBody('This item does not exist')),
      ),
    );
  },
  play: async () => {
    await changeName();
    await expectAlert('This item does not exist');
    await expectToStay();
  },
});

export const KeepMine = meta.story({
  beforeEach: ({ msw }) => msw.use(conflicting),
  play: async ({ args }) => {
    await changeName();
    await waitFor(() =>
      expect(screen.getByText('Somebody else has changed this category in the meantime')).toBeVisible(),
    );
    await expect(screen.getByText('Their Name')).toBeVisible();
    await expectToStay();
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine (overwrite)' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(saves).toEqual(['"1" name: My Name', '"2" name: My Name']);
  },
});

export const TakeTheirs = meta.story({
  beforeEach: ({ msw }) => msw.use(conflicting),
  play: async ({ args }) => {
    await changeName();
    await userEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));
    await expect(screen.getByLabelText('Name')).toHaveValue('Their Name');
    await expect(screen.queryByRole('button', { name: 'Take theirs' })).not.toBeInTheDocument();
    await expect(screen.getByRole('img', { name: 'Light Image (Optional) on light' })).toHaveAttribute(
      'src',
      expect.stringContaining(theirs.iconLight),
    );
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(screen.getByRole('button', { name: 'Update Category' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(saves).toEqual(['"1" name: My Name', '"2" name: Their Name']);
  },
});
