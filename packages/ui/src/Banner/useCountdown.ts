import { type RefObject, useEffect, useEffectEvent } from 'react';

// A Web Animation as timer: it can be paused, and tests can reach it with `getAnimations()`.
/** Calls `onEnd` after `durationMs`, paused while `box`, or any toast around it, is hovered or focused. Restarts when its text changes. */
export function useCountdown(
  box: RefObject<HTMLElement | null>,
  durationMs: number | undefined,
  onEnd: () => void,
): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const element = box.current;
    if (durationMs === undefined || !element) return undefined;

    const countdown = element.animate(null, { id: 'countdown', duration: durationMs });
    countdown.addEventListener('finish', () => end());

    const pausedBy = { pointer: false, focus: false };
    const setPaused = (by: keyof typeof pausedBy, isPaused: boolean) => () => {
      pausedBy[by] = isPaused;
      if (pausedBy.pointer || pausedBy.focus) countdown.pause();
      else if (countdown.playState === 'paused') countdown.play();
    };
    const listening = new AbortController();
    const { signal } = listening;
    // Toasts pause together: one that left would move the next one under the pointer.
    const area = element.closest('[data-react-aria-top-layer]') ?? element;
    // Not on pointerenter: a message often appears right under the pointer, and would never leave.
    area.addEventListener('pointermove', setPaused('pointer', true), { signal });
    area.addEventListener('pointerleave', setPaused('pointer', false), { signal });
    area.addEventListener('focusin', setPaused('focus', true), { signal });
    area.addEventListener('focusout', setPaused('focus', false), { signal });

    const words = new MutationObserver(() => {
      countdown.currentTime = 0;
    });
    words.observe(element, { subtree: true, childList: true, characterData: true });
    return () => {
      words.disconnect();
      listening.abort();
      countdown.cancel();
    };
  }, [box, durationMs]);
}
