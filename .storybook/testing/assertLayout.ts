import { expect } from 'vitest';

const CONTROLS = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  '[contenteditable="true"]',
  '[role="button"]',
  '[role="link"]',
  '[role="menuitem"]',
  '[role="option"]',
  '[role="tab"]',
  '[role="spinbutton"]',
  '[role="slider"]',
].join();

const isOutOfReach = (element: Element) =>
  element.closest('[inert], [aria-hidden="true"], [hidden]') !== null ||
  element.matches(':disabled, [aria-disabled="true"]') ||
  !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });

const controls = (): HTMLElement[] =>
  [...document.body.querySelectorAll<HTMLElement>(CONTROLS)].filter((element) => !isOutOfReach(element));

/** WCAG 2.2, 2.5.8, in CSS px. */
const TARGET_MIN_PX = 24;

/** Links in running text are exempt from 2.5.8. */
const isInText = (element: Element) =>
  element.tagName === 'A' && getComputedStyle(element).display === 'inline';

/** The clickable area: a checkbox or radio button has its label's. */
function area(element: HTMLElement): DOMRect {
  const drawn = element instanceof HTMLInputElement ? element.labels?.[0] : null;
  const own = element.getBoundingClientRect();
  const other = drawn?.getBoundingClientRect();
  return other && Math.min(other.width, other.height) > Math.min(own.width, own.height) ? other : own;
}

/** A skip link before focus, a file input behind its button. */
const isUnseen = (element: Element, { width, height }: DOMRect) =>
  Math.max(width, height) <= 1 || element.matches('input[type="file"]');

export function assertTargets(): void {
  const small = controls()
    .filter((element) => !isInText(element))
    .map((element) => ({ element, box: area(element) }))
    .filter(({ element, box }) => !isUnseen(element, box))
    // Half a pixel of rounding.
    .filter(({ box }) => Math.min(box.width, box.height) < TARGET_MIN_PX - 0.5)
    .map(
      ({ element, box }) =>
        `${box.width.toFixed(1)} × ${box.height.toFixed(1)} px: ${element.outerHTML.slice(0, 200)}`,
    );
  expect(small, `targets below ${TARGET_MIN_PX} px`).toEqual([]);
}

/** 1280 × 1024 CSS px at 400% zoom (WCAG 2.2, 1.4.10). */
const ZOOMED_PX = { width: 320, height: 256 };

const nextFrame = () => new Promise(requestAnimationFrame);

/** Regions may scroll sideways, the page may not. */
export async function assertReflow(): Promise<void> {
  // Stories run in a frame. Resizing the browser's window instead, and back, would take 60 ms per story.
  const { style } = frameElement as HTMLIFrameElement;
  const { width, height } = style;
  style.width = `${ZOOMED_PX.width}px`;
  style.height = `${ZOOMED_PX.height}px`;
  try {
    // One frame for measuring, one for painting the result.
    await nextFrame();
    await nextFrame();
    expect([innerWidth, innerHeight]).toEqual([ZOOMED_PX.width, ZOOMED_PX.height]);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth, 'width of the page at 400 % zoom').toBeLessThanOrEqual(clientWidth);
  } finally {
    Object.assign(style, { width, height });
  }
}
