import { SignInAgain } from '@planner/features/auth';
import { unsaved } from '@planner/features/page';
import { paths } from '../paths.ts';
import { session } from './session.ts';

export { ConfirmSession as ConfirmOverlay } from '@planner/features/auth';

/** The sign-in dialog over a screen. Cancelling it signs out, after a warning about unsaved changes. */
export const SignInAgainOverlay = () => (
  <SignInAgain resetHref={paths.forgotPassword()} onCancel={() => unsaved.leave(session.end)} />
);
