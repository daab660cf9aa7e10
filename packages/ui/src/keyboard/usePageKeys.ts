import { useEffect, useEffectEvent } from 'react';
import { shortcutKey } from './useModShortcut.ts';

/** They use letters or arrows themselves. */
const USES_KEYS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="radiogroup"]';
const OVERLAYS =
  '[role="dialog"], [role="alertdialog"], dialog[open], [role="menu"], [role="listbox"], :popover-open';

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

const focusSearch = (): boolean => {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
};

export interface PageKeysOptions {
  /** Whether single letters and signs are keys of the page. Users must be able to turn them off (WCAG 2.1.4). */
  isOn: boolean;
  /** Called for `?`. */
  onHelp: () => void;
}

/** Keys of every page: `/` to the search, J and K or the arrows through the rows of a table, `?` for a list of keys. */
export const usePageKeys = ({ isOn, onHelp }: PageKeysOptions): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
    if (ctrlKey || metaKey || altKey || defaultPrevented || !(target instanceof Element)) return;
    if (target.closest(USES_KEYS) || document.querySelector(OVERLAYS)) return;
    const isInRow = target.closest('main tbody tr') !== null;
    const actions: Partial<Record<string, () => boolean>> = {
      ...(isOn && {
        '/': focusSearch,
        '?': () => {
          onHelp();
          return true;
        },
        j: () => focusRow(),
        k: () => focusRow(-1),
      }),
      // Elsewhere they scroll.
      ...(isInRow && { arrowdown: () => focusRow(), arrowup: () => focusRow(-1) }),
    };
    if (actions[shortcutKey(event) ?? '']?.()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
};
