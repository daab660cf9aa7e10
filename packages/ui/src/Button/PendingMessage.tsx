import { type ReactNode, useDeferredValue } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Announces the pending label when the button doesn't have focus. react-aria announces the focused button only. */
export function PendingMessage({ children }: { children: ReactNode }) {
  // Live regions announce changes, not their initial content, so the text renders one step later.
  const hasWords = useDeferredValue(true, false);
  return (
    <VisuallyHidden>
      <output>{hasWords ? children : null}</output>
    </VisuallyHidden>
  );
}
