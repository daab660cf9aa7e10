import { useSession } from '@planner/features/auth';
import { lazyWithRetry } from '@planner/ui';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useBlocker, useParams } from 'react-router-dom';
import { useRedirect } from '../shell/useScreen.ts';
import { unsaved } from './unsaved.ts';
import { useBeforeUnload } from './useBeforeUnload.ts';

const LeaveDialog = lazyWithRetry(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);

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

interface FormProps {
  /** The path's parameter; empty if it has none. */
  id: string;
  /** Id of the signed-in user. */
  userId: string;
  cancelHref: string;
  onDone: () => void;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The route of a form that returns to its list. Beside `UnsavedChanges`, because a chunk of its own would cost a request. */
export const formRoute = (Form: ComponentType<FormProps>, listPath: () => string) => () => {
  const { id = '' } = useParams();
  const { user } = useSession();
  const redirect = useRedirect();
  return (
    <UnsavedChanges key={id}>
      {(onDirtyChange) => (
        <Form
          id={id}
          userId={user?.id ?? ''}
          cancelHref={listPath()}
          onDone={() => redirect(listPath())}
          onDirtyChange={onDirtyChange}
        />
      )}
    </UnsavedChanges>
  );
};
