import { Banner, Button } from '@planner/ui';
import { useEffect, useRef } from 'react';

export interface SlowNoteProps {
  /** Whether what is under way takes longer than people like to wait; nothing is shown before. */
  isSlow: boolean;
  /** Gives it up. */
  onCancel: () => void;
}

/** Says that the server is still at it, and lets the person give it up. Focus goes back to where it was. */
export const SlowNote = ({ isSlow, onCancel }: SlowNoteProps) => {
  const before = useRef<Element>(null);
  useEffect(() => {
    if (isSlow) before.current = document.activeElement;
  }, [isSlow]);
  const cancel = () => {
    onCancel();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return isSlow ? (
    <Banner
      tone="info"
      action={
        <Button size="small" onPress={cancel}>
          Cancel
        </Button>
      }
    >
      Still working on it: the server takes longer than usual.
    </Banner>
  ) : null;
};
