import { fixtures } from '@planner/api-client/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectAlert, passBannerTime, ready } from '../testing/index.ts';
import { EditFinanceCategoryView } from './EditFinanceCategoryView.tsx';
import { messages } from './messages.ts';

const [category, upperCase] = fixtures.financeCategories;
if (!category || !upperCase) throw new Error('There are no categories to edit');

const meta = preview.meta({
  title: 'Features/Finance/EditFinanceCategoryView',
  component: EditFinanceCategoryView,
  args: {
    state: ready(category),
    isPending: false,
    cancelHref: '/finances/all-categories',
    onRetry: fn(),
    onDismissError: fn(),
    onSubmit: fn(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onDirtyChange: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Edit Finance Category', level: 1 })).toBeVisible();
    await expect(canvas.getByLabelText('Category Name')).toHaveValue('Groceries');
    await expect(canvas.getByRole('textbox', { name: 'Color' })).toHaveValue('#3b82f6');
    await userEvent.type(canvas.getByLabelText('Category Name'), ' and more{Enter}');
    await waitFor(() =>
      expect(args.onSubmit.mock.calls).toEqual([[{ name: 'Groceries and more', color: '#3b82f6' }]]),
    );
  },
});

/** What is stored is shown as it is stored, and walking through it changes nothing. */
export const UpperCase = meta.story({
  args: { state: ready(upperCase) },
  play: async ({ canvas, args }) => {
    const color = canvas.getByRole('textbox', { name: 'Color' });
    await expect(color).toHaveValue('#DC2626');
    await userEvent.click(color);
    await userEvent.tab();
    await expect(color).toHaveValue('#DC2626');
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
  },
});

export const NoColor = meta.story({
  args: { state: ready({ ...category, color: null }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Color' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Update Category' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Color' })).toHaveAccessibleDescription('Color is required'),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const SlowLoading = meta.story({ args: { state: { status: 'loading' }, isSlow: true } });

export const Failed = meta.story({
  args: { state: { status: 'failed', message: messages.get, isRetrying: false } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch category')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Gone = meta.story({
  args: { state: { status: 'gone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This category no longer exists')).toBeVisible();
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Updating\.\.\./ })).toBeVisible();
  },
});

export const SaveFailed = meta.story({
  args: { errorMessage: messages.update },
  play: async () => {
    await expectAlert('Failed to update category');
    await expect(await passBannerTime('Failed to update category')).toBe(3000);
  },
});

export const SaveBroke = meta.story({
  args: { errorMessage: messages.updateBroke },
  play: async () => expectAlert('Something went wrong while updating the category'),
});

export const Conflicting = meta.story({
  args: { conflict: { ...category, name: 'Food', color: '#16a34a' } },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByText('Somebody else has changed this category in the meantime')).toBeVisible(),
    );
    await expect(canvas.getByText('Food')).toBeVisible();
    await expect(canvas.getByText('#16a34a')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine (overwrite)' }));
    await waitFor(() =>
      expect(args.onKeepMine.mock.calls).toEqual([[{ name: 'Groceries', color: '#3b82f6' }]]),
    );
  },
});

export const ConflictSettled = meta.story({
  args: { conflict: { ...category, name: 'Food', color: '#16a34a' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take theirs' }));
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Category Name')).toHaveValue('Food');
    await expect(canvas.getByRole('textbox', { name: 'Color' })).toHaveValue('#16a34a');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
