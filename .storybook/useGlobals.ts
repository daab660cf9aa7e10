import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { useCallback, useSyncExternalStore } from 'react';

const NONE: Readonly<Record<string, unknown>> = {};

/** What is chosen in the toolbar, on pages that may have no story. */
export function useGlobals({
  channel,
}: Pick<DocsContextProps, 'channel'>): Readonly<Record<string, unknown>> {
  const subscribe = useCallback(
    (listen: () => void) => {
      channel.on(GLOBALS_UPDATED, listen);
      return () => channel.off(GLOBALS_UPDATED, listen);
    },
    [channel],
  );
  return useSyncExternalStore(
    subscribe,
    () => (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]?.globals ?? NONE,
  );
}
