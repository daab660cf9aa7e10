import { lazyWithRetry } from '../overlay/lazyWithRetry.ts';
import type { CommandPaletteProps } from './CommandPaletteModal.tsx';

const CommandPaletteModal = lazyWithRetry(
  async () => (await import('./CommandPaletteModal.tsx')).CommandPaletteModal,
);

/** Finds screens and actions by typing. Not for searching one list (SearchField) or actions on one thing (Menu). */
export const CommandPalette = (props: CommandPaletteProps) => <CommandPaletteModal {...props} />;
