/** An iPad calls itself a Mac, which has no touch screen. */
export const isIOS = (): boolean =>
  typeof navigator !== 'undefined' && /^(?:iP|Mac)/.test(navigator.platform) && navigator.maxTouchPoints > 1;
