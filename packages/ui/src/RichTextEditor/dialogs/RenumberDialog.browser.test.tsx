import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderEditor, settle } from '../testing/renderEditor.tsx';

test('a plan of thousands renders the rows in view, and ticks and changes all', async () => {
  await page.viewport(1200, 900);
  // The third clause is missing.
  const numbers = Array.from({ length: 2000 }, (_, index) => (index < 2 ? index + 1 : index + 2));
  const { stored, close } = await renderEditor({
    value: numbers.map((number) => `<p>${number}. As in clause ${number}.</p>`).join(''),
  });
  await userEvent.click(page.getByRole('button', { name: 'Numbering' }).first());
  await userEvent.click(page.getByRole('menuitem', { name: 'Renumber' }));
  const dialog = page.getByRole('dialog', { name: 'Renumber' });
  await expect.element(dialog.getByRole('table')).toHaveAttribute('aria-rowcount', '3997');
  expect(dialog.getByRole('row').length).toBeLessThan(500);
  const box = (number: number) =>
    dialog.getByRole('checkbox', { name: `Clause ${number} becomes ${number - 1}`, exact: true });
  await expect.element(box(4)).toBeChecked();

  // Backward from the button: the last row.
  dialog.getByRole('button', { name: 'Change 3996 numbers' }).element().focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect
    .element(dialog.getByRole('checkbox', { name: 'Reference to 2001 becomes 2000' }))
    .toHaveFocus();
  await userEvent.keyboard(' ');
  // Rows that were not rendered yet come when they are scrolled to.
  await expect.element(box(1002)).not.toBeInTheDocument();
  const sections = dialog.element().querySelectorAll('tbody');
  sections[40]?.scrollIntoView();
  await expect.element(box(1002)).toBeVisible();
  await userEvent.click(box(1002));
  await userEvent.click(dialog.getByRole('button', { name: 'Change 3994 numbers' }));
  await expect.poll(stored).toContain('<p>1002. As in clause 1001.</p><p>1002. As in clause 1002.</p>');
  expect(stored()).toMatch(/<p>2\. As in clause 2\.<\/p><p>3\. As in clause 3\.<\/p>/);
  expect(stored()).toMatch(/<p>2000\. As in clause 2001\.<\/p>$/);
  await settle();
  await close();
});
