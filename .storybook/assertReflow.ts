import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** A window of 1280 × 1024 CSS px at a zoom of 400 % (WCAG 2.2, 1.4.10). */
const ZOOMED_PX = [320, 256] as const;

const nextFrame = () => new Promise(requestAnimationFrame);

/** Fails a story that has to be scrolled sideways at 400 % zoom. What scrolls in a region of its own, as wide tables do, may. */
export async function assertReflow(): Promise<void> {
  await page.viewport(...ZOOMED_PX);
  // One for those who measure, one for what they draw then.
  await nextFrame();
  await nextFrame();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, 'width of the page at 400 % zoom').toBeLessThanOrEqual(clientWidth);
}
