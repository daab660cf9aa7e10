import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

/** What one toast says. */
export interface ToastContent {
  tone: 'positive' | 'danger' | 'warning' | 'info';
  message: string;
  /** One thing to do about it, such as undoing. The toast closes. */
  action?: { label: string; onPress: () => void };
}

export interface ToastOptions extends ToastContent {
  /**
   * Milliseconds until it goes by itself; the clock stops while somebody points at the toasts or is in them. Without it
   * the toast stays until it is closed, which is right for failures and for what asks for an action.
   */
  timeoutMs?: number;
}

/** More would cover the page; the others wait until there is room. */
const MAX_VISIBLE = 3;

/** Toasts that are waiting or shown; `ToastRegion` shows them. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: MAX_VISIBLE });

/** Says something from anywhere, even after the screen that it is about has gone. Shown where `ToastRegion` stands. */
export const toasts = {
  /** Shows a toast and announces it; gives the key to close it with. */
  add: ({ timeoutMs, ...content }: ToastOptions): string => toastQueue.add(content, { timeout: timeoutMs }),
  close: (key: string): void => toastQueue.close(key),
  /** Removes all, for instance when somebody signs out. */
  clear: (): void => toastQueue.clear(),
};
