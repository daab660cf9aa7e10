import type { ReactNode } from 'react';
import { lazyWithRetry } from '../overlay/lazyWithRetry.ts';

const DialogModal = lazyWithRetry(async () => (await import('./DialogModal.tsx')).DialogModal);

/** What the dialog can show instead: two buttons beside the close button, and the keys K and J. */
export interface DialogSteps {
  /** Names of the buttons: “Newer message”. */
  previousLabel: string;
  nextLabel: string;
  /** Undefined at the start. */
  onPrevious: (() => void) | undefined;
  /** Undefined at the end. */
  onNext: (() => void) | undefined;
}

export interface DialogProps {
  /** Whether the dialog is shown. */
  isOpen: boolean;
  /** Called with `false` on Escape, the close button, a press outside, and when the dialog's code can't be fetched. */
  onOpenChange: (isOpen: boolean) => void;
  /** Heading and name of the dialog. */
  title: string;
  /** Maximum width: 432, 592 or 864 px at the default text size. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Content between title and buttons. */
  children: ReactNode;
  /** Closes on a press outside. Turn off if that would lose work. @default true */
  isDismissable?: boolean;
  /** Buttons at its end; primary last. */
  footer?: ReactNode;
  /** A quiet button at the start of the footer, away from the others: one that deletes. */
  footerStart?: ReactNode;
  /** For an item of a list: leads to the one before and after it. */
  steps?: DialogSteps | undefined;
  /** Name of the close button. */
  closeLabel?: string;
}

/** A task or something to read in front of the page. Not for confirmations (AlertDialog). */
export const Dialog = (props: DialogProps) => <DialogModal {...props} />;
