import { userEvent } from 'storybook/test';
import { expect } from 'vitest';

/** A focus ring, in CSS px (WCAG 2.2, 2.4.13 asks for 2). */
const RING_MIN_PX = 2;

/** How far from the focused element its ring may be drawn: a checkbox is drawn beside its input, a group around its parts. */
const RING_DEPTH = 3;

/** Also on `::after`, which a link stretches over the card it stands for. */
const hasRing = (element: Element) =>
  [undefined, '::after'].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= RING_MIN_PX;
  });

/** Whether `element`, or what stands for it nearby, shows that it has the focus. */
function showsFocus(element: Element): boolean {
  // A dialog takes the focus to be read out, and a text shows its caret; neither needs more.
  if (element.matches('[role="dialog"], [role="alertdialog"], [tabindex="-1"]')) return true;
  let around: Element | null = element;
  for (let depth = 0; around && around !== document.body && depth <= RING_DEPTH; depth += 1) {
    if (hasRing(around)) return true;
    around = around.parentElement;
  }
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  return [...(label?.querySelectorAll('*') ?? [])].some(hasRing);
}

const shown = (element: Element) => element.outerHTML.slice(0, 200);

/** In a dialog the Tab key stays inside; it leaves with Escape, which the stories of dialogs prove. */
const isModal = () =>
  document.querySelector(
    'dialog:modal, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
  ) !== null;

/** A rich text editor decides what Tab does in it, and real keys only; its own stories and journeys prove the way out. */
const hasRichText = () => document.querySelector('[role="textbox"][contenteditable="true"]') !== null;

/**
 * Walks through the story with the Tab key as it was left by its play function: every stop shows that it has the focus, and the
 * walk comes to an end, so that nobody is trapped.
 */
export async function assertKeyboard(): Promise<void> {
  if (isModal() || hasRichText()) return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const stops = new Set<Element>();
  for (;;) {
    await userEvent.tab();
    const stop = document.activeElement;
    if (!stop || stop === document.body) return;
    // What is hidden until found takes no focus; the simulated key does not know that and gets no further.
    if (stop.matches('[aria-expanded="false"]') && stops.has(stop)) return;
    expect(stops.has(stop), `the Tab key comes back to ${shown(stop)} before it left the story`).toBe(false);
    stops.add(stop);
    expect(showsFocus(stop), `shows that it has the focus: ${shown(stop)}`).toBe(true);
    // The arrows walk through a toolbar and Tab leaves it; the simulated key does so from its last control only.
    const last = [...(stop.closest('[role="toolbar"]')?.querySelectorAll('button:not(:disabled)') ?? [])].at(
      -1,
    );
    if (last instanceof HTMLElement) last.focus();
  }
}
