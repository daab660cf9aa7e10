import { CommandButton } from '@planner/ui';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { loadPart } from '@planner/features/shared';
import { withoutAlarm } from '../failures/missingParts.ts';

const load = async () => (await import('./ConsolePalette.tsx')).ConsolePalette;
const ConsolePalette = lazy(loadPart(load));

/** If it does not come now, it is asked for again when it is opened. */
const prefetch = () => void withoutAlarm(load).catch(() => {});

const DIALOGS = '[role="dialog"], [role="alertdialog"], dialog[open]';

/** Ctrl+K, or Command+K, with nothing else held. */
const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** The button of the top bar and the keys that open the palette, which is fetched then. */
export const PaletteHost = ({ onLogout }: { onLogout: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  if (isOpen && !isNeeded) setNeeded(true);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // An editor in which the keys make a link keeps them.
    if (!isShortcut(event) || event.defaultPrevented) return;
    event.preventDefault();
    // Keys that are held down mean what they meant at first.
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
      <CommandButton label="Search or go to" onPress={() => setOpen(true)} onNear={prefetch} />
      {isNeeded && (
        <Suspense fallback={null}>
          <ConsolePalette isOpen={isOpen} onOpenChange={setOpen} onLogout={onLogout} />
        </Suspense>
      )}
    </>
  );
};
