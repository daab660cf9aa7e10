import { expect, fireEvent, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Dropzone } from './Dropzone.tsx';

const chosenFiles = [
  { id: '1', name: 'users.csv' },
  { id: '2', name: 'orders.csv', progress: 65 },
  { id: '3', name: 'photo.heic', error: 'Only CSV files can be read' },
];

const meta = preview.meta({
  title: 'Forms/Dropzone',
  component: Dropzone,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the button, then to those that remove a file' },
      { keys: ['Enter', 'Space'], does: 'Opens the choice of files, or removes the file' },
    ],
  },
  args: { label: 'Files', accept: '.csv', files: [], onSelect: fn(), onRemove: fn() },
});

export const Default = meta.story({
  args: { description: 'CSV files of at most 10 MB.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Files')).toHaveAccessibleName('Files Choose files');
  },
});

export const OneFile = meta.story({
  args: { label: 'File', isMultiple: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('File')).toHaveAccessibleName('File Choose file');
    await expect(canvas.getByLabelText('File')).not.toHaveAttribute('multiple');
    await expect(canvas.getByText('or drop it here')).toBeVisible();
  },
});

export const WithFiles = meta.story({
  args: { files: chosenFiles },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'orders.csv' })).toHaveAttribute(
      'aria-valuenow',
      '65',
    );
    await expect(canvas.getByText('Only CSV files can be read')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove users.csv' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('1');
  },
});

export const Chosen = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const chosen = [new File(['a'], 'a.csv'), new File(['b'], 'b.csv')];
    await userEvent.upload(canvas.getByLabelText('Files'), chosen);
    await expect(args.onSelect).toHaveBeenLastCalledWith(chosen);
  },
});

/** Only files can be dropped, not words. Beside the field the browser would leave the page and open them. */
export const Dropped = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const zone = canvas.getByText('or drop them here');
    const fire = (type: string, dataTransfer: DataTransfer) =>
      fireEvent(zone, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    const words = new DataTransfer();
    words.setData('text/plain', 'Hello');
    await fire('drop', words);
    await expect(args.onSelect).not.toHaveBeenCalled();
    const files = new DataTransfer();
    files.items.add(new File(['a'], 'a.csv'));
    await fire('dragover', files);
    await expect(zone.parentElement).toHaveAttribute('data-over');
    await fire('drop', files);
    await expect(zone.parentElement).not.toHaveAttribute('data-over');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    const beside = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files });
    await fireEvent(document.body, beside);
    await expect(beside.defaultPrevented).toBe(true);
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { files: chosenFiles },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Files')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove users.csv' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('2');
  },
});

export const Invalid = meta.story({ args: { isInvalid: true, errorMessage: 'Choose at least one file' } });

export const Disabled = meta.story({ args: { isDisabled: true } });

export const Phone = meta.story({
  args: { files: [{ id: '1', name: `${'Unbreakable'.repeat(18)}.csv`, progress: 10 }] },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({ args: { files: chosenFiles }, globals: { direction: 'rtl' } });
