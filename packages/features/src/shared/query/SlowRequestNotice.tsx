import { Banner, Button } from '@planner/ui';
import { useEffect, useRef, useState } from 'react';

/** After this time, in milliseconds, a request counts as slow. */
const SLOW_MS = 8000;

export const useIsSlow = (isBusy: boolean): boolean => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return isSlow;
};

export interface SlowRequestNoticeProps {
  isSlow: boolean;
  onCancel: () => void;
}

/** Offers to cancel a slow request. Cancelling restores the focus. */
export const SlowRequestNotice = ({ isSlow, onCancel }: SlowRequestNoticeProps) => {
  const focusedBefore = useRef<Element>(null);
  useEffect(() => {
    if (isSlow) focusedBefore.current = document.activeElement;
  }, [isSlow]);
  const cancel = () => {
    onCancel();
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
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
      Still working. The server is taking longer than usual.
    </Banner>
  ) : null;
};
