import { PageKeys } from '@planner/features/commands';
import { prefetchCode } from '@planner/features/page';
import { CommandButton, lazyWithRetry, useModShortcut } from '@planner/ui';
import { useState } from 'react';

const load = async () => (await import('../overlays.ts')).ConsolePalette;
const ConsolePalette = lazyWithRetry(load);

/** The top bar's button and the keyboard shortcut that open the palette, which loads on first use. */
export const PaletteHost = ({ onLogout }: { onLogout: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  const [areKeysShown, showKeys] = useState(false);
  useModShortcut('k', (isDialogOpen) => {
    if (isOpen) setOpen(false);
    else if (!isDialogOpen) setOpen(true);
  });

  return (
    <>
      <CommandButton
        label="Search or go to"
        onPress={() => setOpen(true)}
        onNear={() => prefetchCode(load)}
      />
      <ConsolePalette
        isOpen={isOpen}
        onOpenChange={setOpen}
        onShowKeys={() => showKeys(true)}
        onLogout={onLogout}
      />
      <PageKeys isOpen={areKeysShown} onOpenChange={showKeys} />
    </>
  );
};
