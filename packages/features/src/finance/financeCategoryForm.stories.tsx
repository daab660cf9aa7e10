import { fixtures, http } from '@planner/api-client/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { editForm, expectAlert, unreachable, withProviders } from '../testing/index.ts';
import { AddFinanceCategory, EditFinanceCategory } from './financeCategoryForm.tsx';

const category = fixtures.financeCategories[0];
const withoutColor = fixtures.financeCategories.find(({ color }) => color === null);
if (!category || !withoutColor) throw new Error('There are no categories to edit');

const requests: unknown[] = [];

const meta = preview.meta({
  title: 'Features/Finance/FinanceCategoryForm',
  component: EditFinanceCategory,
  decorators: [withProviders],
  args: { id: category.id, cancelHref: '/finances/all-categories', onDone: fn(), onDirtyChange: fn() },
  beforeEach: ({ msw }) => {
    requests.length = 0;
    msw.use(
      http.post('/finance-categories', async ({ request }) => {
        requests.push(await request.clone().json());
      }),
      http.put('/finance-categories/{id}', async ({ request }) => {
        requests.push(await request.clone().json());
      }),
    );
  },
});

const { changeName } = editForm('Category Name', 'Update Category');

export const Add = meta.story({
  tags: ['screen:addFinanceCategory'],
  render: (args) => <AddFinanceCategory {...args} userId="me" />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Add Finance Category', level: 1 })).toBeVisible();
    await expect(canvas.getByPlaceholderText('e.g. Groceries, Utilities')).toHaveAccessibleName(
      'Category Name',
    );
    await expect(canvas.getByLabelText('Category Name')).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Color' })).toHaveValue('#3b82f6');
  },
});

export const Added = meta.story({
  render: (args) => <AddFinanceCategory {...args} userId="me" />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Category Name'), 'Groceries{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(requests).toEqual([{ name: 'Groceries', color: '#3b82f6', role: 'admin', user_id: 'me' }]);
  },
});

/** Another category has a name like it: the same one, which our server refuses, or one that is only alike, and can be meant. */
export const NameTaken = meta.story({
  render: (args) => <AddFinanceCategory {...args} userId="me" />,
  play: async ({ canvas, args }) => {
    const name = canvas.getByLabelText('Category Name');
    await userEvent.type(name, ` ${category.name.toUpperCase()}`);
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(`Name is already used by “${category.name}”`),
    );
    await userEvent.clear(name);
    await userEvent.type(name, 'Grocérieś');
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription('There already is “Groceries”. Is this a different one?'),
    );
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(name, ' 2');
    await expect(name).not.toHaveAccessibleDescription();
    await userEvent.type(name, '{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
});

export const Incomplete = meta.story({
  render: (args) => <AddFinanceCategory {...args} userId="me" />,
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Color' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add Category' }));
    const name = canvas.getByLabelText('Category Name');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Category Name is required'));
    await expect(canvas.getByRole('textbox', { name: 'Color' })).toHaveAccessibleDescription(
      'Color is required',
    );
  },
});

export const Edit = meta.story({
  tags: ['screen:editFinanceCategory'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByLabelText('Category Name')).toHaveValue('Groceries');
    await expect(canvas.getByLabelText('Category Name')).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: /^Edit Finance Category: ./, level: 1 })).toBeVisible();
    await changeName();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(requests).toEqual([{ name: 'My Name', color: '#3b82f6' }]);
  },
});

export const NoColor = meta.story({
  args: { id: withoutColor.id },
  play: async ({ canvas }) => {
    const color = await canvas.findByRole('textbox', { name: 'Color' });
    await expect(color).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Update Category' }));
    await waitFor(() => expect(color).toHaveAccessibleDescription('Color is required'));
    await expect(requests).toEqual([]);
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.put('/finance-categories/{id}', ({ response }) => response.untyped(unreachable())));
  },
  play: async () => {
    await changeName();
    await expectAlert(/^Something went wrong while updating the category: the server cannot be reached/);
  },
});
