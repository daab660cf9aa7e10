import { flushSync } from 'react-dom';
import { editableSegments } from './editableSegments.ts';

interface TypedEvent {
  segment: number;
  event: KeyboardEvent | InputEvent;
}

/** Text arrives as `beforeinput`, also from the keyboards of phones. */
const KEYS = /^(?:Arrow|Page|Home$|End$|Backspace$|Delete$)/;

/** Keeps what is typed into static segments, and keeps it from changing or scrolling the page. */
export function recordTyped(field: HTMLElement, signal: AbortSignal, onTyped: () => void): TypedEvent[] {
  const typed: TypedEvent[] = [];
  const record = (event: KeyboardEvent | InputEvent) => {
    const segment = editableSegments(field).findIndex((one) => one === event.target);
    if (segment < 0 || ('key' in event && !KEYS.test(event.key))) return;
    event.preventDefault();
    typed.push({ segment, event });
    onTyped();
  };
  field.addEventListener('keydown', record, { signal });
  field.addEventListener('beforeinput', record, { signal });
  return typed;
}

const repeat = (event: KeyboardEvent | InputEvent) =>
  'key' in event ? new KeyboardEvent(event.type, event) : new InputEvent(event.type, event);

const focus = (element: Element | undefined | null): void => {
  if (element instanceof HTMLElement && element !== document.activeElement) flushSync(() => element.focus());
};

/** Replaces the segments without losing focus or what was typed. */
export function replaceSegments(field: HTMLElement, typed: readonly TypedEvent[], replace: () => void): void {
  const active = document.activeElement;
  const focused = editableSegments(field).findIndex((segment) => segment === active);
  flushSync(replace);
  const segments = editableSegments(field);
  let at = -1;
  for (const { segment, event } of typed) {
    if (segment !== at) focus(segments[segment]);
    at = segment;
    // A full segment has moved the focus to the next.
    flushSync(() => document.activeElement?.dispatchEvent(repeat(event)));
  }
  if (focused !== at) focus(focused < 0 ? active : segments[focused]);
}
