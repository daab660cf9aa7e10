import { useEffect, useEffectEvent } from 'react';

const DIALOGS = '[role="dialog"], [role="alertdialog"], dialog[open]';

/** Ctrl+S or Command+S; by key code on non-Latin keyboards. */
const isShortcut = ({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  (/^[a-z]$/i.test(key) ? key.toLowerCase() === 's' : code === 'KeyS') &&
  (ctrlKey || metaKey) &&
  !shiftKey &&
  !altKey;

/** Saves with Ctrl+S instead of opening the browser's dialog. Does nothing while a dialog is open. */
export const useSaveShortcut = (isEnabled: boolean, onSave: () => void): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event) || event.defaultPrevented) return;
    event.preventDefault();
    if (isEnabled && !event.repeat && !document.querySelector(DIALOGS)) onSave();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
};
