import type { FinanceCategory, FinanceCategoryUpdate } from '@planner/api-client';
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
import { SLOW_MS } from '../query/constants.ts';
import { useApi } from '../app/useApi.ts';
import type { Noun } from '../format/Noun.ts';
import { EditScreen, type EditScreenProps } from './EditScreen.tsx';
import { editQueryOptions } from './editQueryOptions.ts';
import type { FormScreenProps } from './FormScreenProps.ts';
import { FormTextField } from './FormTextField.tsx';
import { requiredLine } from './schemas.ts';
import { useEdit } from './useEdit.ts';
import { useSaveForm } from './useSaveForm.ts';

const FIELDS = ['name', 'color'] as const;

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
    queryFn: ({ signal }) => client.getFinanceCategory(id, { signal }),
    ...editQueryOptions,
  });
  const mutation = mutationOptions({
    mutationFn: ({ update, etag }: { update: FinanceCategoryUpdate; etag: string | null }) =>
      client.updateFinanceCategory(id, update, { etag }),
  });
  const form = useSaveForm(mutation, 'Failed to save', FIELDS, host);
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
        fields={FIELDS}
        toValues={valuesOf}
        schema={v.object({ name: requiredLine('Name'), color: v.string() })}
        differencesOf={(mine, theirs) =>
          mine.name === theirs.name ? [] : [{ label: 'Name', mine: mine.name, theirs: theirs.name }]
        }
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
const theirs = { ...stored, name: 'Their Name', color: '#16a34a' };
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

/** Stores version "2", so saves based on "1" conflict. */
const conflicting = http.put(PATH, async ({ request, response }) => {
  const version = request.headers.get('If-Match');
  const body = await request.json();
  saves.push(`${version} ${body.name}`);
  if (version === '"2"') return response(200).json({ ...theirs, ...body }, { headers: { ETag: '"3"' } });
  const refusal = { ...errorBody('Someone else changed this'), current: theirs };
  return response(412).json(refusal, { headers: { ETag: '"2"' } });
});

const skipSlowTime = () => {
  const setTimeout: (run: () => void, ms?: number) => number = Reflect.get(window, 'setTimeout');
  window.setTimeout = ((run: () => void, ms?: number) =>
    setTimeout.call(window, run, ms === SLOW_MS ? 0 : ms)) as typeof window.setTimeout;
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
    msw.use(http.put(PATH, ({ response }) => response(404).json(errorBody('This item does not exist'))));
  },
  play: async () => {
    await changeName();
    await expectAlert('This item does not exist');
    await expectToStay();
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

export const Conflicting = meta.story({
  beforeEach: ({ msw }) => msw.use(conflicting),
  play: async () => {
    await changeName();
    await waitFor(() =>
      expect(screen.getByText('Someone else changed this category while you were editing')).toBeVisible(),
    );
    await expect(screen.getByText('Their Name')).toBeVisible();
    await expect(screen.queryByText('Failed to save')).not.toBeInTheDocument();
    await expectToStay();
  },
});

export const KeepMine = meta.story({
  // Looks like `Saved`.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => msw.use(conflicting),
  play: async ({ args }) => {
    await changeName();
    await screen.findByRole('button', { name: 'Keep mine (overwrite)' });
    await userEvent.type(screen.getByLabelText('Name'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine (overwrite)' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(saves).toEqual(['"1" My Name', '"2" My Name!']);
  },
});

export const TakeTheirs = meta.story({
  beforeEach: ({ msw }) => msw.use(conflicting),
  play: async ({ args }) => {
    await changeName();
    await userEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));
    await expect(screen.getByLabelText('Name')).toHaveValue('Their Name');
    await expect(screen.getByLabelText('Color')).toHaveValue('#16a34a');
    await expect(screen.queryByRole('button', { name: 'Take theirs' })).not.toBeInTheDocument();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(saves).toEqual(['"1" My Name', '"2" Their Name']);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(conflicting),
  play: async () => {
    await changeName();
    await screen.findByRole('button', { name: 'Take theirs' });
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  beforeEach: ({ msw }) => msw.use(conflicting),
  play: async () => {
    await changeName();
    await screen.findByRole('button', { name: 'Take theirs' });
  },
});
