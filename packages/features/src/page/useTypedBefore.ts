import { useLayoutEffect } from 'react';

interface TypedInput {
  input: HTMLInputElement;
  value: string;
  selectionStart: number | null;
  selectionEnd: number | null;
}

/** Tells React what was typed into an input that it has hydrated. It ignores a value that the input has already. */
const replayInput = ({ input, value, selectionStart, selectionEnd }: TypedInput): void => {
  if (value === '') return;
  input.value = '';
  // The element's own setter is React's.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  // Inputs of type email have no selection.
  if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Takes over what was typed into a prerendered form, and that it was submitted, before React hydrated it. */
export const useTypedBefore = (selector: string): void => {
  useLayoutEffect(() => {
    // After the commit, in which React doesn't handle events, and before the next paint.
    queueMicrotask(() => {
      const form = document.querySelector<HTMLFormElement>(selector);
      // All of them first: React resets the other inputs when one changes.
      const typed = Array.from(form?.querySelectorAll('input') ?? [], (input): TypedInput => {
        const { value, selectionStart, selectionEnd } = input;
        return { input, value, selectionStart, selectionEnd };
      });
      typed.forEach(replayInput);
      if (form?.dataset['isSubmitted']) form.requestSubmit();
    });
  }, [selector]);
};
