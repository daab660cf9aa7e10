import { type ReactNode, Suspense, lazy } from 'react';
import { useIsNeeded } from '../overlay/useIsNeeded.ts';
import { orNothing } from '../overlay/lazyPart.ts';

const DialogModal = lazy(orNothing(() => import('./DialogModal.tsx')));

export interface DialogProps {
  isOpen: boolean;
  /** Called with `false` at Escape, at the closing button and at a press beside the dialog. */
  onOpenChange: (isOpen: boolean) => void;
  /** Heading and name of the dialog. */
  title: string;
  /** Greatest width: 432, 592 or 864 px at the usual text size. */
  size?: 'small' | 'medium' | 'large';
  children: ReactNode;
  /** Whether a press beside the dialog closes it, too. Not where a slip would cost something. @default true */
  isDismissable?: boolean;
  /** Buttons at its end. */
  footer?: ReactNode;
  /** Name of the closing button. */
  closeLabel?: string;
}

/**
 * A task or something to read in front of the page, which is out of reach meanwhile. Focus starts inside and goes back to
 * where it was. Its code is fetched when it first opens.
 *
 * Not for a question before an action (AlertDialog), nor for a task that deserves an address of its own (a screen), nor
 * for a little beside a button (Popover).
 *
 * Keyboard: Tab stays inside, Escape closes.
 */
export const Dialog = (props: DialogProps) =>
  useIsNeeded(props.isOpen) ? (
    <Suspense fallback={null}>
      <DialogModal {...props} />
    </Suspense>
  ) : null;
