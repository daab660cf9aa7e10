import { lazyWithRetry } from '@planner/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { unsaved, useBeforeUnload } from '@planner/features/page';

const LeaveDialog = lazyWithRetry(async () => (await import('../overlays.ts')).LeaveDialog);

const setDirty = (isDirty: boolean): void => {
  unsaved.setDirty(isDirty);
  // The question must also appear while the server cannot be reached.
  if (isDirty) LeaveDialog.prefetch();
};

interface UnsavedChangesProps {
  children: (onDirtyChange: (isDirty: boolean) => void) => ReactNode;
}

/** Confirms before a navigation, `unsaved.leave` or closing the page would lose the unsaved changes of a form. */
export const UnsavedChanges = ({ children }: UnsavedChangesProps) => {
  const [action, setAction] = useState<{ run: () => void }>();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload();
  useEffect(() => {
    unsaved.setAsk((run) => setAction({ run }));
    return () => unsaved.setAsk(undefined);
  }, []);

  const stay = () => {
    setAction(undefined);
    blocker.reset?.();
  };
  const discard = () => {
    setAction(undefined);
    unsaved.setDirty(false);
    blocker.proceed?.();
    action?.run();
  };

  return (
    <>
      {children(setDirty)}
      {(blocker.state === 'blocked' || action !== undefined) && (
        <LeaveDialog onOpenChange={stay} onStay={stay} onLeave={discard} />
      )}
    </>
  );
};
