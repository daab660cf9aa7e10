import { useSession } from '@planner/features/auth';
import { EditPolicy } from '@planner/features/legal';
import { UnsavedChanges } from '../unsaved/UnsavedChanges.tsx';

const editorOf = (type: 'privacy' | 'terms') => () => {
  const { offers } = useSession();
  return (
    <UnsavedChanges key={type}>
      {(onDirtyChange) => (
        <EditPolicy
          key={type}
          type={type}
          hasHistory={offers('listPolicyVersions')}
          hasDesk={offers('publishPolicy')}
          onDirtyChange={onDirtyChange}
        />
      )}
    </UnsavedChanges>
  );
};

export const EditTermsRoute = editorOf('terms');
export const EditPrivacyPolicyRoute = editorOf('privacy');
