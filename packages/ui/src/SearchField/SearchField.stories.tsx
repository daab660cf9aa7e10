import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  title: 'Forms/SearchField',
  component: SearchField,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the field' },
      { keys: ['Enter'], does: 'Searches immediately' },
      { keys: ['Escape'], does: 'Clears the field' },
    ],
  },
  args: {
    label: 'Search users',
    placeholder: 'Search users by name or email...',
    defaultValue: '',
    onChange: fn(),
    onSubmit: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search users' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Filled = meta.story({ args: { defaultValue: 'okafor' } });

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.tab();
    await userEvent.keyboard('okafor{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('okafor');
    const onKeyAround = fn();
    document.addEventListener('keydown', onKeyAround);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(onKeyAround).not.toHaveBeenCalled();
    // The next one closes what is around the field.
    await userEvent.keyboard('{Escape}');
    await expect(onKeyAround).toHaveBeenCalledOnce();
    document.removeEventListener('keydown', onKeyAround);
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
});

export const ClearedByPointer = meta.story({
  args: { defaultValue: 'okafor' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
});

export const Long = meta.story({
  args: { defaultValue: 'okafor '.repeat(40) },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({
  args: { defaultValue: 'okafor' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('searchbox')).textAlign).toBe('right');
  },
});
