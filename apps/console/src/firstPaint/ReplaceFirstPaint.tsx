import { useLayoutEffect } from 'react';

/** Sets the value of a controlled input. React ignores values set through the element, because it overrides its setter. */
const setValue = (input: HTMLInputElement, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

const moveInput = (from: HTMLInputElement, to: HTMLInputElement, hadFocus: boolean): void => {
  if (from.value !== '') setValue(to, from.value);
  if (!hadFocus) return;
  to.focus();
  // Inputs of type email have no selection.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
};

/** True while index.html shows the sign-in or a spinner. */
export const hasFirstPaint = (): boolean => document.getElementById('first-paint') !== null;

/**
 * Replaces what index.html shows in the frame in which its siblings appear. They get what was typed, the
 * focus, and the submission.
 */
export const ReplaceFirstPaint = () => {
  useLayoutEffect(() => {
    const firstPaint = document.getElementById('first-paint');
    if (!firstPaint) return;
    const focused = document.activeElement;
    firstPaint.remove();
    // After the commit, in which React doesn't handle events, and before the next paint.
    queueMicrotask(() => {
      let form: HTMLFormElement | null = null;
      for (const input of firstPaint.querySelectorAll('input')) {
        const successor = document.querySelector<HTMLInputElement>(`input[name="${input.name}"]`);
        if (!successor) return;
        moveInput(input, successor, input === focused);
        ({ form } = successor);
      }
      if (firstPaint.dataset['isSubmitted']) form?.requestSubmit();
    });
  }, []);
  return null;
};
