import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DateField } from './DateField.tsx';

const INCOMPLETE = 'Enter a complete date or leave it empty';

let root: Root | undefined;
afterEach(() => root?.unmount());

const changes = vi.fn<(value: string) => void>();

function Example({ stored }: { stored: string }) {
  const [value, setValue] = useState(stored);
  return (
    <form>
      <DateField
        label="Born"
        value={value}
        onChange={(next) => {
          changes(next);
          setValue(next);
        }}
      />
      <button type="button" onClick={() => setValue(stored)}>
        Undo
      </button>
    </form>
  );
}

const show = async (stored: string) => {
  changes.mockClear();
  const container = document.body.appendChild(document.createElement('div'));
  root?.unmount();
  root = createRoot(container);
  root.render(<Example stored={stored} />);
  const field = page.getByLabelText('Born');
  await expect.element(field).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveFocus();
  return field;
};

test('a typed date', async () => {
  const field = await show('');
  await userEvent.keyboard('09271987');
  await expect.element(field).toHaveValue('1987-09-27');
  expect(changes).toHaveBeenLastCalledWith('1987-09-27');
});

test('a part of a date is reported, marked on blur, and can be undone', async () => {
  const field = await show('');
  await userEvent.keyboard('0927');
  await expect.poll(() => changes.mock.lastCall).toEqual(['incomplete']);
  await expect.element(page.getByText(INCOMPLETE)).not.toBeInTheDocument();
  (document.activeElement as HTMLElement).blur();
  await expect.element(page.getByText(INCOMPLETE)).toBeVisible();
  await expect.element(field).toHaveAccessibleDescription(INCOMPLETE);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText(INCOMPLETE)).not.toBeInTheDocument();
  expect((field.element() as HTMLInputElement).validity.badInput).toBe(false);
});

test('removing a part of a date does not clear the date, and removing all parts does', async () => {
  await show('1987-09-27');
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => changes.mock.lastCall).toEqual(['incomplete']);
  await userEvent.keyboard('{ArrowRight}{Backspace}{ArrowRight}{Backspace}');
  await expect.poll(() => changes.mock.lastCall).toEqual(['']);
});

test('a stored date can be restored after a part of it was removed', async () => {
  const field = await show('1987-09-27');
  await userEvent.keyboard('{Backspace}');
  await expect.element(field).toHaveValue('');
  // The message that appears on blur moves the button.
  (document.activeElement as HTMLElement).blur();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(field).toHaveValue('1987-09-27');
});
