import { useEffect, useEffectEvent, useRef } from 'react';
import { focusRow } from './focusRow.ts';
import { keepTyped } from './keepTyped.ts';
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

const click = (control: HTMLElement | null | undefined): boolean => {
  control?.click();
  return control !== null && control !== undefined;
};

const EDITS = '[aria-keyshortcuts="E"]';

/** How long G waits for its letter. */
const GO_MS = 2000;

/** How the keys of a page work. */
export interface PageKeysOptions {
  /** Whether single letters and signs are keys of the page. Users must be able to turn them off (WCAG 2.1.4). */
  isOn: boolean;
  /** Called for `?`. */
  onHelp: () => void;
  /** What a letter after G opens. */
  places?: Readonly<Record<string, () => void>> | undefined;
}

/**
 * Keys of every page: `/` to the search, J and K or the arrows through the rows of a table, X for the checkbox of the row, E for
 * its control with `aria-keyshortcuts="E"`, outside of rows for that of the page, G and a letter to a place, `?` for a list of keys.
 */
export const usePageKeys = ({ isOn, onHelp, places = {} }: PageKeysOptions): void => {
  /** When G was pressed. */
  const goingSince = useRef<number>(undefined);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
    if (ctrlKey || metaKey || altKey || defaultPrevented || !(target instanceof Element)) return;
    if (target.closest(USES_KEYS) || document.querySelector(OVERLAYS)) return;
    const row = target.closest('main tbody tr');
    const key = shortcutKey(event) ?? '';
    const since = goingSince.current;
    goingSince.current = undefined;
    const place = isOn && since !== undefined && event.timeStamp - since < GO_MS ? places[key] : undefined;
    if (place) {
      event.preventDefault();
      place();
      return;
    }
    const actions: Partial<Record<string, () => boolean>> = {
      ...(isOn && {
        '/': focusSearch,
        '?': () => {
          onHelp();
          return true;
        },
        g: () => {
          goingSince.current = event.timeStamp;
          return true;
        },
        x: () => click(row?.querySelector<HTMLElement>('input[type="checkbox"]')),
        e: () => {
          const selector = row ? EDITS : `main ${EDITS}:not(tr *)`;
          const isFound = click((row ?? document).querySelector<HTMLElement>(selector));
          if (isFound) keepTyped();
          return isFound;
        },
        j: () => focusRow(),
        k: () => focusRow(-1),
      }),
      // Elsewhere they scroll.
      ...(row && { arrowdown: () => focusRow(), arrowup: () => focusRow(-1) }),
    };
    if (actions[key]?.()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
};
