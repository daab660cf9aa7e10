import { fixtures, http } from '@planner/api-client/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import {
  editForm,
  expectAlert,
  gatewayPage,
  serverFault,
  unreachable,
  withProviders,
} from '../../testing/index.ts';
import { EditItem, type EditItemScreenProps } from './EditItem.tsx';
import { exampleForm, exampleResource } from '../../testing/exampleItems.tsx';

const [item, upperCase] = fixtures.financeCategories;
if (!item || !upperCase) throw new Error('There are no items to edit');
const PATH = '/finance-categories/{id}';

interface ExampleProps extends EditItemScreenProps {
  exceptionText?: string;
}

const Example = (props: ExampleProps) => (
  <EditItem {...props} resource={exampleResource} form={exampleForm} />
);

const meta = preview.meta({
  title: 'Features/Items/EditItem',
  component: Example,
  decorators: [withProviders],
  // `EditScreen` has the pictures.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { id: item.id, cancelHref: '/list', onDone: fn(), onDirtyChange: fn() },
});

const { changeName, expectToStay } = editForm('Name', 'Update Example');

export const Saved = meta.story({
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: /^Edit Example: ./, level: 1 })).toBeVisible();
    await changeName();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
});

export const NotFound = meta.story({
  args: { id: '0192f3c5-0000-7000-8000-000000000000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This example no longer exists')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to examples' })).toHaveAttribute('href', '/list');
  },
});

let isServerDown = false;

export const LoadingFailed = meta.story({
  beforeEach: ({ msw }) => {
    isServerDown = true;
    msw.use(http.get(PATH, ({ response }) => (isServerDown ? response.untyped(gatewayPage()) : undefined)));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Failed to fetch example')).toBeVisible());
    isServerDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByLabelText('Name')).toHaveValue(item.name);
  },
});

export const ServerFault = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.put(PATH, ({ response }) => response.untyped(serverFault())));
  },
  play: async ({ args }) => {
    await changeName();
    await expectAlert('Failed to update example');
    await expectToStay();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

const failing = http.put(PATH, ({ response }) => response.untyped(unreachable()));

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => msw.use(failing),
  play: async () => {
    await changeName();
    await expectAlert(/^Failed to update example: the server cannot be reached/);
    await expectToStay();
  },
});

export const UnreachableWithOwnText = meta.story({
  args: { exceptionText: 'Something went wrong' },
  beforeEach: ({ msw }) => msw.use(failing),
  play: async () => {
    await changeName();
    await expectAlert(/^Something went wrong: the server cannot be reached/);
  },
});

/** The stored notation stays, and tabbing through the field changes nothing. */
export const UpperCaseColor = meta.story({
  args: { id: upperCase.id },
  play: async ({ canvas, args }) => {
    const color = await canvas.findByRole('textbox', { name: 'Color' });
    await expect(color).toHaveValue('#DC2626');
    await userEvent.click(color);
    await userEvent.tab();
    await expect(color).toHaveValue('#DC2626');
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
  },
});
