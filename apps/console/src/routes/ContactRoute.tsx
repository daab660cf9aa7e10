import { Contact } from '@planner/features/contact';
import { PublicScreen } from '../shell/PublicScreen.tsx';
import { unsaved } from '../unsaved/unsaved.ts';
import { useBeforeUnload } from '../unsaved/useBeforeUnload.ts';

export const ContactRoute = () => {
  useBeforeUnload();
  return (
    <PublicScreen width="form">
      <Contact onDirtyChange={unsaved.setDirty} />
    </PublicScreen>
  );
};
