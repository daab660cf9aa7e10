/** What opens a row: the link of its name, else its first link or button. */
const openerOf = (row: Element): HTMLElement | null =>
  row.querySelector('th a[href]') ?? row.querySelector('a[href]') ?? row.querySelector('button');

/** Focuses what opens a row: the next, the previous, or the first one if the focus is in none. Returns false without rows. */
export const focusRow = (step: 1 | -1 = 1): boolean => {
  const rows = [...document.querySelectorAll('main tbody tr')].filter(openerOf);
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[Math.min(Math.max(current + step, 0), rows.length - 1)];
  if (row) openerOf(row)?.focus();
  return row !== undefined;
};
