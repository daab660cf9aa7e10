import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { reportLoadError } from '../overlay/reportLoadError.ts';
import { dateSegmentsLoader } from './dateSegmentsLoader.ts';
import type { DateSegmentsProps } from './DateSegmentsProps.ts';
import { StaticSegments } from './StaticSegments.tsx';
import { recordTyped, replaceSegments } from './typedEvents.ts';

// Not with `lazyWithRetry`: here the static segments have focus and keys to hand over.
/**
 * The segments of a date: static until their code has loaded, which starts when the pointer is over the field, or the
 * focus is in it or in its form. Each of these events, and typing, retries after a failure. If focus in the field fails
 * to load it, the host is told.
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
    const load = async () => {
      try {
        const { DateSegments } = await dateSegmentsLoader.load();
        if (!signal.aborted) replaceSegments(field, typed, () => setLoaded(() => DateSegments));
      } catch (error) {
        typed.length = 0;
        throw error;
      }
    };
    const prefetch = () => void load().catch(() => undefined);
    const typed = recordTyped(field, signal, prefetch);
    const isHere = (element: EventTarget | null) => element instanceof Node && field.contains(element);
    const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      if (!isHere(target)) prefetch();
      else if (!isHere(relatedTarget))
        load().catch((error: unknown) => {
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
