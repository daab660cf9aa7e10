import { CommandButton, lazyWithRetry } from '@planner/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { prefetchCode } from '../errors/loadScreen.ts';

const load = async () => (await import('./ConsolePalette.tsx')).ConsolePalette;
const ConsolePalette = lazyWithRetry(load);

const DIALOGS = '[role="dialog"], [role="alertdialog"], dialog[open]';

/** Ctrl+K or Command+K, without other modifiers. */
const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** The top bar's button and the keyboard shortcut that open the palette, which loads on first use. */
export const PaletteHost = ({ onLogout }: { onLogout: () => void }) => {
  const [isOpen, setOpen] = useState(false);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // The rich-text editor uses the same keys for links.
    if (!isShortcut(event) || event.defaultPrevented) return;
    event.preventDefault();
    // Holding the keys down must not toggle.
    if (event.repeat) return;
    if (isOpen) setOpen(false);
    else if (!document.querySelector(DIALOGS)) setOpen(true);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <CommandButton
        label="Search or go to"
        onPress={() => setOpen(true)}
        onNear={() => prefetchCode(load)}
      />
      <ConsolePalette isOpen={isOpen} onOpenChange={setOpen} onLogout={onLogout} />
    </>
  );
};
