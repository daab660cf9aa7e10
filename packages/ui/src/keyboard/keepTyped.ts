/** How long keys are kept, in milliseconds. */
const MAX_MS = 3000;
const TYPED_INTO =
  'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';

let ongoing: AbortController | undefined;

/**
 * Keeps what is typed until a field has the focus, and writes it there. Call it for a key that opens a form or a search, whose code and
 * content may take a moment. Any other key and a press end it, and so do 3 seconds.
 */
export function keepTyped(): void {
  ongoing?.abort();
  const end = new AbortController();
  ongoing = end;
  let kept = '';
  const options = { capture: true, signal: end.signal };
  addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event;
      if (key === 'Shift') return;
      if (key.length !== 1 || ctrlKey || metaKey || altKey || isComposing) {
        end.abort();
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      kept += key;
    },
    options,
  );
  addEventListener('pointerdown', () => end.abort(), options);
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element && target.matches(TYPED_INTO))) return;
      end.abort();
      // Once what has moved the focus is done. Only this command tells frameworks of the change, and can be undone by the user.
      if (kept !== '') queueMicrotask(() => document.execCommand('insertText', false, kept));
    },
    options,
  );
  setTimeout(() => end.abort(), MAX_MS);
}
