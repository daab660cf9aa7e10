import { delay, errorBody, fixtures, http, iconFile, wireHabitCategories } from '@planner/api-client/testing';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { useApi } from '../shared/app/useApi.ts';
import { editForm, expectAlert, withProviders } from '../testing/index.ts';
import { EditIconCategory } from './EditIconCategory.tsx';
import type { Kind } from './iconCategoryResources.ts';

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

const saves: string[] = [];

const fieldsOf = (form: FormData) =>
  [...form].map(([name, value]) => `${name}: ${value instanceof File ? value.name : value}`).join(', ');

const { changeName, expectToStay } = editForm('Name', 'Update Category');

/** Stores version "2", so saves based on "1" conflict. */
const conflicting = http.put('/habit-categories/{id}', async ({ request, response }) => {
  const form = await request.formData();
  const version = request.headers.get('If-Match');
  saves.push(`${version} ${fieldsOf(form)}`);
  if (version === '"2"') return response(200).json(theirs, { headers: { ETag: '"3"' } });
  const body = { ...errorBody('This was changed after you opened it'), current: theirs };
  return response(412).json(body, { headers: { ETag: '"2"' } });
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
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
});

export const WorkoutSaved = meta.story({
  args: { kind: 'workout', id: workout.id },
  play: async ({ args }) => {
    await changeName();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
});

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

/** The shell's button that cancels a slow save. */
const CancelRequest = () => (
  <button type="button" onClick={useApi().cancelSaves}>
    Cancel request
  </button>
);

/** Unlike a cancelled upload, the change may have been saved. */
export const RequestCancelled = meta.story({
  // Contains the story's own button.
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <EditIconCategory {...args} />
      <CancelRequest />
    </>
  ),
  beforeEach: ({ msw }) => msw.use(http.put('/habit-categories/{id}', () => delay('infinite'))),
  play: async () => {
    await changeName();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel request' }));
    await expectAlert('Cancelled. The change may still have been saved.');
    await expect(screen.queryByText('Upload cancelled. Nothing was saved.')).not.toBeInTheDocument();
    await expectToStay();
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
