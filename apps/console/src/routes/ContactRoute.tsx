import { Contact } from '@planner/features/contact';
import { PublicScreen } from '../shell/PublicScreen.tsx';
import { unsaved, useBeforeUnload } from '../unsaved/unsaved.ts';

export const ContactRoute = () => {
  useBeforeUnload();
  return (
    <PublicScreen width="form">
      <Contact onDirtyChange={unsaved.setDirty} />
    </PublicScreen>
  );
};
