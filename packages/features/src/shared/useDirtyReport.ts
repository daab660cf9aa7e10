import { useEffect, useEffectEvent } from 'react';

/** Tells the host whether a form holds unsaved work, so that it can warn before it is lost. Clean when the form leaves. */
export const useDirtyReport = (
  isDirty: boolean,
  onDirtyChange: ((isDirty: boolean) => void) | undefined,
): void => {
  const report = useEffectEvent((value: boolean) => onDirtyChange?.(value));
  useEffect(() => {
    if (!isDirty) return undefined;
    report(true);
    return () => report(false);
  }, [isDirty]);
};
