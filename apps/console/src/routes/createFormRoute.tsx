import { useSession } from '@planner/features/auth';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { useRedirect } from '../shell/useScreen.ts';
import { UnsavedChanges } from '../unsaved/UnsavedChanges.tsx';

interface FormProps {
  /** The path's parameter; empty if it has none. */
  id: string;
  /** Id of the signed-in user. */
  userId: string;
  cancelHref: string;
  onDone: () => void;
  onDirtyChange: (isDirty: boolean) => void;
}

/** Creates the route of a form that returns to its list. */
export const createFormRoute = (Form: ComponentType<FormProps>, listPath: () => string) => () => {
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
