import { Suspense, lazy, useSyncExternalStore } from 'react';
import { useIsNeeded } from '../overlay/useIsNeeded.ts';
import { toastQueue } from './toasts.ts';
import { orNothing } from '../overlay/lazyPart.ts';

const ToastStack = lazy(orNothing(() => import('./ToastStack.tsx')));

export interface ToastRegionProps {
  /** Name of the region; F6 leads to it. */
  label?: string;
}

const subscribe = (onChange: () => void) => toastQueue.subscribe(onChange);
const hasToasts = () => toastQueue.visibleToasts.length > 0;

/**
 * Where the toasts of `toasts.add()` appear: once in an application, at its root.
 *
 * Toasts are for what just happened and needs no answer. Not for errors of a form (the field, Banner), nor for anything
 * that must be read: it may be gone before somebody looks.
 *
 * Keyboard: F6 leads to the toasts and back, Tab walks through them.
 */
export function ToastRegion({ label = 'Notifications' }: ToastRegionProps) {
  const isNeeded = useIsNeeded(useSyncExternalStore(subscribe, hasToasts, hasToasts));
  return isNeeded ? (
    <Suspense fallback={null}>
      <ToastStack label={label} />
    </Suspense>
  ) : null;
}
