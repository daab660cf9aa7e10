/** Prefetches the code of menus for offline use; `Menu` prefetches on hover and focus. Rejects if the fetch fails. */
export const loadMenu = (): Promise<unknown> => import('./MenuPopover.tsx');
