import type { UploadOptions } from '@planner/api-client';
import { useEffect, useRef, useState } from 'react';

/** How far an upload has got. */
export interface Upload {
  /** From 0 to 1; at 1 the server has everything and is at work. */
  share: number;
  /** Ends the upload; undefined when it is too late. */
  onCancel?: (() => void) | undefined;
}

/** Watches uploads and ends them: on demand, and with the screen, as long as the server has not got everything. */
export const useUpload = () => {
  const [share, setShare] = useState<number>();
  const [isCancelled, setCancelled] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const cancel = () => {
    setCancelled(true);
    controller.current?.abort();
  };
  const state: Upload | undefined =
    share === undefined ? undefined : { share, onCancel: share < 1 ? cancel : undefined };
  return {
    /** Undefined while nothing is on its way. */
    state,
    /** Whether the person has ended the last upload, before the server had got everything. */
    isCancelled,
    /** Gives what the call that saves takes; nothing where no file goes with it. */
    begin: (hasFiles: boolean): Pick<UploadOptions, 'signal' | 'onUploadProgress'> => {
      setCancelled(false);
      if (!hasFiles) return {};
      const own = new AbortController();
      controller.current = own;
      setShare(0);
      return {
        signal: own.signal,
        onUploadProgress: (next) => {
          // From now on nobody can say any more that nothing was saved.
          if (next === 1) controller.current = undefined;
          setShare(next);
        },
      };
    },
    /** It is over, one way or the other. */
    end: () => setShare(undefined),
  };
};
