import { useSyncExternalStore } from 'react';
import * as english from '../messages/english.ts';
import { useMessages } from '../messages/useMessages.ts';
import { lazyWithRetry } from '../overlay/lazyWithRetry.ts';
import { toastQueue } from './toasts.ts';

export interface ToastRegionProps {
  /** Name of the landmark. @default 'Notifications' */
  label?: string;
}

interface StackProps extends Required<ToastRegionProps> {
  isOpen: boolean;
}

const ToastStack = lazyWithRetry<StackProps>(async () => (await import('./ToastStack.tsx')).ToastStack);

const subscribe = (onChange: () => void) => toastQueue.subscribe(onChange);
const visibleToasts = () => toastQueue.visibleToasts;

/** Shows toasts. Render it once, at the root. Not for form errors (Banner) or anything the user must read. */
export function ToastRegion({ label }: ToastRegionProps) {
  const messages = useMessages('toastRegion', english.toastRegion);
  const shown = useSyncExternalStore(subscribe, visibleToasts, visibleToasts);
  return <ToastStack label={label ?? messages.label} isOpen={shown.length > 0} />;
}
