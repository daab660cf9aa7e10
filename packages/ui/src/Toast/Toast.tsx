import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Banner } from '../Banner/Banner.tsx';
import * as english from '../messages/english.ts';
import { useMessages } from '../messages/useMessages.ts';
import * as styles from './Toast.css.ts';
import { restoreFocus, toastRegion } from './toastRegion.ts';

export interface ToastProps {
  /** `positive` success, `info` neutral. @default 'positive' */
  tone?: 'positive' | 'info';
  /** The message. Set a `key` to announce the same words again. */
  children: ReactNode;
  /** Called after `timeoutMs` or when the close button is pressed. Stop rendering the toast. */
  onDismiss: () => void;
  /** Name of the close button. @default 'Dismiss' */
  dismissLabel?: string;
  /** Milliseconds until `onDismiss`. Pauses for all toasts while one is hovered or focused. @default 3000 */
  timeoutMs?: number;
  /** One small `Button`, such as Undo. */
  action?: ReactNode;
}

const TIMEOUT_MS = 3000;

const neverChanges = () => () => {};
const onServer = () => undefined;
const restoreFocusAfter = (toast: HTMLElement | null) => () => {
  if (toast) restoreFocus(toast);
};

/**
 * Says that something was done, above the page, which doesn't move. Rendered anywhere, shown in one region that F6 reaches.
 * Not for errors, choices, or a form that is about to close (Banner).
 */
export function Toast({ tone = 'positive', timeoutMs = TIMEOUT_MS, ...message }: ToastProps) {
  const { label } = useMessages('toast', english.toast);
  const region = useSyncExternalStore(neverChanges, () => toastRegion(label), onServer);
  return (
    region &&
    createPortal(
      <div ref={restoreFocusAfter} className={styles.toast}>
        <Banner {...message} tone={tone} timeoutMs={timeoutMs} />
      </div>,
      region,
    )
  );
}
