import { type ReactNode, useDeferredValue } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

interface PendingMessageProps {
  live: 'assertive' | 'polite';
  children: ReactNode;
}

/** Announces the label when it changes, which screen readers don't, not even that of the focused button. */
export function PendingMessage({ live, children }: PendingMessageProps) {
  // Live regions announce changes, not their initial content, so the text renders one step later.
  const hasWords = useDeferredValue(true, false);
  return (
    <VisuallyHidden>
      <output aria-live={live}>{hasWords ? children : null}</output>
    </VisuallyHidden>
  );
}
