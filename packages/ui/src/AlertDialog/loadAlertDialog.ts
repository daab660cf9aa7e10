/** Prefetches the code of `AlertDialog` for offline use. Rejects if the fetch fails. */
export const loadAlertDialog = () => import('./AlertDialogModal.tsx');
