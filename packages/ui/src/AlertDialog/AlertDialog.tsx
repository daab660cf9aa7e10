import { type ReactNode, Suspense, lazy } from 'react';
import { useIsNeeded } from '../overlay/useIsNeeded.ts';
import { orNothing } from '../overlay/lazyPart.ts';

const AlertDialogModal = lazy(orNothing(() => import('./AlertDialogModal.tsx')));

export interface AlertDialogProps {
  isOpen: boolean;
  /** Called with `false` when the person cancels. Confirming closes nothing by itself: it may take time, or fail. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question, such as "Delete user". */
  title: string;
  /** `danger` for what cannot be taken back: the focus then starts on the button that cancels. */
  tone?: 'default' | 'danger';
  /** The verb of the question, not "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** While true nothing closes the dialog and nothing can be confirmed twice. */
  isPending?: boolean;
  /** On the confirming button while pending. */
  pendingLabel?: string;
  /** Why it did not work; announced. */
  errorMessage?: string;
  /** What will happen, and to what. */
  children: ReactNode;
}

/**
 * Asks before something that matters. The page behind is out of reach; Escape and the cancelling button leave things as
 * they are, and the focus goes back to where it was. Its code is fetched when it first opens.
 *
 * Not for forms or for reading (Dialog), nor for telling that something worked (Banner, toasts), nor before actions that
 * can be undone: just do them.
 *
 * Keyboard: Tab stays inside, Escape cancels.
 */
export const AlertDialog = (props: AlertDialogProps) =>
  useIsNeeded(props.isOpen) ? (
    <Suspense fallback={null}>
      <AlertDialogModal {...props} />
    </Suspense>
  ) : null;
