import { type ReactNode, useSyncExternalStore } from 'react';
import { isDevelopment, report } from '../development.ts';
import { Toast, type ToastProps } from './Toast.tsx';

/** How `toast()` shows its message. */
export type ToastOptions = Pick<ToastProps, 'tone' | 'timeoutMs' | 'action'>;

interface ShownToast extends ToastOptions {
  readonly id: number;
  readonly message: ReactNode;
}

const NONE: readonly ShownToast[] = [];
let shown = NONE;
let lastId = 0;
const hosts = new Set<() => void>();

function show(toasts: readonly ShownToast[]): void {
  shown = toasts;
  for (const update of hosts) update();
}

function subscribe(update: () => void): () => void {
  hosts.add(update);
  if (isDevelopment && hosts.size > 1) report('Two ToastHosts show each toast twice: render one');
  return () => hosts.delete(update);
}

/** Shows a toast from anywhere, such as after a request. Returns a function that closes it. Needs a `ToastHost`. */
export function toast(message: ReactNode, options: ToastOptions = {}): () => void {
  if (isDevelopment && hosts.size === 0) report('toast() shows nothing: render a ToastHost');
  lastId += 1;
  const id = lastId;
  show([...shown, { ...options, id, message }]);
  return () => show(shown.filter((other) => other.id !== id));
}

/** Shows what `toast()` is called with. Render it once, around nothing. A toast that follows a state of yours is a `Toast`. */
export function ToastHost() {
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => NONE,
  );
  return toasts.map(({ id, message, ...options }) => (
    <Toast key={id} {...options} onDismiss={() => show(shown.filter((other) => other.id !== id))}>
      {message}
    </Toast>
  ));
}
