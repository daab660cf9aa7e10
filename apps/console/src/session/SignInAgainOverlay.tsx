import { SignInAgain } from '@planner/features/auth';
import { paths } from '../paths.ts';
import { unsaved } from '../unsaved/unsaved.ts';
import { session } from './session.ts';

/** The sign-in over the page. Who would rather sign out is asked first if that loses unsaved work. */
export const SignInAgainOverlay = () => (
  <SignInAgain resetHref={paths.forgotPassword()} onCancel={() => unsaved.leave(session.end)} />
);
