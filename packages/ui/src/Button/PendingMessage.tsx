import { type ReactNode, useDeferredValue } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/**
 * Says what a pending button says when the focus is elsewhere, as when Enter in a field sent its form. react-aria announces
 * the button that has the focus, and no other.
 */
export function PendingMessage({ children }: { children: ReactNode }) {
  // Screen readers announce what changes in a live region, not what it was born with: the words come one step later.
  const hasWords = useDeferredValue(true, false);
  return (
    <VisuallyHidden>
      <output>{hasWords ? children : null}</output>
    </VisuallyHidden>
  );
}
