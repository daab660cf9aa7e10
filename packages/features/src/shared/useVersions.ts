import { isEditConflict, type Versioned } from '@planner/api-client';
import { useState } from 'react';

/** The versions of something that two people may be editing. */
export interface Versions<Stored> {
  /** What somebody else has saved in the meantime; the last save was refused for it. */
  conflict: Versioned<Stored> | undefined;
  /** The other version, once the person has chosen it. */
  taken: Versioned<Stored> | undefined;
  /** The version the person has seen: what they save goes over it and over no other. */
  seen: Versioned<Stored> | undefined;
  /** Chooses the other version. */
  takeTheirs: () => void;
}

/**
 * Keeps what a save may go over.
 *
 * @param loaded What the screen has loaded.
 * @param save The last save: why it failed, and how to forget it.
 */
export const useVersions = <Stored extends object>(
  loaded: Versioned<Stored> | undefined,
  { error, reset }: { error: Error | null; reset: () => void },
): Versions<Stored> => {
  const [taken, setTaken] = useState<Versioned<Stored>>();
  const conflict = isEditConflict<Stored>(error) ? error.current : undefined;
  const takeTheirs = () => {
    setTaken(conflict);
    reset();
  };
  return { conflict, taken, seen: taken ?? loaded, takeTheirs };
};
