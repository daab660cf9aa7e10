import { isEditConflict, type Versioned } from '@planner/api-client';
import { useState } from 'react';

/** Tracks the stored versions of an item while it is edited. */
export const useVersions = <Stored extends object>(
  loaded: Versioned<Stored> | undefined,
  error: Error | null,
) => {
  const [set, setSet] = useState<{ version: Versioned<Stored> | undefined; after: typeof loaded }>();
  const [conflict, setConflict] = useState<Versioned<Stored>>();
  const current = isEditConflict<Stored>(error) ? error.current : undefined;
  const setBase = (version: Versioned<Stored> | undefined) => setSet({ version, after: loaded });
  // The next attempt resets the error.
  if (current && current !== conflict) setConflict(current);
  return {
    /** The version that another user saved first, which made a save fail; kept until `settle`. */
    conflict: current ?? conflict,
    /** The version that the user edits: the one that was set last, until another one is loaded. */
    base: (set?.after === loaded ? set?.version : undefined) ?? loaded,
    setBase,
    /** Takes the version that a save stored. */
    settle: (saved: Versioned<Stored> | undefined) => {
      setBase(saved);
      setConflict(undefined);
    },
  };
};
