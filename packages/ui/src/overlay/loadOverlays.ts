/**
 * Loads the code of dialogs, menus, tooltips and the palette before one of them opens: while the page is idle, or for a question
 * that must appear without a connection. Rejects if the fetch fails.
 */
export const loadOverlays = () => import('./overlays.ts');
