import { delay, errorBody, http } from '@planner/api-client/testing';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import type { FormScreenProps } from '../form/useSaveForm.ts';
import { expectAlert, serverFault, withProviders } from '../../testing/index.ts';
import { AddItem } from './AddItem.tsx';
import { exampleForm, exampleResource } from '../../testing/exampleItems.tsx';

const Example = (host: FormScreenProps) => (
  <AddItem {...host} resource={exampleResource} form={exampleForm} toNew={(values) => values} />
);

const PATH = '/finance-categories';

const requests: { body: unknown; key: string | null }[] = [];

/** Accepts, slowly enough for a second click. */
const accepting = http.post(PATH, async ({ request }) => {
  await delay(50);
  requests.push({ body: await request.clone().json(), key: request.headers.get('Idempotency-Key') });
});

const meta = preview.meta({
  title: 'Features/Items/AddItem',
  component: Example,
  decorators: [withProviders],
  args: { cancelHref: '/list', onDone: fn(), onDirtyChange: fn() },
  beforeEach: ({ msw }) => {
    requests.length = 0;
    msw.use(accepting);
  },
});

const typeName = () => userEvent.type(screen.getByLabelText('Name'), 'Groceries{Enter}');

export const Ready = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Add Example', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Color' })).toHaveValue('#3b82f6');
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/list');
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
  },
});

export const Typed = meta.story({
  // Looks like `Ready`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'G');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
});

export const Added = meta.story({
  // Looks like `Pending`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await typeName();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await expect(requests).toEqual([
      { body: { name: 'Groceries', color: '#3b82f6' }, key: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]);
  },
});

/** The form stays, empty, with a free color. The same again is another one. */
export const AddedAnother = meta.story({
  play: async ({ canvas, args }) => {
    const name = canvas.getByLabelText('Name');
    await userEvent.type(name, 'Groceries');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and add another' }));
    await expect(await screen.findByText(/was added$|^Added$/)).toBeVisible();
    await expect(name).toHaveValue('');
    await expect(name).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Color' })).toHaveValue('#ef4444');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await userEvent.type(name, 'Groceries');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and add another' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    await expect(requests[0]?.key).not.toBe(requests[1]?.key);
    await expect(args.onDone).not.toHaveBeenCalled();
    await waitFor(() => expect(name).toHaveValue(''));
    await userEvent.type(name, 'Rent{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
});

export const SubmittedTwice = meta.story({
  // Looks like `Pending`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Groceries{Enter}{Enter}');
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Add/ }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(requests).toHaveLength(1);
  },
});

export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(http.post(PATH, () => delay('infinite'))),
  play: async ({ canvas }) => {
    await typeName();
    await expect(await canvas.findByRole('button', { name: /Adding\.\.\./ })).toBeVisible();
  },
});

export const ColorTyped = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Groceries');
    const color = canvas.getByRole('textbox', { name: 'Color' });
    await userEvent.clear(color);
    await userEvent.type(color, 'ABC{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(requests.map(({ body }) => body)).toEqual([{ name: 'Groceries', color: '#aabbcc' }]);
  },
});

export const ColorPicked = meta.story({
  play: async ({ canvas, args }) => {
    await fireEvent.input(canvas.getByLabelText('Open palette'), { target: { value: '#1e293b' } });
    await expect(canvas.getByRole('textbox', { name: 'Color' })).toHaveValue('#1e293b');
    await expect(canvas.getByText('Hard to see on the dark surface')).toBeVisible();
    await typeName();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(requests.map(({ body }) => body)).toEqual([{ name: 'Groceries', color: '#1e293b' }]);
  },
});

export const Incomplete = meta.story({
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Color' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add Example' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
    await expect(canvas.getByRole('textbox', { name: 'Color' })).toHaveAccessibleDescription(
      'Color is required',
    );
    await expect(requests).toEqual([]);
  },
});

export const WrongColor = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Groceries');
    const color = canvas.getByRole('textbox', { name: 'Color' });
    await userEvent.clear(color);
    await userEvent.type(color, 'blue{Enter}');
    await waitFor(() => expect(color).toHaveAccessibleDescription('Enter a color such as #3b82f6'));
    await expect(color).toHaveFocus();
    await expect(requests).toEqual([]);
  },
});

export const FieldErrors = meta.story({
  beforeEach: ({ msw }) => {
    const errors = { color: 'This color is taken', name: 'This name is taken' };
    msw.use(
      http.post(PATH, ({ response }) =>
        response(422).json(errorBody('Please check the marked fields', errors)),
      ),
    );
  },
  play: async ({ canvas }) => {
    await typeName();
    const name = canvas.getByLabelText('Name');
    await waitFor(() => expect(name).toHaveAccessibleDescription('This name is taken'));
    await expect(name).toHaveFocus();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** Submitting the same again sends the same key, so that the item is not added twice. Other content gets another key. */
export const ServerFault = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(PATH, ({ request, response }) => {
        requests.push({ body: null, key: request.headers.get('Idempotency-Key') });
        return response.untyped(serverFault());
      }),
    );
  },
  play: async ({ canvas, args }) => {
    await typeName();
    await expectAlert('Failed to add example');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Groceries');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Example' }));
    await expectAlert('Failed to add example');
    await expect(requests).toHaveLength(2);
    await userEvent.type(canvas.getByLabelText('Name'), ' and more{Enter}');
    await waitFor(() => expect(requests).toHaveLength(3));
    await expectAlert('Failed to add example');
    const [first, second, third] = requests.map(({ key }) => key);
    await expect([second, third]).toEqual([first, expect.not.stringContaining(first ?? '')]);
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
