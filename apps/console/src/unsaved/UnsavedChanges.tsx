import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { loadPart } from '@planner/features/shared';
import { unsaved } from './unsaved.ts';

const LeaveDialog = lazy(loadPart(async () => (await import('./LeaveDialog.tsx')).LeaveDialog));

interface UnsavedChangesProps {
  /** The form; it says whether it holds changes that are not saved. */
  children: (onDirtyChange: (isDirty: boolean) => void) => ReactNode;
}

/**
 * Asks before the unsaved changes of a form are lost: by navigation, by an action given to `unsaved.leave`, or, in the
 * browser's own words, by closing or reloading the page.
 */
export const UnsavedChanges = ({ children }: UnsavedChangesProps) => {
  const [action, setAction] = useState<{ run: () => void }>();
  // Another search part is the same screen, and the form stays on it.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (unsaved.isDirty()) event.preventDefault();
    };
    unsaved.setAsk((run) => setAction({ run }));
    addEventListener('beforeunload', onBeforeUnload);
    return () => {
      unsaved.setAsk(undefined);
      unsaved.setDirty(false);
      removeEventListener('beforeunload', onBeforeUnload);
    };
  }, []);

  const stay = () => {
    setAction(undefined);
    blocker.reset?.();
  };
  const discard = () => {
    setAction(undefined);
    // It may fail, and then the form is still there with all that it holds.
    if (action) {
      action.run();
      return;
    }
    unsaved.setDirty(false);
    blocker.proceed?.();
  };

  return (
    <>
      {children(unsaved.setDirty)}
      {(action !== undefined || blocker.state === 'blocked') && (
        <Suspense fallback={null}>
          <LeaveDialog onStay={stay} onLeave={discard} />
        </Suspense>
      )}
    </>
  );
};
