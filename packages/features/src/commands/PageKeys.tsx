import { lazyWithRetry, usePageKeys } from '@planner/ui';
import { useState } from 'react';
import { storage } from '../shared/app/storage.ts';
import type { Place, ShortcutsProps } from './Shortcuts.tsx';

const Shortcuts = lazyWithRetry(async () => (await import('./Shortcuts.tsx')).Shortcuts);

const STORAGE_KEY = 'keys';

export interface PageKeysProps extends Pick<ShortcutsProps, 'isOpen' | 'onOpenChange'> {
  places: readonly (Place & { onGo: () => void })[];
}

/** Keys of every screen, and the list of them. The choice to turn single keys off is kept in this browser. */
export const PageKeys = ({ isOpen, onOpenChange, places }: PageKeysProps) => {
  const [isOn, setIsOn] = useState(() => storage.read(STORAGE_KEY) !== 'off');
  usePageKeys({
    isOn,
    onHelp: () => onOpenChange(true),
    places: Object.fromEntries(places.map(({ key, onGo }) => [key, onGo])),
  });
  return (
    <Shortcuts
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isOn={isOn}
      places={places}
      onChange={(next) => {
        setIsOn(next);
        storage.write(STORAGE_KEY, next ? null : 'off');
      }}
    />
  );
};
