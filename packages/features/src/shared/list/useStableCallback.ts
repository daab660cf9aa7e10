import { useCallback, useLayoutEffect, useRef } from 'react';

/** Stable callback for memoized components. Don't call it while rendering. Unlike `useEffectEvent`, may be a prop. */
export const useStableCallback = <Inputs extends unknown[], Output>(
  latest: (...inputs: Inputs) => Output,
): ((...inputs: Inputs) => Output) => {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...inputs: Inputs) => current.current(...inputs), []);
};
