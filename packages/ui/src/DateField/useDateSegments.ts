import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { reportLoadError } from '../overlay/reportLoadError.ts';
import { dateSegmentsLoader } from './dateSegmentsLoader.ts';
import type { DateSegmentsProps } from './DateSegmentsProps.ts';
import { StaticSegments } from './StaticSegments.tsx';
import { recordTyped, replaceSegments } from './typedEvents.ts';

// Not with `lazyWithRetry`: here the static segments have focus and keys to hand over.
/**
 * The segments of a date: static until their code has loaded, which starts when the pointer is over the field, or the
 * focus in it or in its form. If that fails, the next of these events retries; the host is told once it is the field itself.
 */
export function useDateSegments(
  fieldRef: RefObject<HTMLElement | null>,
  isNeeded: boolean,
): ComponentType<DateSegmentsProps> {
  const [Loaded, setLoaded] = useState<ComponentType<DateSegmentsProps>>();
  useEffect(() => {
    const field = fieldRef.current;
    if (Loaded || !field) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const typed = recordTyped(field, signal);
    const load = async () => {
      const { DateSegments } = await dateSegmentsLoader.load();
      if (!signal.aborted) replaceSegments(field, typed, () => setLoaded(() => DateSegments));
    };
    const prefetch = () => void load().catch(() => undefined);
    const onFocusIn = async ({ target, relatedTarget }: FocusEvent) => {
      const isHere = (element: EventTarget | null) => element instanceof Node && field.contains(element);
      if (!isHere(target)) prefetch();
      else if (!isHere(relatedTarget))
        await load().catch((error: unknown) => {
          typed.length = 0;
          if (!signal.aborted) reportLoadError(error);
        });
    };
    if (isNeeded) prefetch();
    field.addEventListener('pointerover', prefetch, { signal });
    (field.closest('form') ?? field).addEventListener('focusin', onFocusIn, { signal });
    return () => controller.abort();
  }, [fieldRef, isNeeded, Loaded]);
  return Loaded ?? StaticSegments;
}
