import { useEffect, useEffectEvent } from 'react';
import { focusRow } from './focusRow.ts';
import { shortcutKey } from './useModShortcut.ts';

/** They use letters or arrows themselves. */
const USES_KEYS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="radiogroup"]';
const OVERLAYS =
  '[role="dialog"], [role="alertdialog"], dialog[open], [role="menu"], [role="listbox"], :popover-open';

const focusSearch = (): boolean => {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
};

/** How the keys of a page work. */
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
