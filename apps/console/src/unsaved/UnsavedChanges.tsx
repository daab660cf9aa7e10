import { useSession } from '@planner/features/auth';
import { lazyWithRetry } from '@planner/ui';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useBlocker, useNavigate, useParams } from 'react-router-dom';
import { unsaved } from './unsaved.ts';

const LeaveDialog = lazyWithRetry(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);

interface UnsavedChangesProps {
  children: (onDirtyChange: (isDirty: boolean) => void) => ReactNode;
}

/** Confirms before navigation, `unsaved.leave`, or closing the page would lose the unsaved changes of a form. */
export const UnsavedChanges = ({ children }: UnsavedChangesProps) => {
  const [action, setAction] = useState<{ run: () => void }>();
  // The form stays mounted when only the search part changes.
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
    unsaved.setDirty(false);
    action?.run();
    blocker.proceed?.();
  };

  return (
    <>
      {children(unsaved.setDirty)}
      {(action !== undefined || blocker.state === 'blocked') && (
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
  const navigate = useNavigate();
  return (
    <UnsavedChanges key={id}>
      {(onDirtyChange) => (
        <Form
          id={id}
          userId={user?.id ?? ''}
          cancelHref={listPath()}
          onDone={() => void navigate(listPath())}
          onDirtyChange={onDirtyChange}
        />
      )}
    </UnsavedChanges>
  );
};
