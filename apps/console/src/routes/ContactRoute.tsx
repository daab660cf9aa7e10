import { Contact } from '@planner/features/contact';
import { unsaved, useBeforeUnload } from '@planner/features/page';
import { PublicScreen } from '../shell/PublicScreen.tsx';

export const ContactRoute = () => {
  useBeforeUnload();
  return (
    <PublicScreen width="form">
      <Contact onDirtyChange={unsaved.setDirty} />
    </PublicScreen>
  );
};
