import { useEffect, useEffectEvent } from 'react';

/** ASCII, other Latin letters, and named keys such as `Enter`. */
const LATIN = /^(?:[\0-\x7f]|\p{Script=Latin}|[A-Z][A-Za-z0-9]+)$/u;

/**
 * The key of a shortcut in lower case, such as `k`: as labeled on Latin keyboards (Dvorak, AZERTY), else the key in this
 * place of a US keyboard. Undefined while an input method composes text, and with AltGr, which types characters.
 */
export const shortcutKey = (event: KeyboardEvent): string | undefined => {
  const { key, code, isComposing } = event;
  if (isComposing || event.getModifierState('AltGraph')) return undefined;
  const place = LATIN.test(key) ? undefined : /^(?:Key|Digit)(.)$/.exec(code)?.[1];
  return (place ?? key).toLowerCase();
};

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
