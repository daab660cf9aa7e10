import { EditPolicy } from '@planner/features/legal';
import { UnsavedChanges } from '../unsaved/UnsavedChanges.tsx';

const editorOf = (type: 'privacy' | 'terms') => () => (
  <UnsavedChanges key={type}>
    {(onDirtyChange) => <EditPolicy key={type} type={type} onDirtyChange={onDirtyChange} />}
  </UnsavedChanges>
);

export const EditTermsRoute = editorOf('terms');
export const EditPrivacyPolicyRoute = editorOf('privacy');
