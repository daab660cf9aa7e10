import type { ReactNode } from 'react';
import { lazyWithRetry } from '../overlay/lazyWithRetry.ts';

/** Prefetches the code of `AlertDialog` for offline use. Rejects if the fetch fails. */
export const loadAlertDialog = () => import('./AlertDialogModal.tsx');

const AlertDialogModal = lazyWithRetry(async () => (await loadAlertDialog()).AlertDialogModal);

export interface AlertDialogProps {
  /** Whether the dialog is shown. */
  isOpen: boolean;
  /** Called with `false` on cancel or if the code can't be fetched. Confirming does not close the dialog. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question, such as "Delete user". */
  title: string;
  /** `danger` for what can't be undone: focus starts on the cancel button. @default 'default' */
  tone?: 'default' | 'danger';
  /** The verb of the question, not "OK". */
  confirmLabel: string;
  /** Label of the button that changes nothing. @default 'Cancel' */
  cancelLabel?: string;
  /** Called when the user confirms. Close the dialog when the work is done. */
  onConfirm: () => void;
  /** The dialog can't be closed or confirmed again. */
  isPending?: boolean;
  /** Label of the confirm button while pending. */
  pendingLabel?: string;
  /** Shown and announced when the action fails. */
  errorMessage?: string;
  /** Stays visible over a `PageCover`: for questions that name nobody. */
  isAboveCover?: boolean;
  /** What will happen, and to what. */
  children: ReactNode;
}

/** Asks for confirmation. Not for forms or reading (Dialog), success messages (Banner), or actions with Undo. */
export const AlertDialog = (props: AlertDialogProps) => <AlertDialogModal {...props} />;
