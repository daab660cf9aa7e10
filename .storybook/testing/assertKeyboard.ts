import { userEvent } from 'storybook/test';
import { expect } from 'vitest';

/** Minimum focus ring in CSS px (WCAG 2.2, 2.4.13). */
const RING_MIN_PX = 2;

/** Ancestors that may draw the ring: a checkbox draws it on a sibling, a group around its parts. */
const RING_DEPTH = 3;

/** `::after` too: a card's link stretches over the card with it. */
const hasRing = (element: Element) =>
  [undefined, '::after'].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= RING_MIN_PX;
  });

function showsFocus(element: Element): boolean {
  // A dialog is announced on focus and a text field shows its caret.
  if (element.matches('[role="dialog"], [role="alertdialog"], [tabindex="-1"]')) return true;
  let around: Element | null = element;
  for (let depth = 0; around && around !== document.body && depth <= RING_DEPTH; depth += 1) {
    if (hasRing(around)) return true;
    around = around.parentElement;
  }
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  return [...(label?.querySelectorAll('*') ?? [])].some(hasRing);
}

/** Rows of a long table repeat their controls; each simulated Tab looks through the whole page. */
const MAX_STOPS = 40;

const shown = (element: Element) => element.outerHTML.slice(0, 200);

/** Modals trap focus on purpose; dialog stories test Escape. */
const isModal = () =>
  document.querySelector(
    'dialog:modal, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
  ) !== null;

/** The editor handles Tab itself and needs real key events; its stories and journeys test the way out. */
const hasRichText = () => document.querySelector('[role="textbox"][contenteditable="true"]') !== null;

/** Tabs through the story as its play function left it. Every stop must show focus; none may trap it. */
export async function assertKeyboard(): Promise<void> {
  if (isModal() || hasRichText()) return;
  // A closing dialog restores focus in the next frame, which a busy machine may draw mid-test.
  await new Promise(requestAnimationFrame);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const user = userEvent.setup({ delay: null });
  const stops = new Set<Element>();
  while (stops.size < MAX_STOPS) {
    await user.tab();
    const stop = document.activeElement;
    if (!stop || stop === document.body) return;
    // `hidden="until-found"` takes no focus, which the simulated Tab key doesn't know.
    if (stop.matches('[aria-expanded="false"]') && stops.has(stop)) return;
    expect(stops.has(stop), `the Tab key comes back to ${shown(stop)} before it left the story`).toBe(false);
    stops.add(stop);
    expect(showsFocus(stop), `shows that it has the focus: ${shown(stop)}`).toBe(true);
    // Tab leaves a toolbar, but the simulated key does so from its last control only.
    const last = [...(stop.closest('[role="toolbar"]')?.querySelectorAll('button:not(:disabled)') ?? [])].at(
      -1,
    );
    if (last instanceof HTMLElement) last.focus();
  }
}
