import { expect } from 'vitest';
import { controls } from './controls.ts';

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
  return other && other.width * other.height > own.width * own.height ? other : own;
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
