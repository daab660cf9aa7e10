import { overlayFetches } from './lazyWithRetry.ts';

/**
 * Loads the code of dialogs, menus, tooltips and the palette before one of them opens: while the page is idle, or for a question
 * that must appear without a connection. Rejects if the fetch fails.
 */
export const loadOverlays = async (): Promise<void> => {
  await import('./overlays.ts');
  await Promise.all(overlayFetches.map((fetchCode) => fetchCode()));
};
