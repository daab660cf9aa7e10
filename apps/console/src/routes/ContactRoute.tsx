import { Contact } from '@planner/features/contact';
import { unsaved, useBeforeUnload } from '@planner/features/page';
import { PublicScreen } from '../shell/PublicScreen.tsx';
import type { Route } from './Route.ts';

const ContactRoute = () => {
  useBeforeUnload();
  return (
    <PublicScreen width="form">
      <Contact onDirtyChange={unsaved.setDirty} />
    </PublicScreen>
  );
};

export const contact: Route = { Component: ContactRoute };
