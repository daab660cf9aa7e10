import { lazyWithRetry } from '../overlay/lazyWithRetry.ts';
import type { AlertDialogProps } from './AlertDialogModal.tsx';

const AlertDialogModal = lazyWithRetry(
  async () => (await import('./AlertDialogModal.tsx')).AlertDialogModal,
  { isOverlay: true },
);

/** Asks for confirmation, in proportion: by a button, a reason, or a text to type. Not for forms or reading (Dialog), success messages (Banner), or small actions with Undo. */
export const AlertDialog = (props: AlertDialogProps) => <AlertDialogModal {...props} />;
