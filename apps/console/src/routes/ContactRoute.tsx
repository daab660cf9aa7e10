import { Contact } from '@planner/features/contact';
import { PublicScreen } from '../shell/PublicScreen.tsx';
import { UnsavedChanges } from '../unsaved/UnsavedChanges.tsx';

export const ContactRoute = () => (
  <PublicScreen width="form">
    <UnsavedChanges>{(onDirtyChange) => <Contact onDirtyChange={onDirtyChange} />}</UnsavedChanges>
  </PublicScreen>
);
