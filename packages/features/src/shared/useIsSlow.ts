import { useEffect, useState } from 'react';
import { SLOW_MS } from './constants.ts';

/** Whether something has been going on for so long that the person should be told that it still is. */
export const useIsSlow = (isBusy: boolean): boolean => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return isSlow;
};
