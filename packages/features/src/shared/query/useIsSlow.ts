import { useEffect, useState } from 'react';

/** After this time, in milliseconds, a request counts as slow. */
export const SLOW_MS = 8000;

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
