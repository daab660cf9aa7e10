import { PageKeys } from '@planner/features/commands';
import { prefetchCode } from '@planner/features/page';
import { useRights } from '@planner/features/shared';
import { CommandButton, keepTyped, lazyWithRetry, useModShortcut } from '@planner/ui';
import { useState } from 'react';
import { screenPlaces } from '../shell/navigation.ts';
import { useRedirect } from '../shell/useScreen.ts';

const load = async () => (await import('../overlays.ts')).ConsolePalette;
const ConsolePalette = lazyWithRetry(load);

/** The top bar's button and the keyboard shortcut that open the palette, which loads on first use. */
export const PaletteHost = ({ onLogout }: { onLogout: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  const [areKeysShown, showKeys] = useState(false);
  const rights = useRights();
  const redirect = useRedirect();
  useModShortcut('k', (isDialogOpen) => {
    if (isOpen) setOpen(false);
    else if (!isDialogOpen) {
      setOpen(true);
      keepTyped();
    }
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
      <PageKeys
        isOpen={areKeysShown}
        onOpenChange={showKeys}
        places={screenPlaces(rights).map(({ href, ...place }) => ({ ...place, onGo: () => redirect(href) }))}
      />
    </>
  );
};
