import { useEffect, useEffectEvent } from 'react';
import { shortcutKey } from './shortcutKey.ts';

const DIALOGS = '[role="dialog"], [role="alertdialog"], dialog[open]';

/**
 * Runs `onPress` instead of the browser's action for Control or Command with a letter, such as `k`, and no other modifier.
 * Controls that use the keys themselves, such as the rich-text editor, prevent their default action.
 */
export const useModShortcut = (letter: string, onPress: (isDialogOpen: boolean) => void): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, repeat } = event;
    if (!(ctrlKey || metaKey) || shiftKey || altKey || defaultPrevented) return;
    if (shortcutKey(event) !== letter) return;
    event.preventDefault();
    // Holding the keys down acts once.
    if (!repeat) onPress(document.querySelector(DIALOGS) !== null);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
};
