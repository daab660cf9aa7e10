import type { ReactNode } from 'react';
import type { IconName } from '../icons/Icon.tsx';
import { lazyWithRetry } from '../overlay/lazyWithRetry.ts';

const CommandPaletteModal = lazyWithRetry(
  async () => (await import('./CommandPaletteModal.tsx')).CommandPaletteModal,
);

/** An entry of `CommandPalette`: a link (`href`) or an action (`onAction`). */
export interface Command {
  id: string;
  label: string;
  /** Tells commands of the same name apart. */
  description?: string;
  icon?: IconName;
  href?: string;
  onAction?: () => void;
  /** Keeps the palette open, for commands that change the list. */
  staysOpen?: boolean;
}

/** Commands under a title of `CommandPalette`. */
export interface CommandGroup {
  id: string;
  title: string;
  commands: readonly Command[];
  /** Shown above or instead of commands: loading, none found, failed. Announced. */
  message?: ReactNode;
}

export interface CommandPaletteProps {
  /** Whether the palette is shown. */
  isOpen: boolean;
  /** Called with `false` on Escape, a press outside, a chosen command, and if the code can't be fetched. */
  onOpenChange: (isOpen: boolean) => void;
  /** Name of the palette and its field. */
  label: string;
  /** Shown while the query is empty. */
  placeholder?: string;
  /** The typed text. The caller filters the commands. */
  query: string;
  /** Called with what the user typed. */
  onQueryChange: (query: string) => void;
  /** Commands by group, already filtered by the query. */
  groups: ReadonlyArray<CommandGroup>;
  /** Most characters of the query. */
  maxLength?: number;
}

/** Finds screens and actions by typing. Not for searching one list (SearchField) or actions on one thing (Menu). */
export const CommandPalette = (props: CommandPaletteProps) => <CommandPaletteModal {...props} />;
