import { isEditConflict, type Versioned } from '@planner/api-client';
import { useState } from 'react';

export interface Versions<Stored> {
  /** The version that another user saved first, which made the last save fail. */
  conflict: Versioned<Stored> | undefined;
  /** Saves send its ETag, so they overwrite no version that the user hasn't seen. */
  base: Versioned<Stored> | undefined;
  setBase: (version: Versioned<Stored> | undefined) => void;
  takeTheirs: () => void;
}

/** Tracks the version that a save may overwrite. */
export const useVersions = <Stored extends object>(
  loaded: Versioned<Stored> | undefined,
  { error, reset }: { error: Error | null; reset: () => void },
): Versions<Stored> => {
  const [base, setBase] = useState<Versioned<Stored>>();
  const conflict = isEditConflict<Stored>(error) ? error.current : undefined;
  const takeTheirs = () => {
    setBase(conflict);
    reset();
  };
  return { conflict, base: base ?? loaded, setBase, takeTheirs };
};
