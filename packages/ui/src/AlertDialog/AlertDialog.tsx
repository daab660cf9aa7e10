import { lazyWithRetry } from '../overlay/lazyWithRetry.ts';
import type { AlertDialogProps } from './AlertDialogModal.tsx';

/** Prefetches the code of `AlertDialog` for offline use. Rejects if the fetch fails. */
export const loadAlertDialog = () => import('./AlertDialogModal.tsx');

const AlertDialogModal = lazyWithRetry(async () => (await loadAlertDialog()).AlertDialogModal);

/** Asks for confirmation. Not for forms or reading (Dialog), success messages (Banner), or actions with Undo. */
export const AlertDialog = (props: AlertDialogProps) => <AlertDialogModal {...props} />;
