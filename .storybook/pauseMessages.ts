/** Close to 0, with which an animation could not be finished. */
const PAUSED_RATE = 1e-6;

/** Keeps messages from timing out: pictures must not depend on a story's duration. Stories finish the animation. */
export function pauseMessages(): void {
  const animate: (this: Element, ...args: Parameters<Element['animate']>) => Animation = Reflect.get(
    Element.prototype,
    'animate',
  );
  Element.prototype.animate = function animatePaused(keyframes, options) {
    const animation = animate.call(this, keyframes, options);
    if (typeof options === 'object' && options.id === 'countdown') animation.playbackRate = PAUSED_RATE;
    return animation;
  };
}
