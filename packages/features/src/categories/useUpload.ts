import type { UploadOptions } from '@planner/api-client';
import { useEffect, useRef, useState } from 'react';

export interface Upload {
  /** From 0 to 1. At 1 the server has received everything and is processing it. */
  fraction: number;
  /** Undefined once the server has received everything. */
  onCancel?: (() => void) | undefined;
}

/** Tracks and cancels uploads. Unmounting cancels an upload that the server hasn't fully received. */
export const useUpload = () => {
  const [fraction, setFraction] = useState<number>();
  const [isCancelled, setCancelled] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const cancel = () => {
    setCancelled(true);
    controller.current?.abort();
  };
  const state: Upload | undefined =
    fraction === undefined ? undefined : { fraction, onCancel: fraction < 1 ? cancel : undefined };
  return {
    state,
    /** True if the user cancelled the last upload before the server had received everything. */
    isCancelled,
    begin: (hasFiles: boolean): Pick<UploadOptions, 'signal' | 'onUploadProgress'> => {
      setCancelled(false);
      if (!hasFiles) return {};
      const current = new AbortController();
      controller.current = current;
      setFraction(0);
      return {
        signal: current.signal,
        onUploadProgress: (next) => {
          // From here on, cancelling can't promise that nothing was saved.
          if (next === 1) controller.current = undefined;
          setFraction(next);
        },
      };
    },
    end: () => setFraction(undefined),
  };
};
