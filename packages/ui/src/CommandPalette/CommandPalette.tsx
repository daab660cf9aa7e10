import { type ReactNode, Suspense, lazy } from 'react';
import type { IconName } from '../icons/Icon.tsx';
import { useIsNeeded } from '../overlay/useIsNeeded.ts';
import { orNothing } from '../overlay/lazyPart.ts';

const CommandPaletteModal = lazy(orNothing(() => import('./CommandPaletteModal.tsx')));

/** One line of a CommandPalette: a place to go to (`href`) or something to do (`onAction`). */
export interface Command {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** What tells it from others of the same name. */
  description?: string;
  icon?: IconName;
  href?: string;
  onAction?: () => void;
  /** Keeps the palette open when it is chosen: for what changes the list itself. */
  staysOpen?: boolean;
}

/** Commands that belong together, under a title. */
export interface CommandGroup {
  id: string;
  title: string;
  commands: readonly Command[];
  /** In place of commands, or above them: that they are on their way, are none, or failed to come. Announced. */
  message?: ReactNode;
}

export interface CommandPaletteProps {
  isOpen: boolean;
  /** Called with `false` at Escape, at a press beside it, and when a command is chosen. */
  onOpenChange: (isOpen: boolean) => void;
  /** Name of the palette and of its field. */
  label: string;
  placeholder?: string;
  /** What is typed. Finding what fits is up to the caller. */
  query: string;
  onQueryChange: (query: string) => void;
  groups: readonly CommandGroup[];
  /** When there is nothing at all. @default 'Nothing found' */
  emptyMessage?: string;
  maxLength?: number;
}

/**
 * Reaches everything by typing a few letters of its name. The first command is ready for Enter; places are real links, so
 * that they open in a new tab as well. Its code is fetched when it first opens; a `CommandButton` makes it known.
 *
 * Not for searching one list (SearchField above it), nor for the actions on one thing (Menu).
 *
 * Keyboard: arrows walk and begin again at the end, Enter chooses, Escape closes.
 */
export const CommandPalette = (props: CommandPaletteProps) =>
  useIsNeeded(props.isOpen) ? (
    <Suspense fallback={null}>
      <CommandPaletteModal {...props} />
    </Suspense>
  ) : null;
