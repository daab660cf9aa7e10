import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectAlert, passBannerTime } from '../testing/index.ts';
import { AddFinanceCategoryView } from './AddFinanceCategoryView.tsx';
import { messages } from './messages.ts';

const meta = preview.meta({
  title: 'Features/Finance/AddFinanceCategoryView',
  component: AddFinanceCategoryView,
  args: {
    isPending: false,
    cancelHref: '/finances/all-categories',
    onDismissError: fn(),
    onSubmit: fn(),
    onDirtyChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Add Finance Category', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Color' })).toHaveValue('#3b82f6');
    await expect(canvas.getByPlaceholderText(/Groceries, Utilities/)).toBe(
      canvas.getByLabelText('Category Name'),
    );
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Category Name'), 'Groceries{Enter}');
    await waitFor(() =>
      expect(args.onSubmit.mock.calls).toEqual([[{ name: 'Groceries', color: '#3b82f6' }]]),
    );
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
});

/** Each form of a colour that people type is understood. */
export const ColorTyped = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Category Name'), 'Groceries');
    const color = canvas.getByRole('textbox', { name: 'Color' });
    for (const text of ['#abc', 'ABCDEF', '#ABCDEF']) {
      await userEvent.clear(color);
      await userEvent.type(color, `${text}{Enter}`);
    }
    await waitFor(() =>
      expect(args.onSubmit.mock.calls.map(([{ color: sent }]) => sent)).toEqual([
        '#aabbcc',
        '#abcdef',
        '#abcdef',
      ]),
    );
  },
});

export const ColorPicked = meta.story({
  play: async ({ canvas, args }) => {
    await fireEvent.input(canvas.getByLabelText('Open palette'), { target: { value: '#1e293b' } });
    await expect(canvas.getByRole('textbox', { name: 'Color' })).toHaveValue('#1e293b');
    await expect(canvas.getByText('Hard to see on the dark surface')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Category Name'), 'Groceries{Enter}');
    await waitFor(() =>
      expect(args.onSubmit.mock.calls).toEqual([[{ name: 'Groceries', color: '#1e293b' }]]),
    );
  },
});

export const Incomplete = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Color' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add Category' }));
    await waitFor(() => expect(canvas.getByLabelText('Category Name')).toHaveFocus());
    await expect(canvas.getByLabelText('Category Name')).toHaveAccessibleDescription(
      'Category Name is required',
    );
    await expect(canvas.getByRole('textbox', { name: 'Color' })).toHaveAccessibleDescription(
      'Color is required',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const NoColor = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Category Name'), 'Groceries');
    const color = canvas.getByRole('textbox', { name: 'Color' });
    await userEvent.clear(color);
    await userEvent.type(color, 'blue{Enter}');
    await waitFor(() => expect(color).toHaveAccessibleDescription('Enter a color such as #3b82f6'));
    await expect(color).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Adding\.\.\./ })).toBeVisible();
  },
});

export const SaveFailed = meta.story({
  args: { errorMessage: messages.create },
  play: async ({ canvas, args }) => {
    await expectAlert('Failed to add category');
    await expect(await passBannerTime('Failed to add category')).toBe(3000);
    await waitFor(() => expect(args.onDismissError).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismissError).toHaveBeenCalledTimes(2);
  },
});

export const RefusedFields = meta.story({
  args: { fieldErrors: { color: 'This color is taken' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Color' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Color' })).toHaveAccessibleDescription(
      'This color is taken',
    );
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
