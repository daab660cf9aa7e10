import { lazyWithRetry } from '../overlay/lazyWithRetry.ts';
import type { DialogProps } from './DialogModal.tsx';

const DialogModal = lazyWithRetry(async () => (await import('./DialogModal.tsx')).DialogModal, {
  isOverlay: true,
});

/** A task or something to read in front of the page. Not for confirmations (AlertDialog). */
export const Dialog = (props: DialogProps) => <DialogModal {...props} />;
