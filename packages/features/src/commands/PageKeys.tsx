import { lazyWithRetry, usePageKeys } from '@planner/ui';
import { useState } from 'react';
import { storage } from '../shared/app/storage.ts';
import type { ShortcutsProps } from './Shortcuts.tsx';

const Shortcuts = lazyWithRetry(async () => (await import('./Shortcuts.tsx')).Shortcuts);

const STORAGE_KEY = 'keys';

/** Keys of every screen, and the list of them. The choice to turn single keys off is kept in this browser. */
export const PageKeys = ({ isOpen, onOpenChange }: Pick<ShortcutsProps, 'isOpen' | 'onOpenChange'>) => {
  const [isOn, setIsOn] = useState(() => storage.read(STORAGE_KEY) !== 'off');
  usePageKeys({ isOn, onHelp: () => onOpenChange(true) });
  return (
    <Shortcuts
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isOn={isOn}
      onChange={(next) => {
        setIsOn(next);
        storage.write(STORAGE_KEY, next ? null : 'off');
      }}
    />
  );
};
