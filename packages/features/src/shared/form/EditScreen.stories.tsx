import {
  type FinanceCategory,
  type FinanceCategoryUpdate,
  getFinanceCategory,
  updateFinanceCategory,
} from '@planner/api-client';
import { delay, errorBody, fixtures, http, wireFinanceCategories } from '@planner/api-client/testing';
import { mutationOptions, queryOptions, useIsMutating, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import preview from '@planner/storybook/preview';
import {
  editForm,
  expectAlert,
  gatewayPage,
  passBannerTime,
  serverFault,
  unreachable,
  withProviders,
} from '../../testing/index.ts';
import { useApi } from '../app/ApiProvider.tsx';
import type { Noun } from '../format/Noun.ts';
import { EditScreen, type EditScreenProps } from './EditScreen.tsx';
import { editQueryOptions } from './editQueryOptions.ts';
import { type FormScreenProps, useSaveForm } from './useSaveForm.ts';
import { FormTextField } from './bindField.tsx';
import { requiredLine } from './text/schemas.ts';
import { useEdit } from './useEdit.ts';

const LABELS = { name: 'Name', color: 'Color', role: 'Role' };

const valuesOf = ({ name, color }: FinanceCategory) => ({ name, color: color ?? '' });

interface ExampleProps extends FormScreenProps {
  id: string;
  noun: Noun;
  gone?: EditScreenProps<{ name: string }, FieldValues, FieldValues>['gone'];
}

/** The smallest edit screen: its stories hold for every screen built from the same parts. */
const Example = ({ id, noun, gone, ...host }: ExampleProps) => {
  const client = useApi();
  const query = queryOptions({
    queryKey: ['example', id],
    queryFn: ({ signal }) => getFinanceCategory(client, id, { signal }),
    ...editQueryOptions,
  });
  const mutation = mutationOptions({
    mutationFn: ({ update, etag }: { update: FinanceCategoryUpdate; etag: string | null }) =>
      updateFinanceCategory(client, id, update, { etag }),
  });
  const form = useSaveForm(mutation, 'Failed to save', ['name', 'color'], host);
  const edit = useEdit(useQuery(query), {
    fallback: 'Failed to load',
    save: form,
    onSave: (update: FinanceCategoryUpdate, etag) => form.save({ update, etag }),
  });
  return (
    <>
      <EditScreen
        {...form.state}
        {...edit}
        title="Edit Example"
        noun={noun}
        gone={gone}
        submitLabel="Update"
        toValues={valuesOf}
        schema={v.object({ name: requiredLine('Name'), color: v.string() })}
        labels={LABELS}
      >
        {(control) => (
          <>
            <FormTextField name="name" control={control} label="Name" isRequired />
            <FormTextField name="color" control={control} label="Color" />
          </>
        )}
      </EditScreen>
      <button type="button" hidden onClick={client.cancelSaves}>
        Cancel request
      </button>
    </>
  );
};

const [stored] = wireFinanceCategories;
const [category] = fixtures.financeCategories;
if (!stored || !category) throw new Error('There are no categories to edit');
const PATH = '/finance-categories/{id}';

const saves: string[] = [];

const meta = preview.meta({
  title: 'Features/Form/EditScreen',
  component: Example,
  decorators: [withProviders],
  args: {
    id: category.id,
    noun: { one: 'category', many: 'categories' },
    cancelHref: '/list',
    onDone: fn(),
    onDirtyChange: fn(),
  },
  beforeEach: () => {
    saves.length = 0;
  },
});

const { changeName, expectToStay } = editForm('Name', 'Update');

/** Accepts saves, slowly enough for a second click. */
const accepting = http.put(PATH, async ({ request, response }) => {
  await delay(50);
  const body = await request.json();
  saves.push(`${request.headers.get('If-Match')} ${body.name}`);
  return response(200).json({ ...stored, ...body }, { headers: { ETag: '"2"' } });
});

/** Someone else saves these versions first, one before each save. */
const changedTo = (...versions: readonly Partial<typeof stored>[]) =>
  http.put(PATH, async ({ request, response }) => {
    const etag = request.headers.get('If-Match');
    const body = await request.json();
    const change = versions[saves.length];
    saves.push(`${etag} ${body.name} ${body.color}`);
    if (!change) return response(200).json({ ...stored, ...body }, { headers: { ETag: '"9"' } });
    const current = { ...stored, updatedAt: '2026-11-14T09:30:00.000Z', ...change };
    const refusal = { ...errorBody('Someone else changed this'), current };
    return response(412).json(refusal, { headers: { ETag: `"${saves.length + 1}"` } });
  });

const { name: NAME, color: COLOR } = stored;
const BANNER = 'Someone else changed this category while you were editing';
const choice = (field: string) =>
  screen.queryByRole('radiogroup', { name: `Which ${field} do you want to keep?` });
const update = () => userEvent.click(screen.getByRole('button', { name: 'Update' }));

const changeColor = async (color: string) => {
  const field = await screen.findByLabelText('Color');
  await userEvent.clear(field);
  await userEvent.type(field, color);
};

const skipSlowTime = () => {
  const setTimeout: (run: () => void, ms?: number) => number = Reflect.get(window, 'setTimeout');
  window.setTimeout = ((run: () => void, ms?: number) =>
    setTimeout.call(window, run, ms === 8000 ? 0 : ms)) as typeof window.setTimeout;
  return () => {
    window.setTimeout = setTimeout as typeof window.setTimeout;
  };
};

export const Ready = meta.story({
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByLabelText('Name')).toHaveValue(category.name);
    const title = `Edit Example: ${category.name}`;
    await expect(canvas.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(new RegExp(`^${title} · `)));
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/list');
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
  },
});

export const Typed = meta.story({
  // Looks like `Ready`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), '!');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.type(canvas.getByLabelText('Name'), '{Backspace}');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(PATH, () => delay('infinite'))),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading category...');
    await expect(canvas.getByRole('heading', { name: 'Edit Example', level: 1 })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Edit Example · /));
  },
});

export const SlowLoading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get(PATH, () => delay('infinite')));
    return skipSlowTime();
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Still loading category...'));
  },
});

export const LoadingFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get(PATH, ({ response }) => response.untyped(gatewayPage())));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load')).toBeVisible();
  },
});

export const LoadedOnRetry = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get(PATH, ({ response }) => response.untyped(gatewayPage()), { once: true }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByLabelText('Name')).toHaveValue(category.name);
  },
});

export const CategoryNotFound = meta.story({
  args: { id: '0192f3c5-0000-7000-8000-000000000000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This category no longer exists')).toBeVisible();
    await expect(canvas.getByText('It was deleted, or the address is wrong.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to categories' })).toHaveAttribute('href', '/list');
  },
});

export const UserNotFound = meta.story({
  args: {
    id: '0192f3c5-0000-7000-8000-000000000000',
    noun: { one: 'user', many: 'users' },
    gone: { icon: 'user', description: 'The account was deleted, or the address is wrong.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This user no longer exists')).toBeVisible();
    await expect(canvas.getByText('The account was deleted, or the address is wrong.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to users' })).toHaveAttribute('href', '/list');
  },
});

export const Saved = meta.story({
  beforeEach: ({ msw }) => msw.use(accepting),
  play: async ({ args }) => {
    await changeName();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await expect(saves).toEqual(['"1" My Name']);
  },
});

/** A 2xx means saved, with any body. */
export const SavedWithoutJson = meta.story({
  // Looks like `Saved`.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    msw.use(
      http.put(PATH, ({ response }) =>
        response.untyped(new Response('<h1>Stored</h1>', { headers: { 'Content-Type': 'text/html' } })),
      ),
    );
  },
  play: async ({ args }) => {
    await changeName();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
});

export const SubmittedTwice = meta.story({
  // Looks like `Saved`.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => msw.use(accepting),
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), '{Enter}{Enter}');
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Updat/ }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(saves).toHaveLength(1);
  },
});

let respond: (() => void) | undefined;

/** A response that arrives after the user has left must not navigate. */
export const LeftWhileSaving = meta.story({
  // Ends without the screen.
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Host(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        {isOpen && <Example {...args} />}
        <button type="button" onClick={() => setOpen(false)}>
          Leave
        </button>
        {useIsMutating() > 0 && 'Saving'}
      </>
    );
  },
  beforeEach: ({ msw }) => {
    msw.use(
      http.put(PATH, async () => {
        await new Promise<void>((resolve) => {
          respond = resolve;
        });
      }),
    );
  },
  play: async ({ canvas, args }) => {
    await changeName();
    await waitFor(() => expect(respond).toBeDefined());
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByText('Saving')).toBeVisible();
    respond?.();
    await waitFor(() => expect(canvas.queryByText('Saving')).not.toBeInTheDocument());
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(http.put(PATH, () => delay('infinite'))),
  play: async ({ canvas }) => {
    await changeName();
    await expect(await canvas.findByRole('button', { name: /Updating\.\.\./ })).toBeVisible();
  },
});

export const Incomplete = meta.story({
  beforeEach: ({ msw }) => msw.use(accepting),
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByLabelText('Name'));
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
    await expect(saves).toEqual([]);
  },
});

export const FieldErrors = meta.story({
  beforeEach: ({ msw }) => {
    const errors = { color: 'This color is taken', name: 'This name is taken' };
    msw.use(
      http.put(PATH, ({ response }) =>
        response(422).json(errorBody('Please check the marked fields', errors)),
      ),
    );
  },
  play: async ({ canvas, args }) => {
    await changeName();
    const name = canvas.getByLabelText('Name');
    await waitFor(() => expect(name).toHaveAccessibleDescription('This name is taken'));
    await expect(name).toHaveFocus();
    await expect(canvas.getByLabelText('Color')).toHaveAccessibleDescription('This color is taken');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(name, '!');
    await expect(name).not.toHaveAccessibleDescription();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

export const ServerFault = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.put(PATH, ({ response }) => response.untyped(serverFault())));
  },
  play: async ({ args }) => {
    await changeName();
    await expectAlert('Failed to save');
    await expectToStay();
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    await expectAlert('Failed to save');
    await expect(await passBannerTime('Failed to save')).toBe(3000);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },
});

export const GatewayPage = meta.story({
  // Looks like `ServerMessage`.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    msw.use(http.put(PATH, ({ response }) => response.untyped(gatewayPage())));
  },
  play: async () => {
    await changeName();
    await expectAlert('Failed to save');
    await expectToStay();
  },
});

export const ServerMessage = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.put(PATH, ({ response }) => response(413).json(errorBody('This name is too long'))));
  },
  play: async () => {
    await changeName();
    await expectAlert('This name is too long');
    await expectToStay();
  },
});

/** Saved again after an administrator has restored it. */
export const DeletedMeanwhile = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.put(PATH, ({ response }) => response(404).json(errorBody('This item does not exist')), {
        once: true,
      }),
      accepting,
    );
  },
  play: async ({ args }) => {
    await changeName();
    await expectAlert(/^Someone deleted this category while you were editing/);
    await expectToStay();
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(saves).toEqual(['"1" My Name']);
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.put(PATH, ({ response }) => response.untyped(unreachable())));
  },
  play: async () => {
    await changeName();
    await expectAlert('Failed to save: the server cannot be reached. Check your connection and try again.');
    await expectToStay();
  },
});

export const Cancelled = meta.story({
  beforeEach: ({ msw }) => msw.use(http.put(PATH, () => delay('infinite'))),
  play: async ({ canvas }) => {
    await changeName();
    await canvas.findByRole('button', { name: /Updating/ });
    canvas.getByText('Cancel request').click();
    await expectAlert('Cancelled. The change may still have been saved.');
    await expectToStay();
  },
});

/** I changed the name, they changed the color and a field that can't be edited here. */
export const Merged = meta.story({
  beforeEach: ({ msw }) => msw.use(changedTo({ color: '#16a34a', role: 'user' })),
  play: async ({ args }) => {
    await changeName();
    await waitFor(() => expect(screen.getByText(BANNER)).toBeVisible());
    await expect(screen.getByText(/^Saved Nov 14, 2026/)).toBeVisible();
    await expect(screen.getByRole('row', { name: `Color ${COLOR} #16a34a` })).toBeVisible();
    await expect(screen.getByRole('row', { name: 'Role admin user' })).toBeVisible();
    await expect(screen.queryByRole('radiogroup')).toBeNull();
    await expect(screen.getByLabelText('Color')).toHaveValue('#16a34a');
    await expect(screen.queryByText('Failed to save')).not.toBeInTheDocument();
    await expectToStay();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await update();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(saves).toEqual([`"1" My Name ${COLOR}`, '"2" My Name #16a34a']);
  },
});

/** Both changed the name: nothing is saved before the user has chosen, and no choice loses a text. */
export const Asked = meta.story({
  beforeEach: ({ msw }) => msw.use(changedTo({ name: 'Their Name', color: '#16a34a' })),
  play: async ({ args }) => {
    await changeName();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Yours: My Name' })).toHaveFocus());
    await expectToStay();
    await update();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Yours: My Name' })).toHaveFocus());
    await expect(saves).toHaveLength(1);

    await userEvent.type(screen.getByLabelText('Name'), '!');
    await userEvent.click(screen.getByRole('radio', { name: 'Theirs: Their Name' }));
    await expect(screen.getByLabelText('Name')).toHaveValue('Their Name');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(screen.getByRole('radio', { name: 'Yours: My Name!' }));
    await expect(screen.getByLabelText('Name')).toHaveValue('My Name!');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await update();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(saves).toEqual([`"1" My Name ${COLOR}`, '"2" My Name! #16a34a']);
  },
});

export const TheirsChosen = meta.story({
  // Looks like `Asked`.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => msw.use(changedTo({ name: 'Their Name' })),
  play: async ({ args }) => {
    await changeColor('#aa3366');
    await changeName();
    await userEvent.click(await screen.findByRole('radio', { name: 'Theirs: Their Name' }));
    await update();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(saves[1]).toBe('"2" Their Name #aa3366');
  },
});

/** Each further save by someone else is merged into what was merged before. */
export const MergedTwice = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      changedTo(
        { color: '#16a34a' },
        { color: '#16a34a', name: 'Their Name' },
        { color: '#000000', name: 'Their Name' },
      ),
    ),
  play: async ({ args }) => {
    await changeName();
    await screen.findByRole('row', { name: `Color ${COLOR} #16a34a` });
    await update();
    await userEvent.click(await screen.findByRole('radio', { name: 'Yours: My Name' }));
    await expect(screen.queryByRole('row', { name: /^Color/ })).toBeNull();
    await update();
    await screen.findByRole('row', { name: 'Color #16a34a #000000' });
    await expect(choice('Name')).toBeNull();
    await expectToStay();
    await update();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(saves).toEqual([
      `"1" My Name ${COLOR}`,
      '"2" My Name #16a34a',
      '"3" My Name #16a34a',
      '"4" My Name #000000',
    ]);
  },
});

/** Nothing to ask or to show: spaces and the Unicode form don't count. */
export const SameMeanwhile = meta.story({
  // Looks like `Saved`.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => msw.use(changedTo({ name: 'Café \u00a0Noir' })),
  play: async ({ args }) => {
    const name = await screen.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Cafe\u0301 Noir{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(saves).toHaveLength(2);
    await expect(saves[1]).toMatch(/^"2" Café/);
  },
});

/** The ETag changed, the values did not, and the server refuses the second attempt too. */
export const RefusedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(changedTo({}, {})),
  play: async ({ args }) => {
    await changeName();
    await waitFor(() => expect(screen.getByText(BANNER)).toBeVisible());
    await expect(saves).toHaveLength(2);
    await expect(screen.queryByRole('table')).toBeNull();
    await expectToStay();
    await update();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(saves[2]).toBe(`"3" My Name ${COLOR}`);
  },
});

/** The response to the first attempt was lost: its values are mine, not someone else's. */
export const ResponseLost = meta.story({
  // Looks like `Saved`.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.put(PATH, ({ response }) => response.untyped(unreachable()), { once: true }),
      changedTo({ name: 'My Name' }),
    ),
  play: async ({ args }) => {
    await changeName();
    await expectAlert(/the server cannot be reached/);
    await userEvent.type(screen.getByLabelText('Name'), '!');
    await update();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(saves).toEqual([`"1" My Name! ${COLOR}`, `"2" My Name! ${COLOR}`]);
  },
});

/** Nothing that was typed is lost when the save after a merge fails. */
export const FailedAfterMerge = meta.story({
  beforeEach: ({ msw }) => msw.use(changedTo({ color: '#16a34a' })),
  play: async ({ msw, args }) => {
    await changeName();
    await screen.findByText(BANNER);
    msw.use(http.put(PATH, ({ response }) => response.untyped(serverFault()), { once: true }));
    await update();
    await expectAlert('Failed to save');
    await expectToStay();
    await expect(screen.getByLabelText('Color')).toHaveValue('#16a34a');
    await update();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(saves[1]).toBe('"2" My Name #16a34a');
  },
});

/** A server without ETags never refuses. */
export const WithoutETag = meta.story({
  // Looks like `Saved`.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(PATH, ({ response }) => response(200).json(stored)),
      changedTo(),
    ),
  play: async ({ args }) => {
    await changeName();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(saves).toEqual([`null My Name ${COLOR}`]);
  },
});

/** A 412 without a body: the client fetches the item. */
export const RefusedWithoutBody = meta.story({
  // Looks like `Merged`.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(PATH, ({ response }) => response(200).json(stored, { headers: { ETag: '"1"' } }), {
        once: true,
      }),
      http.get(PATH, ({ response }) =>
        response(200).json({ ...stored, name: 'Their Name' }, { headers: { ETag: '"5"' } }),
      ),
      http.put(PATH, ({ response }) => response.untyped(new Response(null, { status: 412 })), { once: true }),
      changedTo(),
    ),
  play: async ({ args }) => {
    await changeColor('#aa3366');
    await update();
    await screen.findByRole('row', { name: `Name ${NAME} Their Name` });
    await update();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(saves).toEqual(['"5" Their Name #aa3366']);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(changedTo({ name: 'Their Name', color: '#16a34a' })),
  play: async () => {
    await changeName();
    await screen.findByRole('radio', { name: 'Theirs: Their Name' });
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  beforeEach: ({ msw }) => msw.use(changedTo({ name: 'Their Name', color: '#16a34a' })),
  play: async () => {
    await changeName();
    await screen.findByRole('radio', { name: 'Theirs: Their Name' });
  },
});
