import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query of `theme/breakpoints.ts` holds now. For behaviour that differs by width (a drawer instead of a
 * column); looks belong in `@media` rules, which cost no render.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
