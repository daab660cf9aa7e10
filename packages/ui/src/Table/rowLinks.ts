import type { MouseEvent } from 'react';

const CONTROLS = 'a, button, input, select, textarea, summary, label, [tabindex]';
const MIDDLE_BUTTON = 1;

/** The first link of the pressed row; undefined for its other controls, and for cells that a press could miss them in. */
function linkOf({ target, currentTarget }: MouseEvent): HTMLAnchorElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const row = target.closest('tr');
  const link = row && currentTarget.contains(row) ? row.querySelector('a') : null;
  const cell = target.closest('td, th');
  if (!link || !cell || link.contains(target)) return undefined;
  const others = [...cell.querySelectorAll(CONTROLS)].filter((control) => control !== link);
  return others.length > 0 ? undefined : link;
}

/** A click on the link itself, so that router, tooltip and browser treat it as one. */
function follow(link: HTMLAnchorElement, { shiftKey, altKey }: MouseEvent, keys: MouseEventInit) {
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey, altKey, ...keys }));
}

const preventMiddleButton = (event: MouseEvent) => {
  if (event.button === MIDDLE_BUTTON && linkOf(event)) event.preventDefault();
};

/** Handlers for the element around the rows, instead of two per row. */
export const rowLinks = {
  onClick: (event: MouseEvent) => {
    const link = linkOf(event);
    // The user has selected text.
    if (!link || event.defaultPrevented || getSelection()?.isCollapsed === false) return;
    follow(link, event, { ctrlKey: event.ctrlKey, metaKey: event.metaKey });
  },
  // The middle button would start to scroll.
  onMouseDown: preventMiddleButton,
  // On Linux it would paste the selected text into the focused field.
  onMouseUp: preventMiddleButton,
  onAuxClick: (event: MouseEvent) => {
    const link = event.button === MIDDLE_BUTTON ? linkOf(event) : undefined;
    // Browsers open a new tab with Ctrl or, on a Mac, Command.
    if (link) follow(link, event, { ctrlKey: true, metaKey: true });
  },
};
