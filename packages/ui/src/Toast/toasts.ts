import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

/** What a toast says, and the one action that it offers. */
export interface ToastContent {
  tone: 'positive' | 'danger' | 'warning' | 'info';
  message: string;
  /** One action, such as Undo. It closes the toast. */
  action?: { label: string; onPress: () => void };
}

/** What `toasts.add` takes. */
export interface ToastOptions extends ToastContent {
  /** Milliseconds until it closes; pauses on hover and focus. Omit it for failures and toasts with an action. */
  timeoutMs?: number;
}

/** More would cover the page; the others are queued. */
const MAX_VISIBLE = 3;

export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: MAX_VISIBLE });

/** Shows messages that outlive the screen they are about. Needs a `ToastRegion`. */
export const toasts = {
  /** Shows and announces a toast. Returns the key to close it with. */
  add: ({ timeoutMs, ...content }: ToastOptions): string => toastQueue.add(content, { timeout: timeoutMs }),
  close: (key: string): void => toastQueue.close(key),
  clear: (): void => toastQueue.clear(),
};
