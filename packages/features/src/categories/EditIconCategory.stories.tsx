import { delay, errorBody, fixtures, http, iconFile, wireHabitCategories } from '@planner/api-client/testing';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { editForm, expectAlert, withProviders } from '../testing/index.ts';
import { EditIconCategory } from './iconCategoryForms.tsx';
import type { Kind } from './iconCategoryResources.ts';

const [stored] = wireHabitCategories;
const [category] = fixtures.habitCategories;
const [workout] = fixtures.workoutCategories;
if (!stored || !category || !workout) throw new Error('There are no categories to edit');
/** With the icons exchanged. */
const theirs = { ...stored, iconLight: stored.iconDark, iconDark: stored.iconLight };

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

/** I renamed the category and chose a light icon, they stored other icons. */
const expectIconsMerged = async () => {
  await userEvent.upload(await screen.findByLabelText('Light Image (Optional)'), iconFile('sun.png'));
  await screen.findByText('sun.png');
  await changeName();
  await screen.findByRole('radiogroup', { name: 'Which Light Image do you want to keep?' });
  await expect(
    await screen.findByRole('row', { name: 'Dark Image stored image stored image' }),
  ).toBeVisible();
  await expect(screen.queryByRole('radiogroup', { name: /Dark|Name/ })).toBeNull();
  await expect(screen.getByRole('img', { name: 'Dark Image (Optional) on dark' })).toHaveAttribute(
    'src',
    expect.stringContaining(stored.iconLight),
  );
  await expectToStay();
};

const light = () => screen.getByRole('img', { name: 'Light Image (Optional) on light' });

export const MineChosen = meta.story({
  beforeEach: ({ msw }) => msw.use(conflicting),
  play: async ({ args }) => {
    await expectIconsMerged();
    const chosen = light().getAttribute('src');
    await userEvent.click(screen.getByRole('radio', { name: 'Theirs: stored image' }));
    await expect(light()).toHaveAttribute('src', expect.stringContaining(stored.iconDark));
    await userEvent.click(screen.getByRole('radio', { name: 'Yours: sun.png' }));
    await waitFor(() => expect(light().getAttribute('src')?.slice(0, 5)).toBe(chosen?.slice(0, 5)));
    await userEvent.click(screen.getByRole('button', { name: 'Update Category' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(saves).toEqual([
      '"1" name: My Name, iconLight: sun.png',
      '"2" name: My Name, iconLight: sun.png',
    ]);
  },
});

export const TheirsChosen = meta.story({
  // Looks like `MineChosen`.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => msw.use(conflicting),
  play: async ({ args }) => {
    await expectIconsMerged();
    await userEvent.click(screen.getByRole('radio', { name: 'Theirs: stored image' }));
    await userEvent.click(screen.getByRole('button', { name: 'Update Category' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(saves[1]).toBe('"2" name: My Name');
  },
});
