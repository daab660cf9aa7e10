import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `onEnd` once `durationMs` have passed, not counting the time during which `box` is hovered or holds the focus. It
 * begins anew when the words in `box` change, and ends without a call when the component leaves. Without a duration it does
 * nothing.
 *
 * The browser's animation clock keeps the time: it can be stopped, and looked at with `getAnimations()`.
 */
export function useCountdown(
  box: RefObject<HTMLElement | null>,
  durationMs: number | undefined,
  onEnd: () => void,
): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const element = box.current;
    if (durationMs === undefined || !element) return undefined;

    const clock = element.animate(null, { id: 'countdown', duration: durationMs });
    clock.addEventListener('finish', () => end());

    const holds = { pointer: false, focus: false };
    const hold = (by: keyof typeof holds, isHeld: boolean) => () => {
      holds[by] = isHeld;
      if (holds.pointer || holds.focus) clock.pause();
      else if (clock.playState === 'paused') clock.play();
    };
    const listening = new AbortController();
    const { signal } = listening;
    // Not when it enters: a message often appears right under the pointer that has just pressed a button, and would stay.
    element.addEventListener('pointermove', hold('pointer', true), { signal });
    element.addEventListener('pointerleave', hold('pointer', false), { signal });
    element.addEventListener('focusin', hold('focus', true), { signal });
    element.addEventListener('focusout', hold('focus', false), { signal });

    const words = new MutationObserver(() => {
      clock.currentTime = 0;
    });
    words.observe(element, { subtree: true, childList: true, characterData: true });
    return () => {
      words.disconnect();
      listening.abort();
      clock.cancel();
    };
  }, [box, durationMs]);
}
