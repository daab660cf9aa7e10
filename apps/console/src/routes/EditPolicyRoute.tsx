import { EditPolicy } from '@planner/features/legal';
import { UnsavedChanges } from '../unsaved/UnsavedChanges.tsx';

/** The editor of the terms and conditions. */
export const EditTermsRoute = () => (
  <UnsavedChanges key="terms">
    {(onDirtyChange) => <EditPolicy key="terms" type="terms" onDirtyChange={onDirtyChange} />}
  </UnsavedChanges>
);

/** The editor of the privacy policy. */
export const EditPrivacyPolicyRoute = () => (
  <UnsavedChanges key="privacy">
    {(onDirtyChange) => <EditPolicy key="privacy" type="privacy" onDirtyChange={onDirtyChange} />}
  </UnsavedChanges>
);
