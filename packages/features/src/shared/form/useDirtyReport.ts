import { useEffect, useEffectEvent } from 'react';

/** Reports unsaved changes, so that the host can warn before they are lost. False on unmount. */
export const useDirtyReport = (isDirty: boolean, onDirtyChange: ((isDirty: boolean) => void) | undefined) => {
  const report = useEffectEvent((value: boolean) => onDirtyChange?.(value));
  useEffect(() => {
    if (!isDirty) return undefined;
    report(true);
    return () => report(false);
  }, [isDirty]);
};
