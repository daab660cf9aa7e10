import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** 1280 × 1024 CSS px at 400% zoom (WCAG 2.2, 1.4.10). */
const ZOOMED_PX = [320, 256] as const;

const nextFrame = () => new Promise(requestAnimationFrame);

/** Regions may scroll sideways, the page may not. */
export async function assertReflow(): Promise<void> {
  await page.viewport(...ZOOMED_PX);
  // One frame for measuring, one for painting the result.
  await nextFrame();
  await nextFrame();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, 'width of the page at 400 % zoom').toBeLessThanOrEqual(clientWidth);
}
