import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same and calls the latest one it was given: for events of memoised components, which would
 * otherwise render anew with everything around them. Not to be called while rendering.
 */
export const useStable = <Inputs extends unknown[], Output>(
  latest: (...inputs: Inputs) => Output,
): ((...inputs: Inputs) => Output) => {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...inputs: Inputs) => current.current(...inputs), []);
};
