import { useLayoutEffect } from 'react';

/** Removes the picture of the sign-in that index.html starts with, in the same frame in which the real thing appears. */
export const EndOfFirstPaint = () => {
  useLayoutEffect(() => document.getElementById('first-paint')?.remove(), []);
  return null;
};
